import { cleanEntries, type EntryInput, type EntryIssue, entryIssues } from "@/domain/record/clean-entry";
import { type RecordData, type RecordSection, wordingFields } from "@/domain/record/fields";
import { cleaning } from "@/server/documents/resumes/parse-incoming";
import { failure } from "@/server/platform/errors";

/** Throws BAD_REQUEST with each problem and where it is. */
function refuse(issues: readonly EntryIssue[], at: readonly (string | number)[]): void {
  if (issues.length === 0) return;
  const placed = issues.map(({ path, message }) => ({ code: "custom", path: [...at, ...path], message }));
  throw failure("BAD_REQUEST", { message: "Input validation failed", data: { issues: placed } });
}

/** An entry's text as it is stored. Throws BAD_REQUEST. */
export function cleanText(entry: EntryInput, at: readonly (string | number)[] = ["data"]): RecordData {
  refuse(entryIssues(entry), at);
  const [clean] = cleanEntries([entry], cleaning());
  if (!clean) throw new Error("The entry was not cleaned.");
  return clean;
}

type WordingInput = {
  section: RecordSection;
  language: string | null;
  base: RecordData;
  raw: Readonly<Record<string, unknown>>;
};

/** The text of a wording as it is stored: only the fields that it has. Throws BAD_REQUEST. */
export function cleanWording(
  { section, language, base, raw }: WordingInput,
  at: readonly (string | number)[] = ["data"],
): RecordData {
  const allowed = wordingFields(section);
  const others = Object.keys(raw).filter((field) => !allowed.includes(field));
  refuse(
    others.map((field) => ({ path: [field], message: `Wordings of ${section} have only these fields: ${allowed.join(", ")}.` })),
    at,
  );
  const clean = cleanText({ section, language, base, raw }, at);
  return Object.fromEntries(Object.keys(raw).map((field) => [field, clean[field]]));
}
