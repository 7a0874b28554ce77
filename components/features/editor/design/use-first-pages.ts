"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { drawLooks, knownLooks } from "@/components/features/editor/design/draw-looks";
import { useServedLooks } from "@/components/features/editor/design/use-served-looks";
import { TEMPLATE_NAMES, type TemplateName } from "@/contracts/model/resume/templates";
import type { Printable } from "@/typeset/content/printable";

/**
 * The first page of a document in every template, drawn by the server or in separate engines, visible ones first. Stops with the
 * component. Returns the available pictures, and a ref for the elements that show them.
 */
export function useFirstPages(printable: Printable) {
  const servedLooks = useServedLooks();
  const [pictures, setPictures] = useState<ReadonlyMap<TemplateName, string>>(() => knownLooks(printable));
  const [isUnavailable, setUnavailable] = useState(false);
  const inView = useRef(new Set<TemplateName>());

  useEffect(() => {
    let isOver = false;
    const known = knownLooks(printable);
    setPictures(known);
    const rest = TEMPLATE_NAMES.filter((name) => !known.has(name));
    const isSeen = (name: TemplateName) => inView.current.has(name);
    const names = [...rest.filter(isSeen), ...rest.filter((name) => !isSeen(name))];
    const onPicture = (name: TemplateName, address: string) => setPictures((now) => new Map(now).set(name, address));
    const draw = async () => {
      const served = names.length === 0 ? null : await servedLooks();
      await drawLooks(printable, { names, atATime: "many", onPicture, served }, () => isOver);
    };
    draw().catch(() => {
      // If the engine cannot run, the samples stay, and the dialog shows a note.
      if (!isOver) setUnavailable(true);
    });
    return () => {
      isOver = true;
    };
  }, [printable, servedLooks]);

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
