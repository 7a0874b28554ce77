import type { FileFormat } from "@/contracts/imports/formats";
import { LIMITS } from "@/contracts/limits";
import type { ImportWarning } from "@/contracts/model/import-reading";
import type { ResumeData } from "@/contracts/model/resume/data";
import { OWN_KEY } from "@/domain/exports/json-resume";
import { moreLeftOut, valueLeftOut } from "@/domain/imports/warnings";
import { isRecord } from "@/domain/is-record";

/** The maximum number of listed values; a longer list would not help. */
const MAX_NAMED = 200;
const MAX_SHOWN = 200;
/** Deeper values are in no format. */
const MAX_DEPTH = 20;

/** Metadata of a format about the file or its look, by key at any depth. */
const ABOUT_LOOKS = [
  "id",
  "icon",
  "iconColor",
  "columns",
  "visible",
  "hidden",
  "separateLinks",
  "metadata",
  "picture",
  "layout",
  "key",
  "type",
];
const NOT_CONTENT: Partial<Record<FileFormat, ReadonlySet<string>>> = {
  JSON_RESUME: new Set(["$schema", "meta", "@context", "@type", "@id", OWN_KEY]),
  RENDERCV: new Set(["design", "locale", "locale_catalog", "settings", "rendercv_settings"]),
  REACTIVE_RESUME: new Set([...ABOUT_LOOKS, "keywordLayout"]),
  REACTIVE_RESUME_V4: new Set(ABOUT_LOOKS),
  REACTIVE_RESUME_V3: new Set(ABOUT_LOOKS),
};

/**
 * Names the values of a file with named fields that the resume does not have: those whose words are nowhere in it. It compares the
 * result instead of what a reader looks for, so it covers unforeseen fields.
 */
export function leftOut(format: FileFormat, source: unknown, data: ResumeData): ImportWarning[] {
  const ignored = NOT_CONTENT[format];
  if (!ignored) return [];
  const { value, pointer } = WRAPPED.has(format) ? unwrapped(source, "", 0) : { value: source, pointer: "" };
  const stored = new Set<string>();
  for (const { text } of valuesOf(data, new Set(), "", 0)) for (const word of wordsOf(text)) stored.add(word);
  const missing = valuesOf(value, ignored, pointer, 0)
    .filter(({ pointer }) => !SECTION_HEADING.test(pointer))
    .filter(({ text, isCut }) => isCut || wordsOf(text).some((word) => !stored.has(word)));
  const named = missing.slice(0, MAX_NAMED).map(({ pointer, text }) => valueLeftOut(pointer, shown(text)));
  return missing.length > MAX_NAMED ? [...named, moreLeftOut(missing.length - MAX_NAMED)] : named;
}

/** Headings are stored only where they differ from those that the language prints. */
const SECTION_HEADING = /^(?:\/(?:data|resume|resumes\/0))*\/sections\/\w+\/name$/;

/** `isCut`: in an entry after the last one that a section can have, whose words may all be in others. */
type Value = { pointer: string; text: string; isCut: boolean };

/** Formats whose data may be part of a resume with a name, or of the export of an account. */
const WRAPPED: ReadonlySet<FileFormat> = new Set(["REACTIVE_RESUME", "REACTIVE_RESUME_V4", "REACTIVE_RESUME_V3"]);

function unwrapped(value: unknown, pointer: string, depth: number): { value: unknown; pointer: string } {
  if (!isRecord(value) || depth > 3 || isRecord(value.sections)) return { value, pointer };
  if (isRecord(value.data)) return unwrapped(value.data, `${pointer}/data`, depth + 1);
  if (isRecord(value.resume)) return unwrapped(value.resume, `${pointer}/resume`, depth + 1);
  if (Array.isArray(value.resumes) && isRecord(value.resumes[0]))
    return unwrapped(value.resumes[0], `${pointer}/resumes/0`, depth + 1);
  return { value, pointer };
}

function valuesOf(value: unknown, ignored: ReadonlySet<string>, pointer: string, depth: number, isCut = false): Value[] {
  if (typeof value === "string" || typeof value === "number") return [{ pointer, text: String(value), isCut }];
  if (depth > MAX_DEPTH) return [];
  if (Array.isArray(value))
    return value.flatMap((each, index) => {
      const isAfterLast = isRecord(each) && index >= LIMITS.resume.items;
      return valuesOf(each, ignored, `${pointer}/${index}`, depth + 1, isCut || isAfterLast);
    });
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, each]) => {
    const own = `${pointer}/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`;
    return ignored.has(key) ? [] : valuesOf(each, ignored, own, depth + 1, isCut);
  });
}

/** A resume has months, so the day of a date is not missed. */
const DAY = /^(\d{4}-\d{2})-\d{2}(?:T[\d:.Z+-]*)?$/;

/** The words of a text without its markup. */
function wordsOf(text: string): string[] {
  const plain = text.replace(DAY, "$1").replace(/<[^<>]*>|&#?\w{1,10};/g, " ");
  return (
    plain
      .normalize("NFKC")
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

const shown = (text: string) => text.replace(/\s+/g, " ").trim().slice(0, MAX_SHOWN).toWellFormed();
