import { type FitDesign, STAGES } from "@/typeset/fit/fit-steps";

/** One number that was moved: its JSON pointer below the metadata, and both values. */
export interface FitChange {
  path: `/${string}`;
  from: number;
  to: number;
}

/** What parts two designs, in the order in which it was moved. */
export const fitChanges = (before: FitDesign, after: FitDesign): FitChange[] =>
  STAGES.flat()
    .map((step) => ({ path: step.path, from: step.read(before), to: step.read(after) }))
    .filter(({ from, to }) => from !== to);
