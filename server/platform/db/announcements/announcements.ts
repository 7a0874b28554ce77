import { randomUUID } from "node:crypto";
import { singleton } from "@/server/platform/singleton";

/** What instances announce to each other. `detail` is a JSON text whose shape belongs to the topic. */
export type Announcement = { id: string; topic: Topic; detail: string };

export type Topic = "resume-updated";

type Listener = (detail: unknown) => void;

type State = {
  /** This process, as the sender of its announcements. */
  instance: string;
  listeners: Map<Topic, Set<Listener>>;
  missed: Set<() => void>;
  /** Pending announcements; null while no other instance uses the database. */
  outbox: Announcement[] | null;
};

const state = () =>
  singleton<State>("announcements", () => ({ instance: randomUUID(), listeners: new Map(), missed: new Set(), outbox: null }));

export const thisInstance = (): string => state().instance;

/** More than this are not announced one by one: the others clear their caches instead. */
const MAX_WAITING = 10_000;

/** Announces a stored change to the other instances within a few milliseconds. Listeners of this instance are not called. */
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

/** Takes all pending announcements. */
export const takeOutbox = (): Announcement[] => state().outbox?.splice(0) ?? [];

/** Puts back what could not be announced, before later entries. */
export const putBack = (waiting: readonly Announcement[]): void => void state().outbox?.unshift(...waiting);

export function hear({ topic, detail }: Announcement): void {
  for (const listener of state().listeners.get(topic) ?? []) listener(JSON.parse(detail));
}

export function hearMissed(): void {
  for (const listener of state().missed) listener();
}
