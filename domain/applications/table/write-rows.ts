import type { Application } from "@/contracts/model/application";
import { writeTable } from "@/domain/tables/write-table";

type Column = readonly [header: string, cell: (application: Application) => string];

const dayOf = (moment: string | null | undefined) => moment?.slice(0, 10) ?? "";

/** English headers that `matchColumns` reads again. */
const COLUMNS: readonly Column[] = [
  ["Company", ({ company }) => company],
  ["Role", ({ role }) => role],
  ["Status", ({ status }) => status],
  ["Closed reason", ({ closedReason }) => closedReason ?? ""],
  ["Location", ({ location }) => location],
  ["Salary", ({ salary }) => salary],
  ["Source", ({ source }) => source],
  ["Source URL", ({ sourceUrl }) => sourceUrl ?? ""],
  ["Applied at", ({ appliedAt }) => dayOf(appliedAt)],
  ["Saved at", ({ createdAt }) => dayOf(createdAt)],
  ["Follow up at", ({ followUpAt }) => dayOf(followUpAt)],
  ["Follow up note", ({ followUpNote }) => followUpNote],
  ["Tags", ({ tags }) => tags.join("; ")],
  ["Contact name", ({ contacts }) => contacts[0]?.name ?? ""],
  ["Contact email", ({ contacts }) => contacts[0]?.email ?? ""],
  ["Contact phone", ({ contacts }) => contacts[0]?.phone ?? ""],
  ["Notes", ({ notes }) => notes],
  ["Job description", ({ jobDescription }) => jobDescription],
];

/** Applications as a CSV file that this product and spreadsheet programs open; no cell is run as a formula. */
export const applicationsToCsv = (applications: readonly Application[]): string =>
  writeTable(
    COLUMNS.map(([header]) => header),
    applications.map((application) => COLUMNS.map(([, cell]) => cell(application))),
  );
