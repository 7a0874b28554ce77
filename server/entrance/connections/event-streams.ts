import { LIMITS } from "@/contracts/limits";
import { singleton } from "@/server/platform/singleton";

type Stream = { userId: string; documentId: string; end: AbortController };

const open = () => singleton("event-streams", () => new Set<Stream>());

/** How many streams are open in this process. */
export const openEventStreams = (): number => open().size;

/** A slot for a stream: its signal ends the stream, and `close` gives the slot back when the stream has ended by itself. */
export type EventStreamSlot = { signal: AbortSignal; close: () => void };

/**
 * Reserves a slot for a stream of events. Its signal ends the stream with the connection, with the instance, or when the
 * account's access ends. Null if the document or the account has reached its limit.
 */
export function openEventStream(userId: string, documentId: string, connection: AbortSignal | undefined): EventStreamSlot | null {
  const own = [...open()].filter((stream) => stream.userId === userId);
  const { perAccount, perDocument } = LIMITS.eventStreams;
  if (own.length >= perAccount || own.filter((stream) => stream.documentId === documentId).length >= perDocument) return null;
  const stream: Stream = { userId, documentId, end: new AbortController() };
  open().add(stream);
  stream.end.signal.addEventListener("abort", () => open().delete(stream), { once: true });
  if (connection?.aborted) stream.end.abort();
  else connection?.addEventListener("abort", () => stream.end.abort(), { once: true });
  return { signal: stream.end.signal, close: () => stream.end.abort() };
}

/** Ends the streams of open editors, which would otherwise never end; editors reconnect automatically. */
export function endEventStreams(): void {
  for (const { end } of [...open()]) end.abort();
}

/** Ends the streams of one account. Clients that still have access reconnect and are authenticated again. */
export function endEventStreamsOf(userId: string): void {
  for (const stream of [...open()]) if (stream.userId === userId) stream.end.abort();
}
