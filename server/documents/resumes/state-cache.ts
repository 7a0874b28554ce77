import type { ResumeData } from "@/contracts/model/resume/data";
import { unpack } from "@/server/documents/versions/packing";
import { singleton } from "@/server/platform/singleton";
import type { ResumeHead } from "./rows";

/** The text that new versions of a resume are compressed against. */
export type Dictionary = { id: string; bytes: Buffer };

/** A resume as last written by this process, with what the next change needs. */
export type CurrentState = {
  head: ResumeHead;
  /** Normalised; never mutated. */
  data: ResumeData;
  dictionary: Dictionary;
};

/** A state between two patches: its data compressed against the dictionary, in some hundred bytes. */
type CachedState = { head: ResumeHead; packed: Buffer; dictionary: Dictionary };

/** The size of the cache for all resumes, in bytes: the dictionaries are nearly all of it. */
const MAX_BYTES = 12 * 1024 * 1024;
/** Characters of JSON of the states whose data is cached as objects too, which take about five times as much memory. */
const MAX_LETTERS = 2_500_000;

type States = {
  byId: Map<string, CachedState>;
  bytes: number;
  parsed: Map<string, { data: ResumeData; letters: number }>;
  letters: number;
};

const states = () => singleton<States>("resume-states", () => ({ byId: new Map(), bytes: 0, parsed: new Map(), letters: 0 }));

const bytesOf = ({ packed, dictionary }: CachedState) => packed.length + dictionary.bytes.length + 1000;

/**
 * The state of a resume in this process, or undefined. It may be outdated: writers name the state they are based on, and a failed
 * write removes it from the cache.
 */
export function currentState(resumeId: string): CurrentState | undefined {
  const cached = states().byId.get(resumeId);
  if (!cached) return undefined;
  const { head, packed, dictionary } = cached;
  const data = states().parsed.get(resumeId)?.data ?? (JSON.parse(unpack(packed, dictionary.bytes)) as ResumeData);
  return { head, data, dictionary };
}

/** Keeps a state; `packed` is its data in the form in which its version is stored. */
export function rememberState({ head, data, dictionary }: CurrentState, packed: Buffer, letters: number): void {
  forgetState(head.id);
  const cached = { head, packed, dictionary };
  states().byId.set(head.id, cached);
  states().bytes += bytesOf(cached);
  states().parsed.set(head.id, { data, letters });
  states().letters += letters;
  for (const [oldest] of states().byId) {
    if (states().bytes <= MAX_BYTES) break;
    forgetState(oldest);
  }
  for (const [oldest] of states().parsed) {
    if (states().letters <= MAX_LETTERS) break;
    forgetData(oldest);
  }
}

export function forgetState(resumeId: string): void {
  const cached = states().byId.get(resumeId);
  if (!cached) return;
  states().byId.delete(resumeId);
  states().bytes -= bytesOf(cached);
  forgetData(resumeId);
}

function forgetData(resumeId: string): void {
  states().letters -= states().parsed.get(resumeId)?.letters ?? 0;
  states().parsed.delete(resumeId);
}

/** Forgets all states, after another database server may have taken over. */
export function forgetAllStates(): void {
  states().byId.clear();
  states().bytes = 0;
  states().parsed.clear();
  states().letters = 0;
}
