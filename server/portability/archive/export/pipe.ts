/** The reader has left. */
export class ReaderGone extends Error {}

/** Two ends of a stream: a write resolves once its bytes are requested, and rejects with ReaderGone once the reader has left. */
export function pipe(): { readable: ReadableStream<Uint8Array>; writable: WritableStream<Uint8Array> } {
  let isGone = false;
  let wake = () => {};
  let end: ReadableStreamDefaultController<Uint8Array>;
  const readable = new ReadableStream<Uint8Array>({
    start: (controller) => {
      end = controller;
    },
    pull: () => wake(),
    cancel: () => {
      isGone = true;
      wake();
    },
  });
  const writable = new WritableStream<Uint8Array>({
    async write(bytes) {
      if (isGone) throw new ReaderGone();
      end.enqueue(bytes);
      if ((end.desiredSize ?? 0) <= 0)
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      if (isGone) throw new ReaderGone();
    },
    close: () => {
      if (!isGone) end.close();
    },
    abort: (reason) => {
      if (!isGone) end.error(reason);
    },
  });
  return { readable, writable };
}
