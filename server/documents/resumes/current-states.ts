import type { ResumeData } from "@/contracts/model/resume/data";
import { singleton } from "@/server/singleton";
import type { ResumeHead } from "./rows";

/** A resume as last read or written by this process, with what the next change needs. */
export type CurrentState = {
  head: ResumeHead;
  /** Normalised; never mutated. */
  data: ResumeData;
  json: string;
  /** The text that new versions are compressed against; null until needed. */
  dictionary: { id: string; text: string } | null;
};

/** Maximum characters of JSON in the cache; the objects take about five times as much memory. */
const MAX_LETTERS = 6_000_000;

type States = { byId: Map<string, CurrentState>; letters: number };

const states = () => singleton<States>("resume-states", () => ({ byId: new Map(), letters: 0 }));

const lettersOf = ({ json, dictionary }: CurrentState) => json.length + (dictionary?.text.length ?? 0);

/**
 * The state of a resume in this process, or undefined. It may be outdated: writers name the state they are based on, and a failed
 * write removes it from the cache.
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

/** Forgets all states, after another database server may have taken over. */
export function forgetAllStates(): void {
  states().byId.clear();
  states().letters = 0;
}
