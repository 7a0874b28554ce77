"use client";

import { useContext, useEffect, useRef } from "react";
import { opened, useEditor, useOpenEditor } from "@/components/features/editor/core/use-editor";
import { drawLooks } from "@/components/features/editor/design/draw-looks";
import { DesignContext } from "@/components/features/editor/design/use-design";
import { namesOwnFamily, useOwnFamilies } from "@/components/features/editor/design/use-own-families";
import { useServedLooks } from "@/components/features/editor/design/use-served-looks";
import { TEMPLATE_NAMES } from "@/contracts/model/resume/templates";
import type { Printable } from "@/typeset/content/printable";

/**
 * How long nothing must have been edited before pages are drawn that nobody asked for, in milliseconds: at first, when the engines begin,
 * and later, when thinking for a moment must not cost the battery seventeen pages.
 */
const QUIET_MS = { first: 8_000, later: 30_000 };
/** Devices with less memory, in gigabytes, draw only what is asked for: the engines take some hundred megabytes. */
const LEAST_MEMORY_GB = 4;

const hasRoom = (): boolean => ((navigator as { deviceMemory?: number }).deviceMemory ?? LEAST_MEMORY_GB) >= LEAST_MEMORY_GB;

/** Reads the document as it prints now, with the account's uploaded families that it names. */
export function usePrintable(): () => Printable {
  const { metadata, printable } = opened(useContext(DesignContext));
  const ownFamilies = useOwnFamilies(namesOwnFamily(metadata()));
  return () => ({ ...printable(), ownFamilies });
}

/**
 * Draws the first page in every template while nobody edits, one at a time, so that the gallery shows them when it opens. The next edit
 * stops it. Returns what has the server draw them at once, for a pointer that comes near.
 */
export function usePreparedLooks(): () => void {
  const { store } = useOpenEditor();
  const hasPage = useEditor((state) => state.hasPage);
  const printable = usePrintable();
  const latest = useRef(printable);
  latest.current = printable;
  const servedLooks = useServedLooks();
  const begin = useRef((_isNear: boolean) => {});

  useEffect(() => {
    if (!hasPage || !hasRoom()) return;
    let run = { isOver: true };
    let timer: ReturnType<typeof setTimeout> | undefined;
    let quietMs = QUIET_MS.first;
    begin.current = (isNear) => {
      clearTimeout(timer);
      quietMs = QUIET_MS.later;
      if ((!run.isOver && !isNear) || document.visibilityState === "hidden") return;
      run.isOver = true;
      const own = { isOver: false };
      run = own;
      const draw = async () => {
        const served = isNear ? await servedLooks() : null;
        await drawLooks(latest.current(), { names: TEMPLATE_NAMES, atATime: served ? "many" : "one", served }, () => own.isOver);
      };
      // Where the engine cannot run, the gallery says so.
      draw().catch(() => {});
    };
    const wait = () => {
      run.isOver = true;
      clearTimeout(timer);
      timer = setTimeout(() => begin.current(false), quietMs);
    };
    wait();
    window.addEventListener("keydown", wait, { capture: true });
    const unsubscribe = store.subscribe((state, before) => {
      if (state.timeline.document !== before.timeline.document) wait();
    });
    return () => {
      run.isOver = true;
      clearTimeout(timer);
      begin.current = () => {};
      window.removeEventListener("keydown", wait, { capture: true });
      unsubscribe();
    };
  }, [store, hasPage, servedLooks]);

  return () => begin.current(true);
}
