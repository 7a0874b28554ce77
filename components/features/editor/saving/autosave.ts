import type { StoredState } from "@/components/features/editor/document-kind";

/** How long after the last key a save begins, in milliseconds. */
export const DEBOUNCE_MS = 600;
/** The waits between attempts after a failure, in milliseconds; the last one repeats. */
export const RETRY_MS = [1_000, 2_000, 5_000, 10_000, 30_000] as const;

/**
 * What the person sees. `signed-out`: the session ended, the text is stored on the device. `refused`: the server will not take
 * this document as it is (locked, invalid), so repeating does not help. `too-large`: the same, and the person can make it smaller. `conflict`: the stored document changed elsewhere.
 */
export type SaveStatus =
  | "saved"
  | "waiting"
  | "saving"
  | "offline"
  | "retrying"
  | "signed-out"
  | "refused"
  | "too-large"
  | "conflict";

/**
 * The complete state of saving one document. `edits` counts the person's edits since the document was opened; the stored state is
 * the last one known, which the next save is based on.
 */
export type Autosave = {
  status: SaveStatus;
  edits: number;
  savedEdits: number;
  /** The edit in the running request, or null. There is never more than one. */
  sendingEdits: number | null;
  failures: number;
} & StoredState;

export type SaveFailure = "offline" | "server" | "signed-out" | "refused" | "too-large" | "conflict";

export type AutosaveEvent =
  | { type: "edited" }
  | { type: "timer" }
  | { type: "flush" }
  | ({ type: "succeeded" } & StoredState)
  | { type: "failed"; failure: SaveFailure }
  | { type: "online" }
  | { type: "offline" }
  /**
   * The local document was merged with the stored one, which is its new base. `isSaved`: nothing is left to save. May follow a
   * save that found another state.
   */
  | ({ type: "merged"; isSaved: boolean } & StoredState);

/** The next effect: start a save, set a timer, or nothing. */
export type AutosaveCommand = { type: "save" } | { type: "wait"; ms: number } | null;

export function startAutosave({ savedAt, basedOn }: StoredState): Autosave {
  return { status: "saved", edits: 0, savedEdits: 0, sendingEdits: null, failures: 0, savedAt, basedOn };
}

/** True while something typed is not yet confirmed by the server. */
export function hasUnsaved(state: Autosave): boolean {
  return state.edits > state.savedEdits;
}

/**
 * The next state and what to do about it. Pure: time passes only as `timer` events, the network only as `succeeded` and
 * `failed`. One save is in flight at most, it is never aborted, and the newest text wins.
 */
export function autosave(state: Autosave, event: AutosaveEvent): [Autosave, AutosaveCommand] {
  switch (event.type) {
    case "edited":
      return edited({ ...state, edits: state.edits + 1 });
    case "timer":
    case "flush":
      return begin(state);
    case "online":
      return state.status === "offline" || state.status === "retrying" ? begin({ ...state, failures: 0 }) : [state, null];
    case "offline":
      return hasUnsaved(state) && state.sendingEdits === null && !isStopped(state)
        ? [{ ...state, status: "offline" }, null]
        : [state, null];
    case "succeeded":
      return succeeded(state, event);
    case "failed":
      return failed({ ...state, sendingEdits: null }, event.failure);
    case "merged":
      return merged(state, event);
  }
}

/** Retrying does not help after a conflict or a rejection: only the person can continue. */
function isStopped(state: Autosave): boolean {
  return state.status === "conflict" || state.status === "refused" || state.status === "too-large";
}

function edited(state: Autosave): [Autosave, AutosaveCommand] {
  if (state.status === "conflict") return [state, null];
  // While a request is on its way, or a retry is due anyway, the newest text simply goes with the next one.
  if (state.sendingEdits !== null || state.status === "retrying" || state.status === "offline") return [state, null];
  return [
    { ...state, status: "waiting" },
    { type: "wait", ms: DEBOUNCE_MS },
  ];
}

function begin(state: Autosave): [Autosave, AutosaveCommand] {
  if (state.sendingEdits !== null || !hasUnsaved(state) || isStopped(state)) return [state, null];
  return [{ ...state, status: "saving", sendingEdits: state.edits }, { type: "save" }];
}

function succeeded(state: Autosave, { savedAt, basedOn }: StoredState): [Autosave, AutosaveCommand] {
  const savedEdits = state.sendingEdits ?? state.savedEdits;
  const next = { ...state, savedEdits, sendingEdits: null, failures: 0, savedAt, basedOn };
  if (hasUnsaved(next))
    return [
      { ...next, status: "waiting" },
      { type: "wait", ms: DEBOUNCE_MS },
    ];
  return [{ ...next, status: "saved" }, null];
}

function failed(state: Autosave, failure: SaveFailure): [Autosave, AutosaveCommand] {
  if (failure === "conflict" || failure === "refused" || failure === "too-large") return [{ ...state, status: failure }, null];
  const failures = state.failures + 1;
  const ms = RETRY_MS[Math.min(failures, RETRY_MS.length) - 1] ?? RETRY_MS[RETRY_MS.length - 1] ?? 0;
  const status = failure === "server" ? "retrying" : failure;
  return [
    { ...state, failures, status },
    { type: "wait", ms },
  ];
}

function merged(state: Autosave, { isSaved, savedAt, basedOn }: { isSaved: boolean } & StoredState): [Autosave, AutosaveCommand] {
  const next = { ...state, sendingEdits: null, savedAt, basedOn };
  if (isSaved) return [{ ...next, status: "saved", failures: 0, savedEdits: state.edits }, null];
  // There is something to save even without typing: a choice, or restored text.
  return begin({ ...next, status: "waiting", edits: Math.max(state.edits, state.savedEdits + 1) });
}
