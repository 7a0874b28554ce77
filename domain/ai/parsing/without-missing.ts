import type { ParsedResume } from "@/contracts/model/ai/parsed-resume";
import type { ResumeData } from "@/contracts/model/resume/data";
import { saveResumeData } from "@/domain/normalise/save";

/** A parsed resume without the fields that its file does not have. Entries with nothing left are dropped. */
export function withoutMissing(data: ResumeData, fields: ParsedResume["fields"]): ResumeData {
  const copy = structuredClone(data);
  for (const { path, status } of fields) if (status !== "found") empty(copy, path);
  for (const section of Object.values(copy.sections)) {
    for (const item of section.items as { keywords?: string[] }[])
      if (item.keywords) item.keywords = item.keywords.filter((keyword) => keyword !== "");
  }
  return saveResumeData(copy);
}

function empty(data: ResumeData, path: string) {
  const keys = path.split("/").slice(1);
  const last = keys.pop() ?? "";
  let place: unknown = data;
  for (const key of keys) place = (place as Record<string, unknown> | undefined)?.[key];
  if (typeof place !== "object" || place === null) return;
  (place as Record<string, unknown>)[last] = "";
  // The text of a date is rewritten from its parts, which would bring it back.
  if (last === "period" || last === "date") delete (place as { dates?: unknown }).dates;
}
