import { randomUUID } from "node:crypto";
import { singleton } from "@/server/platform/singleton";

/** What instances tell each other. `detail` is a JSON text whose shape belongs to the topic. */
export type Announcement = { id: string; topic: Topic; detail: string };

export type Topic = "resume-updated";

type Listener = (detail: unknown) => void;

type State = {
  /** This process, as the sender of its announcements. */
  instance: string;
  listeners: Map<Topic, Set<Listener>>;
  missed: Set<() => void>;
  /** What is still to be told; null while nobody else uses the database. */
  outbox: Announcement[] | null;
};

const state = () =>
  singleton<State>("announcements", () => ({ instance: randomUUID(), listeners: new Map(), missed: new Set(), outbox: null }));

export const thisInstance = (): string => state().instance;

/** More than this is not told one by one: the others drop what they have cached instead. */
const MAX_WAITING = 10_000;

/** Tells the other instances, within some milliseconds, of something that was stored. Listeners of this instance are not called. */
export function announceElsewhere(topic: Topic, detail: unknown): void {
  const { outbox } = state();
  if (outbox && outbox.length < MAX_WAITING) outbox.push({ id: randomUUID(), topic, detail: JSON.stringify(detail) });
}

/** Calls the listener with what other instances announce. Returns an unsubscribe function. */
export function onAnnouncement(topic: Topic, listener: Listener): () => void {
  const { listeners } = state();
  const ofTopic = listeners.get(topic) ?? new Set();
  listeners.set(topic, ofTopic.add(listener));
  return () => ofTopic.delete(listener);
}

/**
 * Calls the listener when announcements may have been missed, because the database was away: a cache must then be dropped. Another server may
 * have taken over, and may lack what the last one had. Returns an unsubscribe function.
 */
export function onMissed(listener: () => void): () => void {
  state().missed.add(listener);
  return () => state().missed.delete(listener);
}

/** Whether announcements go to other instances at all. */
export function openOutbox(isOpen: boolean): void {
  state().outbox = isOpen ? [] : null;
}

/** Takes everything that is still to be told. */
export const takeOutbox = (): Announcement[] => state().outbox?.splice(0) ?? [];

/** Puts back what could not be told, before what came later. */
export const putBack = (waiting: readonly Announcement[]): void => void state().outbox?.unshift(...waiting);

export function hear({ topic, detail }: Announcement): void {
  for (const listener of state().listeners.get(topic) ?? []) listener(JSON.parse(detail));
}

export function hearMissed(): void {
  for (const listener of state().missed) listener();
}
