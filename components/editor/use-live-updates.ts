"use client";

import { useEffect } from "react";
import { api } from "@/components/api/client";
import { cardOf, type OpenEditor } from "@/components/editor/open-editor";

/** The browser gives a stream up when it was refused (signed out, server gone); then it is tried again. Milliseconds. */
const REOPEN_MS = 15_000;
/** Opening the editor comes first; what is missed until then is looked for at once. Milliseconds. */
const FIRST_MS = 2_000;

/**
 * Takes in what changes elsewhere (another device, a program) while nothing here is unsaved. With unsaved text nothing is taken:
 * the save itself finds the conflict and shows both sides. A stream occupies one of the few connections a browser opens to a
 * server, so only the tab in view has one; a tab that comes into view looks once.
 */
export function useLiveUpdates({ store, runner }: OpenEditor): void {
  useEffect(() => {
    const { id } = store.getState().card;
    let stream: EventSource | null = null;
    let reopening: ReturnType<typeof setTimeout> | undefined;

    const isQuiet = () => store.getState().saving.status === "saved" && !runner.hasUnsaved() && !runner.isExclusive();
    const isNews = (updatedAt: string) => isQuiet() && updatedAt > store.getState().saving.basedOn;

    async function look(): Promise<void> {
      if (!isQuiet()) return;
      try {
        const stored = await api.resumes.read({ id });
        if (!isNews(stored.updatedAt)) return;
        store.getState().setCard(cardOf(stored));
        await runner.adopt(stored);
      } catch {
        // Signed out, offline or deleted: saving says so as soon as there is something to save.
      }
    }

    function open(): void {
      close();
      if (document.visibilityState !== "visible") return;
      const opened = new EventSource(`/api/openapi/resumes/${encodeURIComponent(id)}/updates`);
      stream = opened;
      // Between reading and listening, and while a stream was down, something may have been missed.
      opened.onopen = () => void look();
      opened.onmessage = ({ data }: MessageEvent<string>) => {
        const { updatedAt } = JSON.parse(data) as { updatedAt: string };
        if (isNews(updatedAt)) void look();
      };
      opened.onerror = () => {
        if (opened.readyState === EventSource.CLOSED) reopening = setTimeout(open, REOPEN_MS);
      };
    }

    function close(): void {
      clearTimeout(reopening);
      stream?.close();
      stream = null;
    }

    const seen = () => (document.visibilityState === "visible" ? open() : close());
    reopening = setTimeout(open, FIRST_MS);
    document.addEventListener("visibilitychange", seen);
    return () => {
      document.removeEventListener("visibilitychange", seen);
      close();
    };
  }, [store, runner]);
}
