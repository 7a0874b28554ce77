import type { FileFormat } from "@/contracts/imports/formats";
import { personOfJsonLd } from "@/domain/imports/structured/json-ld-person";
import { isRecord } from "@/domain/is-record";

type Source = Record<string, unknown>;

/** The lists of a JSON Resume. */
export const JSON_RESUME_LISTS = [
  "work",
  "volunteer",
  "education",
  "awards",
  "certificates",
  "publications",
  "skills",
  "languages",
  "interests",
  "hobbies",
  "references",
  "projects",
];

/** Sections of the oldest versions, whose entries are in `items`. */
const OLD_SECTIONS = [
  "work",
  "education",
  "awards",
  "certifications",
  "skills",
  "hobbies",
  "languages",
  "references",
  "memberships",
  "projects",
  "publications",
  "volunteer",
  "extras",
  "social",
];

/** The format of a JSON value by its shape. undefined for JSON that is no resume we know. */
export function jsonFormat(value: unknown): { format: FileFormat } | undefined {
  if (personOfJsonLd(value)) return { format: "JSON_RESUME" };
  if (!isRecord(value)) return undefined;
  if (isRecord(value.cv)) return { format: "RENDERCV" };
  const data = dataIn(value, 0);
  if (isRecord(data.metadata) && isRecord(data.sections) && isRecord(data.basics)) {
    if (isVersionThree(data)) return { format: "REACTIVE_RESUME_V3" };
    return { format: isRecord(data.summary) ? "REACTIVE_RESUME" : "REACTIVE_RESUME_V4" };
  }
  if (isVersionThree(data)) return { format: "REACTIVE_RESUME_V3" };
  return isJsonResume(value) ? { format: "JSON_RESUME" } : undefined;
}

/** Resume data within wrappers: a resume with its `data`, or an export of an account, from which the first resume is used. */
function dataIn(value: Source, depth: number): Source {
  if (depth > 3 || isRecord(value.sections)) return value;
  const [first] = Array.isArray(value.resumes) ? value.resumes : [];
  const inner = [value.data, value.resume, first].find(isRecord);
  return inner ? dataIn(inner, depth + 1) : value;
}

/** Version 3 had sections with a `work` list; earlier ones had sections at the top, with `enable`, `heading` and `items`. */
export function isVersionThree(data: Source): boolean {
  const { sections } = data;
  if (isRecord(sections)) return isRecord(sections.work) && Array.isArray(sections.work.items) && !isRecord(sections.experience);
  const hasLists = OLD_SECTIONS.some((key) => isRecord(data[key]) && Array.isArray((data[key] as Source).items));
  return hasLists && (isRecord(data.profile) || isRecord(data.basics) || isRecord(data.objective) || isRecord(data.contact));
}

/** Enough to distinguish a resume from a settings file: a person, or a list whose entries have the names of fields of a resume. */
export function isJsonResume(value: Source): boolean {
  if (isRecord(value.sections)) return false;
  const lists = JSON_RESUME_LISTS.filter((key) => Array.isArray(value[key]));
  const { basics, bio } = value;
  const person = isRecord(basics) ? basics : isRecord(bio) ? bio : null;
  return person !== null || lists.length > 0;
}
