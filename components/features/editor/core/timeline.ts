import { applyPatches, enablePatches, type Patch, produceWithPatches } from "immer";

enablePatches();

/** How long after an edit the next one of the same label still belongs to it, in milliseconds. */
export const JOIN_MS = 800;
/** How many steps can be undone. */
export const STEP_LIMIT = 200;

/** What an edit is called. Two edits join when `name` and `target` are equal. */
export type EditLabel = {
  /** What was done, as a key of the interface texts ("editField", "moveItem"). */
  name: string;
  /** Where it was done, for instance the path of the field. */
  target: string;
};

export type Step = { label: EditLabel; at: number; forward: readonly Patch[]; backward: readonly Patch[] };

/** A document with the person's own edits before and after it. Plain data: no clock, no network, no browser. */
export type Timeline<Document> = { document: Document; past: readonly Step[]; future: readonly Step[] };

export function startTimeline<Document>(document: Document): Timeline<Document> {
  return { document, past: [], future: [] };
}

/**
 * Makes the person's next edit. `at` is the time in milliseconds. An edit that changes nothing leaves the timeline as it is, so
 * that a click into a field does not cost what could be redone.
 */
export function edit<Document>(
  timeline: Timeline<Document>,
  label: EditLabel,
  at: number,
  recipe: (draft: Document) => void,
): Timeline<Document> {
  const [document, forward, backward] = produceWithPatches(timeline.document, (draft) => {
    recipe(draft as Document);
  });
  if (forward.length === 0) return timeline;
  const step = { label, at, forward, backward };
  const last = timeline.past.at(-1);
  const joins = last !== undefined && timeline.future.length === 0 && sameLabel(last.label, label) && at - last.at < JOIN_MS;
  const past = joins ? [...timeline.past.slice(0, -1), joined(last, step)] : [...timeline.past, step].slice(-STEP_LIMIT);
  return { document, past, future: [] };
}

export function undo<Document>(timeline: Timeline<Document>): Timeline<Document> {
  const step = timeline.past.at(-1);
  if (!step) return timeline;
  return {
    document: patched(timeline.document, step.backward),
    past: timeline.past.slice(0, -1),
    future: [step, ...timeline.future],
  };
}

export function redo<Document>(timeline: Timeline<Document>): Timeline<Document> {
  const [step, ...future] = timeline.future;
  if (!step) return timeline;
  // The step gets a new, old time: typing after a redo must not join what was redone.
  return {
    document: patched(timeline.document, step.forward),
    past: [...timeline.past, { ...step, at: Number.NEGATIVE_INFINITY }],
    future,
  };
}

/**
 * Takes in a change that came from elsewhere (another tab, the server, an accepted suggestion). It cannot be undone here. Own
 * steps that touch the same places are forgotten, and with them everything that could only be undone through them.
 */
export function receive<Document>(timeline: Timeline<Document>, recipe: (draft: Document) => void): Timeline<Document> {
  const [document, forward] = produceWithPatches(timeline.document, (draft) => {
    recipe(draft as Document);
  });
  if (forward.length === 0) return timeline;
  const foreign = forward.map(touchedPath);
  const clashes = (step: Step) => step.forward.map(touchedPath).some((own) => foreign.some((path) => overlap(own, path)));
  const lastClash = timeline.past.findLastIndex(clashes);
  const firstClash = timeline.future.findIndex(clashes);
  return {
    document,
    past: timeline.past.slice(lastClash + 1),
    future: firstClash === -1 ? timeline.future : timeline.future.slice(0, firstClash),
  };
}

function patched<Document>(document: Document, patches: readonly Patch[]): Document {
  return applyPatches(document as object, [...patches]) as Document;
}

function sameLabel(a: EditLabel, b: EditLabel): boolean {
  return a.name === b.name && a.target === b.target;
}

/** Two edits as one step. Typing replaces one value again and again: only its first and last state are stored. */
function joined(first: Step, second: Step): Step {
  const [before] = first.forward;
  const [after] = second.forward;
  const sameValue =
    first.forward.length === 1 &&
    second.forward.length === 1 &&
    before?.op === "replace" &&
    after?.op === "replace" &&
    before.path.join("/") === after.path.join("/");
  return {
    label: first.label,
    at: second.at,
    forward: sameValue ? second.forward : [...first.forward, ...second.forward],
    backward: sameValue ? first.backward : [...second.backward, ...first.backward],
  };
}

/** The place a patch touches. Adding to or removing from a list moves what follows, so it touches the whole list. */
function touchedPath(patch: Patch): readonly (string | number)[] {
  const last = patch.path.at(-1);
  const movesNeighbours = last === "length" || (typeof last === "number" && patch.op !== "replace");
  return movesNeighbours ? patch.path.slice(0, -1) : patch.path;
}

function overlap(a: readonly (string | number)[], b: readonly (string | number)[]): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  return short.every((part, index) => part === long[index]);
}
