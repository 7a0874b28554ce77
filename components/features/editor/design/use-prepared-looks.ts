"use client";

import { useContext, useEffect, useRef } from "react";
import { opened, useEditor, useOpenEditor } from "@/components/features/editor/core/use-editor";
import { drawLooks, knownLooks } from "@/components/features/editor/design/draw-looks";
import { prepareLooks } from "@/components/features/editor/design/prepare-looks";
import { DesignContext } from "@/components/features/editor/design/use-design";
import { namesOwnFamily, useOwnFamilies } from "@/components/features/editor/design/use-own-families";
import { useServedLooks } from "@/components/features/editor/design/use-served-looks";
import { TEMPLATE_NAMES } from "@/contracts/model/resume/templates";
import type { Printable } from "@/typeset/content/printable";

/** Devices with less memory, in gigabytes, start no engine for what is not shown yet: it takes some hundred megabytes. */
const LEAST_MEMORY_GB = 4;

type Device = { deviceMemory?: number; connection?: { saveData?: boolean } };
const hasRoom = (): boolean => ((navigator as Device).deviceMemory ?? LEAST_MEMORY_GB) >= LEAST_MEMORY_GB;
const savesData = (): boolean => (navigator as Device).connection?.saveData ?? false;

/** Reads the document as it prints now, with the account's uploaded families that it names. */
export function usePrintable(): () => Printable {
  const { metadata, printable } = opened(useContext(DesignContext));
  const ownFamilies = useOwnFamilies(namesOwnFamily(metadata()));
  return () => ({ ...printable(), ownFamilies });
}

/**
 * Prepares the first page in every template while nobody edits, so that the gallery shows them when it opens: the server is asked for one
 * after the other at low priority, each once for the same content, and the next edit stops that. Nothing is prepared while `isOpen`. The gallery's own code is
 * loaded along.
 * Returns what is to be called when the pointer or the focus comes near: then as many are drawn at a time as in the gallery.
 */
export function usePreparedLooks(isOpen: boolean, preloadGallery: () => void): () => void {
  const { store } = useOpenEditor();
  const hasPage = useEditor((state) => state.hasPage);
  const printable = usePrintable();
  const latest = useRef(printable);
  latest.current = printable;
  const servedLooks = useServedLooks();
  const near = useRef(() => {});

  useEffect(() => {
    if (!hasPage || isOpen) return;
    const draw = async (isNear: boolean, isOver: () => boolean) => {
      preloadGallery();
      const current = latest.current();
      const known = knownLooks(current);
      const names = TEMPLATE_NAMES.filter((name) => !known.has(name));
      const served = names.length === 0 ? null : await servedLooks();
      if (!served && !(isNear && hasRoom())) return;
      await drawLooks(current, { names, atATime: isNear && served ? "many" : "one", served, need: "later" }, isOver);
    };
    const preparation = prepareLooks({ draw, isAllowed: () => document.visibilityState === "visible" && !savesData() });
    near.current = preparation.near;
    window.addEventListener("keydown", preparation.edited, { capture: true });
    document.addEventListener("visibilitychange", preparation.shown);
    const unsubscribe = store.subscribe((state, before) => {
      if (state.timeline.document !== before.timeline.document) preparation.edited();
    });
    return () => {
      preparation.stop();
      near.current = () => {};
      window.removeEventListener("keydown", preparation.edited, { capture: true });
      document.removeEventListener("visibilitychange", preparation.shown);
      unsubscribe();
    };
  }, [store, hasPage, isOpen, preloadGallery, servedLooks]);

  return () => near.current();
}
