import type { Workspace } from "@/contracts/model/career/workspace";
import { isSameJson } from "@/domain/patch/same-json";

export type WorkspacePart = keyof Workspace;
type Parts = Partial<Workspace>;

export type Conflict = { part: WorkspacePart; mine: Workspace; theirs: Workspace };

export type SaverState = {
  /** What is on screen. */
  draft: Workspace;
  status: "saved" | "waiting" | "saving" | "failed";
  /** Why it could not be saved; null if it was. */
  error: unknown;
  /** Parts that another tab or device has changed as well: they are not saved until the user chooses. */
  conflicts: readonly Conflict[];
};

type Sources = {
  /** Writes parts; throws what the API does. */
  send: (parts: Parts, expected: Parts) => Promise<Workspace>;
  read: () => Promise<Workspace>;
  isConflict: (error: unknown) => boolean;
  /** How long after the last key it saves, in milliseconds. */
  pauseMs?: number;
};

export type WorkspaceSaver = ReturnType<typeof createWorkspaceSaver>;

/**
 * Saves the parts of a workspace that were changed, one request at a time, naming what it was changed from. Changes of another tab
 * are never overwritten without a choice.
 */
export function createWorkspaceSaver(initial: Workspace, { send, read, isConflict, pauseMs = 600 }: Sources) {
  let stored = initial;
  let state: SaverState = { draft: initial, status: "saved", error: null, conflicts: [] };
  const changed = new Set<WorkspacePart>();
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | null = null;
  /** The request that is on its way. */
  let running: Promise<void> | null = null;

  function show(change: Partial<SaverState>) {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  const isHeld = (part: WorkspacePart) => state.conflicts.some((conflict) => conflict.part === part);
  const pick = (from: Workspace, parts: readonly WorkspacePart[]): Parts =>
    Object.fromEntries(parts.map((part) => [part, from[part]]));
  /** What is on screen once `stored` is known: the person's own changes, else what is stored. */
  const draftOver = (next: Workspace): Workspace => ({ ...next, ...pick(state.draft, [...changed]) });

  function edit<Part extends WorkspacePart>(part: Part, value: Workspace[Part]) {
    changed.add(part);
    show({ draft: { ...state.draft, [part]: value }, status: "waiting" });
    if (timer !== null) clearTimeout(timer);
    timer = setTimeout(() => void flush(), pauseMs);
  }

  /** Saves what is left to save, after the request that is on its way. */
  async function flush(): Promise<void> {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    while (running) await running;
    const parts = [...changed].filter((part) => !isHeld(part));
    if (parts.length === 0) return;
    running = save(parts).finally(() => {
      running = null;
    });
    await running;
    if (state.status === "waiting" && timer === null) await flush();
  }

  async function save(parts: readonly WorkspacePart[]): Promise<void> {
    const sent = pick(state.draft, parts);
    show({ status: "saving", error: null });
    try {
      stored = await send(sent, pick(stored, parts));
      // Text typed during the request is a separate change.
      for (const part of parts) if (isSameJson(state.draft[part], sent[part])) changed.delete(part);
      show({ draft: draftOver(stored), status: changed.size === 0 ? "saved" : "waiting" });
    } catch (error) {
      if (!isConflict(error)) show({ status: "failed", error });
      else await compare(parts).catch((unread) => show({ status: "failed", error: unread }));
    }
  }

  /** Another client was faster: parts it did not touch are sent again, the user chooses for the rest. */
  async function compare(parts: readonly WorkspacePart[]) {
    const theirs = await read();
    const conflicts = [...state.conflicts];
    for (const part of parts) {
      if (isSameJson(theirs[part], state.draft[part])) changed.delete(part);
      else if (!isSameJson(theirs[part], stored[part])) conflicts.push({ part, mine: state.draft, theirs });
    }
    stored = theirs;
    const isLeft = [...changed].some((part) => !conflicts.some((conflict) => conflict.part === part));
    show({ draft: draftOver(theirs), conflicts, status: isLeft ? "waiting" : "saved" });
  }

  /** Ends a conflict with one of its two sides. */
  function choose({ part, theirs }: Conflict, side: "mine" | "theirs") {
    const conflicts = state.conflicts.filter((conflict) => conflict.part !== part);
    if (side === "theirs") changed.delete(part);
    show({
      conflicts,
      draft: side === "theirs" ? { ...state.draft, [part]: theirs[part] } : state.draft,
      status: side === "mine" ? "waiting" : state.status,
    });
    return flush();
  }

  return {
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    edit,
    flush,
    choose,
    /** Takes what the server has now, wherever nothing is about to be saved. */
    refresh(next: Workspace) {
      if (running || state.conflicts.length > 0) return;
      stored = { ...next, ...pick(stored, [...changed]) };
      show({ draft: draftOver(next) });
    },
  };
}
