"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { drawFirstPage, firstPageLanes } from "@/components/kit/page-preview/warm-first-pages";
import { TEMPLATE_NAMES, type TemplateName } from "@/contracts/model/resume/templates";
import { inLook, type Printable } from "@/typeset/content/printable";

/** The pictures of the last document state that was drawn, whichever template it had: addresses of blobs by template. */
let kept: { state: string; pictures: Map<TemplateName, string> } = { state: "", pictures: new Map() };

/** The pictures of a document rendered so far; those of other states are discarded. */
function picturesOf(printable: Printable): Map<TemplateName, string> {
  const state = JSON.stringify(inLook(printable, "onyx"));
  if (kept.state !== state) {
    for (const address of kept.pictures.values()) URL.revokeObjectURL(address);
    kept = { state, pictures: new Map() };
  }
  return kept.pictures;
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
      const begun = new Set(made.keys());
      const next = () =>
        TEMPLATE_NAMES.find((name) => !begun.has(name) && inView.current.has(name)) ??
        TEMPLATE_NAMES.find((name) => !begun.has(name));
      async function drawInTurn() {
        for (let name = next(); name && !isOver; name = next()) {
          begun.add(name);
          const svg = await drawFirstPage(inLook(start, name));
          made.set(name, URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" })));
          if (!isOver) setPictures(new Map(made));
        }
      }
      await Promise.all(Array.from({ length: firstPageLanes() }, drawInTurn));
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
