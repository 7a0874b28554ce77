"use client";

import { type MouseEvent, type RefObject, useEffect, useMemo, useRef } from "react";
import { readField, textOfHtml } from "@/components/features/editor/writing/field-text";
import { pageKeys } from "@/components/features/editor/writing/page-keys";
import { createPageWriting } from "@/components/features/editor/writing/page-writing";
import { fieldOnPage } from "@/components/kit/page-preview/writing/field-on-page";
import { valueAt } from "@/domain/patch/index-path";

type Options = {
  /** An element around the pages. */
  desk: RefObject<HTMLElement | null>;
  /** The document as it is shown. */
  shown: object;
  jump: (pointer: string) => void;
};

const HTML = /^<[a-z]/i;

/** The text of a field as it is written; null for fields that are no text. */
function writtenAt(document: object, pointer: string): string | null {
  const value = valueAt(document, pointer);
  if (typeof value !== "string") return null;
  return HTML.test(value) ? textOfHtml(value) : value;
}

/** Lets the person write on the page: what a pressed field and drawn pages have to do for it. */
export function usePageWriting({ desk, shown, jump }: Options) {
  const latest = useRef({ shown, jump });
  useEffect(() => {
    latest.current = { shown, jump };
  });
  const writing = useMemo(() => {
    const surface = () => desk.current?.querySelector<HTMLElement>(".page-preview-surface") ?? null;
    const page = createPageWriting({ surface, jump: (pointer) => latest.current.jump(pointer) });
    const isWritable = (pointer: string) => {
      const pages = surface();
      const text = writtenAt(latest.current.shown, pointer);
      if (pages === null || text === null || text.trim() === "") return false;
      return page.isKnown(pointer) || fieldOnPage(pages, pointer, text) !== null;
    };
    return { ...page, surface, keys: pageKeys({ writing: page, surface, isWritable }) };
  }, [desk]);

  useEffect(() => {
    let drawnText: string | undefined;
    const handled = (event: Event, isHandled: boolean) => {
      if (!isHandled) return;
      event.preventDefault();
      event.stopPropagation();
    };
    const onKeyFirst = (event: KeyboardEvent) => handled(event, writing.keys.first(event));
    const onKeyAfter = (event: KeyboardEvent) => handled(event, writing.keys.afterField(event));
    // What was typed is drawn a moment later, and the caret with it.
    const onSelection = () => {
      if (!writing.isWriting()) return;
      const text = readField(document.activeElement)?.text;
      if (text === drawnText || drawnText === undefined) writing.draw();
      drawnText = text;
    };
    const onFocus = () => {
      if (writing.isWriting() && !writing.isArriving()) writing.draw();
    };
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !writing.surface()?.contains(target)) writing.stop();
    };
    document.addEventListener("keydown", onKeyFirst, { capture: true });
    document.addEventListener("keydown", onKeyAfter);
    document.addEventListener("selectionchange", onSelection);
    document.addEventListener("focusin", onFocus);
    document.addEventListener("pointerdown", onPress);
    return () => {
      document.removeEventListener("keydown", onKeyFirst, { capture: true });
      document.removeEventListener("keydown", onKeyAfter);
      document.removeEventListener("selectionchange", onSelection);
      document.removeEventListener("focusin", onFocus);
      document.removeEventListener("pointerdown", onPress);
    };
  }, [writing]);

  function onFieldPress(pointer: string | null, event: MouseEvent): void {
    if (event.button !== 0) return;
    if (pointer === null) {
      writing.stop();
      return;
    }
    // The focus stays in the field of the panel, or goes to it.
    event.preventDefault();
    writing.keys.forgetColumn();
    writing.press(pointer, { x: event.clientX, y: event.clientY }, { clicks: event.detail, isExtending: event.shiftKey });
    const onMove = ({ clientX, clientY, buttons }: globalThis.MouseEvent) => {
      if (buttons & 1) writing.drag({ x: clientX, y: clientY });
    };
    window.addEventListener("mousemove", onMove);
    window.addEventListener("mouseup", () => window.removeEventListener("mousemove", onMove), { once: true });
  }

  return { onFieldPress, onPages: writing.draw };
}
