import type { ResumeData } from "@/contracts/model/resume/data";

/** Adds to, or takes out of, one of the lists in which the check keeps a person's choices. */
export function choose(draft: ResumeData, list: "ignored" | "hiddenTerms", entry: string, isChosen: boolean): void {
  draft.metadata.check ??= { ignored: [], hiddenTerms: [] };
  const others = draft.metadata.check[list].filter((each) => each !== entry);
  draft.metadata.check[list] = isChosen ? [...others, entry] : others;
}
