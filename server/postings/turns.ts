import { ORPCError } from "@orpc/server";
import { LIMITS } from "@/contracts/limits";
import { failure } from "@/server/errors";
import { singleton } from "@/server/singleton";

type Waiting = { person: string; go: () => void };
type Turns = { running: Map<string, number>; waiting: Waiting[] };

const { running: MOST_RUNNING, waiting: MOST_WAITING } = LIMITS.posting;

const turns = () => singleton("posting-turns", (): Turns => ({ running: new Map(), waiting: [] }));
const all = ({ running }: Turns) => [...running.values()].reduce((sum, count) => sum + count, 0);
const canRun = (state: Turns, person: string) =>
  all(state) < MOST_RUNNING.instance && (state.running.get(person) ?? 0) < MOST_RUNNING.person;

const busy = () =>
  failure("TOO_MANY_REQUESTS", { message: "Too many postings are being read at the moment. Try again in a few seconds." });

/**
 * Runs the work when it is the person's turn: few readings run at once, so that pages which hang or are huge can fill neither memory nor
 * the line. Throws TOO_MANY_REQUESTS when too many wait already, or
 * nothing got free in the time that a reading may take.
 */
export async function inTurn<Result>(person: string, work: () => Promise<Result>): Promise<Result> {
  const state = turns();
  if (canRun(state, person)) take(state, person);
  else await wait(state, person);
  try {
    return await work();
  } finally {
    give(state, person);
  }
}

function wait(state: Turns, person: string): Promise<void> {
  const own = state.waiting.filter((each) => each.person === person).length;
  if (own >= MOST_WAITING.person || state.waiting.length >= MOST_WAITING.instance) throw busy();
  return new Promise((resolve, reject) => {
    const giveUp = () => {
      state.waiting.splice(state.waiting.indexOf(each), 1);
      reject(busy());
    };
    const patience = setTimeout(giveUp, LIMITS.posting.readMs);
    const go = () => {
      clearTimeout(patience);
      resolve();
    };
    const each = { person, go };
    state.waiting.push(each);
  });
}

function take({ running }: Turns, person: string): void {
  running.set(person, (running.get(person) ?? 0) + 1);
}

/** The first in the line who may run goes next; somebody with two readings under way lets others pass. */
function give(state: Turns, person: string): void {
  const left = (state.running.get(person) ?? 1) - 1;
  if (left > 0) state.running.set(person, left);
  else state.running.delete(person);
  const index = state.waiting.findIndex((each) => canRun(state, each.person));
  const [next] = index < 0 ? [] : state.waiting.splice(index, 1);
  if (!next) return;
  take(state, next.person);
  next.go();
}

/** Tells who was refused for want of a turn when to come back: by then each reading that ran has ended. */
export async function tellingWhenToRetry<Result>(answer: Headers, work: Promise<Result>): Promise<Result> {
  return work.catch((error: unknown) => {
    if (error instanceof ORPCError && error.code === "TOO_MANY_REQUESTS")
      answer.set("retry-after", String(Math.ceil(LIMITS.posting.readMs / 1000)));
    throw error;
  });
}
