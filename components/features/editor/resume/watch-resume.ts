import { addressOf } from "@/components/kit/api/address";

/** The browser gives a stream up when it was refused (signed out, server gone); then it is tried again. Milliseconds. */
const REOPEN_MS = 15_000;

/** Listens to the server's news about one resume until the answer is called. */
export function watchResume(id: string, look: (basedOn?: string) => void): () => void {
  let stream: EventSource | null = null;
  let reopening: ReturnType<typeof setTimeout> | undefined;

  function open(): void {
    const opened = new EventSource(addressOf(({ resumes }) => resumes.updates, { id }));
    stream = opened;
    // Between reading and listening, and while a stream was down, something may have been missed.
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
