import type { Stage } from "@/contracts/model/stages";
import { plainWords } from "@/domain/applications/table/columns";

/** What is known of a table because of the program that wrote it. */
export interface KnownExport {
  name: "LinkedIn applications" | "LinkedIn saved jobs" | "Teal" | "Huntr" | "Notion" | "Dossier";
  /** Stage of rows without one. */
  stage: Stage;
  /** Where the postings were found, unless a column says so. */
  source: string;
}

type Known = KnownExport & { needs: readonly string[] };

/** The most significant columns of each, as `plainWords` writes them. */
const KNOWN: readonly Known[] = [
  {
    name: "LinkedIn applications",
    stage: "applied",
    source: "LinkedIn",
    needs: ["application date", "company name", "job title", "job url"],
  },
  {
    name: "LinkedIn saved jobs",
    stage: "saved",
    source: "LinkedIn",
    needs: ["saved date", "company name", "job title", "job url"],
  },
  { name: "Dossier", stage: "saved", source: "", needs: ["company", "role", "status", "source url", "closed reason"] },
  { name: "Teal", stage: "saved", source: "", needs: ["job position", "company", "date saved"] },
  { name: "Huntr", stage: "saved", source: "", needs: ["company", "title", "list name"] },
  { name: "Huntr", stage: "saved", source: "", needs: ["company", "title", "list", "date added"] },
  { name: "Notion", stage: "saved", source: "", needs: ["company", "position", "stage"] },
  { name: "Notion", stage: "saved", source: "", needs: ["company", "position", "status", "posting url"] },
];

/** The program whose export has these headers; null for a table of the user. */
export function recogniseExport(headers: readonly string[]): KnownExport | null {
  const names = new Set(headers.map(plainWords));
  const known = KNOWN.find(({ needs }) => needs.every((name) => names.has(name)));
  return known ? { name: known.name, stage: known.stage, source: known.source } : null;
}
