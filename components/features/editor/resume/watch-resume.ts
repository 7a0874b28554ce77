import { addressOf } from "@/components/kit/api/address";

/** The browser closes a rejected stream (signed out, server gone); it is then retried. Milliseconds. */
const REOPEN_MS = 15_000;

/** Listens for server events about a resume until the returned function is called. */
export function watchResume(id: string, look: (basedOn?: string) => void): () => void {
  let stream: EventSource | null = null;
  let reopening: ReturnType<typeof setTimeout> | undefined;

  function open(): void {
    const opened = new EventSource(addressOf(({ resumes }) => resumes.updates, { id }));
    stream = opened;
    // Changes between reading and listening, or while the stream was down, may have been missed.
    opened.onopen = () => look();
    opened.onmessage = ({ data }: MessageEvent<string>) => look((JSON.parse(data) as { updatedAt: string }).updatedAt);
    opened.onerror = () => {
      if (opened.readyState === EventSource.CLOSED) reopening = setTimeout(open, REOPEN_MS);
    };
  }

  open();
  return () => {
    clearTimeout(reopening);
    stream?.close();
  };
}
