"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { drawFirstPage, firstPageLane, firstPageLanes } from "@/components/kit/page-preview/warm-first-pages";
import { TEMPLATE_NAMES, type TemplateName } from "@/contracts/model/resume/templates";
import { inLook, type Printable } from "@/typeset/content/printable";

/** The pictures of the last document state that was drawn, whichever template it had: addresses of blobs by template. */
let cached: { state: string; pictures: Map<TemplateName, string> } = { state: "", pictures: new Map() };

/** The pictures of a document rendered so far; those of other states are discarded. */
function picturesOf(printable: Printable): Map<TemplateName, string> {
  const state = JSON.stringify(inLook(printable, "onyx"));
  if (cached.state !== state) {
    for (const address of cached.pictures.values()) URL.revokeObjectURL(address);
    cached = { state, pictures: new Map() };
  }
  return cached.pictures;
}

/**
 * The first page of a document in every template, rendered in separate engines, visible ones first. Stops with the
 * component. Returns the available pictures, and a ref for the elements that show them.
 */
export function useFirstPages(printable: Printable) {
  const [start] = useState(printable);
  const [pictures, setPictures] = useState<ReadonlyMap<TemplateName, string>>(() => new Map(picturesOf(start)));
  const [isUnavailable, setUnavailable] = useState(false);
  const inView = useRef(new Set<TemplateName>());

  useEffect(() => {
    let isOver = false;
    async function drawAll() {
      const made = picturesOf(start);
      const rest = TEMPLATE_NAMES.filter((name) => !made.has(name));
      const isSeen = (name: TemplateName) => inView.current.has(name);
      const inTurn = [...rest.filter(isSeen), ...rest.filter((name) => !isSeen(name))];
      async function draw(name: TemplateName) {
        if (isOver) return;
        const svg = await drawFirstPage(inLook(start, name));
        made.set(name, URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" })));
        if (!isOver) setPictures(new Map(made));
      }
      // A lane's next page is asked for once the one before is there: what is left when the gallery closes is not drawn.
      const lanes = Array.from({ length: firstPageLanes() }, (_, lane) => inTurn.filter((name) => firstPageLane(name) === lane));
      await Promise.all(lanes.map((names) => names.reduce((before, name) => before.then(() => draw(name)), Promise.resolve())));
    }
    drawAll().catch(() => {
      // If the engine cannot run, the samples stay, and the dialog shows a note.
      if (!isOver) setUnavailable(true);
    });
    return () => {
      isOver = true;
    };
  }, [start]);

  const watch = useCallback((element: HTMLElement | null) => {
    const name = TEMPLATE_NAMES.find((each) => each === element?.dataset.template);
    if (!element || !name) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) inView.current.add(name);
      else inView.current.delete(name);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return { pictures, isUnavailable, watch };
}
