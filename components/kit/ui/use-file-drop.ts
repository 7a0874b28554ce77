"use client";

import { useEffect, useRef, useState } from "react";

/** Everything that takes dropped files at the moment. A dialog opens over a page: what opened last gets them, and only that. */
const takers: symbol[] = [];

/** Accepts files dropped anywhere on the page; returns whether files are being dragged over it. */
export function useFileDrop(onFiles: (files: File[]) => void, isOn: boolean): boolean {
  const [isOver, setOver] = useState(false);
  const latest = useRef(onFiles);
  useEffect(() => {
    latest.current = onFiles;
  });
  useEffect(() => {
    if (!isOn) return;
    const taker = Symbol("taker of files");
    takers.push(taker);
    const isForMe = (event: DragEvent) => takers.at(-1) === taker && (event.dataTransfer?.types.includes("Files") ?? false);
    function onDragOver(event: DragEvent) {
      if (!isForMe(event)) return;
      event.preventDefault();
      setOver(true);
    }
    function onDragLeave(event: DragEvent) {
      // Without a related target, the pointer has left the page.
      if (event.relatedTarget === null) setOver(false);
    }
    function onDrop(event: DragEvent) {
      if (!isForMe(event)) return;
      event.preventDefault();
      setOver(false);
      latest.current([...(event.dataTransfer?.files ?? [])]);
    }
    document.addEventListener("dragover", onDragOver);
    document.addEventListener("dragleave", onDragLeave);
    document.addEventListener("drop", onDrop);
    return () => {
      takers.splice(takers.indexOf(taker), 1);
      document.removeEventListener("dragover", onDragOver);
      document.removeEventListener("dragleave", onDragLeave);
      document.removeEventListener("drop", onDrop);
    };
  }, [isOn]);
  return isOver;
}
