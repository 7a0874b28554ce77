import { type FitDesign, STAGES } from "@/typeset/fit/fit-steps";

/** One changed number: its JSON pointer below the metadata, and both values. */
export interface FitChange {
  path: `/${string}`;
  from: number;
  to: number;
}

/** The differences between two designs, in the order in which they were applied. */
export const fitChanges = (before: FitDesign, after: FitDesign): FitChange[] =>
  STAGES.flat()
    .map((step) => ({ path: step.path, from: step.read(before), to: step.read(after) }))
    .filter(({ from, to }) => from !== to);
