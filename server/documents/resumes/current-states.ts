import type { ResumeData } from "@/contracts/model/resume/data";
import { singleton } from "@/server/singleton";
import type { ResumeHead } from "./rows";

/** A resume as it was last seen or written here, with what the next change of it needs. */
export type CurrentState = {
  head: ResumeHead;
  /** Normalised and never changed in place. */
  data: ResumeData;
  json: string;
  /** The text that new versions are packed against; null until it is needed. */
  dictionary: { id: string; text: string } | null;
};

/** Letters of JSON that are held; the objects beside them take some five times as much memory. */
const MAX_LETTERS = 6_000_000;

type States = { byId: Map<string, CurrentState>; letters: number };

const states = () => singleton<States>("resume-states", () => ({ byId: new Map(), letters: 0 }));

const lettersOf = ({ json, dictionary }: CurrentState) => json.length + (dictionary?.text.length ?? 0);

/**
 * The state of a resume in this process, or undefined. It may be out of date: whoever writes on it names the state it is based on, and a
 * write that misses forgets it.
 */
export const currentState = (resumeId: string): CurrentState | undefined => states().byId.get(resumeId);

export function rememberState(state: CurrentState): void {
  const { id } = state.head;
  forgetState(id);
  states().byId.set(id, state);
  states().letters += lettersOf(state);
  for (const [oldest] of states().byId) {
    if (states().letters <= MAX_LETTERS) return;
    forgetState(oldest);
  }
}

export function forgetState(resumeId: string): void {
  const state = states().byId.get(resumeId);
  if (!state) return;
  states().byId.delete(resumeId);
  states().letters -= lettersOf(state);
}
