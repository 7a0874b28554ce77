import type { ImportWarning } from "@/contracts/model/import-reading";
import { readMembers } from "@/domain/imports/archive";
import { type Row, readRows } from "@/domain/imports/network/rows";

/** The tables that are read, by name without spaces, and columns that identify their header. Nothing else of the archive is opened. */
const TABLES = {
  profile: ["First Name", "Last Name", "Headline", "Summary"],
  positions: ["Company Name", "Title", "Started On", "Finished On"],
  education: ["School Name", "Degree Name", "Start Date", "End Date"],
  skills: ["Name"],
  languages: ["Name", "Proficiency"],
  certifications: ["Name", "Authority", "Started On", "License Number"],
  emailaddresses: ["Email Address", "Confirmed", "Primary"],
  phonenumbers: ["Number", "Type", "Extension"],
  projects: ["Title", "Description", "Url", "Started On"],
  honors: ["Title", "Description", "Issued On"],
  volunteering: ["Company Name", "Role", "Cause", "Started On"],
  publications: ["Name", "Published On", "Publisher", "Url"],
  courses: ["Name", "Number"],
  organizations: ["Name", "Position", "Started On", "Finished On"],
  testscores: ["Name", "Score", "Date", "Description"],
  patents: ["Title", "Description", "Url", "Number", "Issuer", "Issued On"],
  recommendationsreceived: ["First Name", "Last Name", "Company", "Text"],
  jobapplications: ["Application Date", "Company Name", "Job Title", "Job Url"],
  savedjobs: ["Saved Date", "Job Url", "Job Title", "Company Name"],
  jobseekerpreferences: ["Locations", "Job Titles", "Preferred Job Types", "Industries"],
  jobapplicantsavedanswers: ["Question", "Answer"],
  jobapplicantsavedscreeningquestionresponses: ["Question", "Answer"],
} as const;

export type TableName = keyof typeof TABLES;

const LIMITS = { fileBytes: 5 * 1024 * 1024, totalBytes: 40 * 1024 * 1024 };

/** “Honors_and_Awards.csv” and the names of other years. */
const OTHER_NAMES: Record<string, TableName> = {
  honorsandawards: "honors",
  honours: "honors",
  volunteeringexperiences: "volunteering",
  volunteer: "volunteering",
  emails: "emailaddresses",
  phones: "phonenumbers",
  recommendations: "recommendationsreceived",
};

/** The table that a file of the archive is. Its name may end with the member's number, or with that of a further part. */
function tableOf(path: string): TableName | null {
  const base = path.split("/").at(-1)?.toLowerCase() ?? "";
  const name = /^(.+?)(?:[ _-]\(?\d+\)?)*\.csv$/.exec(base)?.[1]?.replaceAll(/[ _-]/g, "") ?? "";
  if (Object.hasOwn(TABLES, name)) return name as TableName;
  return Object.hasOwn(OTHER_NAMES, name) ? (OTHER_NAMES[name] ?? null) : null;
}

/** The rows of each table. undefined if the archive is damaged or too large, or has no profile, positions or education. */
export function readTables(bytes: Uint8Array, warnings: ImportWarning[]): ((name: TableName) => Row[]) | undefined {
  const files = readMembers(bytes, (path) => (tableOf(path) === null ? null : path), LIMITS);
  if (!files) return undefined;
  const tables = new Map<TableName, Row[]>();
  for (const [path, content] of files) {
    const name = tableOf(path);
    if (!name) continue;
    const file = path.split("/").at(-1) ?? path;
    tables.set(name, [...(tables.get(name) ?? []), ...readRows(content, TABLES[name], file, warnings)]);
  }
  if (!tables.has("profile") && !tables.has("positions") && !tables.has("education")) return undefined;
  return (name) => tables.get(name) ?? [];
}
