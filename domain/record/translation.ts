import type { UnsupportedClaim } from "@/contracts/model/ai/claim";
import { addressesModel } from "@/domain/ai/addresses-model";
import { foreignLinks } from "@/domain/ai/plain-answer";
import { foreignClaims } from "@/domain/ai/supported-text";
import { type RecordData, type RecordSection, wordingFields } from "@/domain/record/fields";
import { richTextToMarkdown } from "@/domain/rich-text/markdown";

/** One line of an entry that can be said in another language. */
export type Line = { id: string; field: string; text: string };

/** Fields that are names, which have no translation. */
const NAMES: Readonly<Partial<Record<RecordSection, readonly string[]>>> = {
  experience: ["company"],
  education: ["school"],
  awards: ["awarder"],
  certifications: ["issuer"],
  publications: ["publisher"],
  volunteer: ["organization"],
  references: ["name", "phone"],
  profiles: ["network", "username"],
  basics: ["name", "email", "phone", "customFields"],
};

/** Lists of Markdown begin with a mark, which is not for the translator. */
const MARK = /^(\s*(?:[-*+]|\d{1,9}[.)]|#{1,6}|>)\s+)?(.*)$/s;

const isTranslated = (section: RecordSection, field: string): boolean => field !== "roles" && !NAMES[section]?.includes(field);

/** The lines of an entry's own text, without names and without those that say nothing. */
export const linesOf = (section: RecordSection, data: RecordData): Line[] =>
  wordingFields(section)
    .filter((field) => isTranslated(section, field))
    .flatMap((field) =>
      partsOf(data[field]).flatMap((part, index) => {
        const text = MARK.exec(part)?.[2] ?? "";
        return /\p{L}/u.test(text) ? [{ id: `${field} ${index}`, field, text }] : [];
      }),
    );

function partsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.filter((each) => typeof each === "string");
  if (typeof value !== "string") return [];
  return value.includes("<") ? richTextToMarkdown(value).split("\n") : [value];
}

export type Proposed = { id: string; text: string };
export type Doubt = { field: string; text: string; claims: UnsupportedClaim[] };
export type Translation = {
  /** A wording's data; rich text is Markdown. */
  data: Record<string, unknown>;
  /** Translated lines that may say something else than the entry. */
  doubts: Doubt[];
  /** Lines that are left as they were, because their translation was missing, or changed a number or a link. */
  left: { field: string; text: string }[];
};

/** Digits by number, with separators of thousands or decimals left out. */
const digits = (text: string): string =>
  (text.normalize("NFKC").match(/\p{Nd}+(?:[.,'’\s]\p{Nd}+)*/gu) ?? [])
    .map((number) => number.replace(/\P{Nd}/gu, ""))
    .sort()
    .join(" ");

/** Whether a translation of a line has exactly its digits, and neither new links nor words to a model. */
function isFaithful(line: string, text: string): boolean {
  return digits(line) === digits(text) && foreignLinks(text, [line]).length === 0 && !addressesModel(text);
}

/** A wording of proposed lines: those that are faithful, and the entry's own text of the others. */
export function translationOf(
  section: RecordSection,
  own: RecordData,
  proposed: readonly Proposed[],
  thisYear: number,
): Translation {
  const texts = new Map(proposed.map(({ id, text }) => [id, text.replace(/\s+/g, " ").trim()]));
  const result: Translation = { data: {}, doubts: [], left: [] };
  const taken = new Map<string, string>();
  const names = (NAMES[section] ?? []).flatMap((field) => partsOf(own[field])).join("\n");
  for (const { id, field, text: line } of linesOf(section, own)) {
    const text = texts.get(id) ?? "";
    if (text === "" || !isFaithful(line, text)) {
      result.left.push({ field, text: line });
      continue;
    }
    taken.set(id, text);
    const claims = foreignClaims(text, { sources: [{ id: "entry", text: `${line}\n${names}` }], thisYear });
    if (claims.length > 0) result.doubts.push({ field, text, claims });
  }
  for (const field of wordingFields(section)) {
    const parts = partsOf(own[field]);
    if (!parts.some((_, index) => taken.has(`${field} ${index}`))) continue;
    const next = parts.map((part, index) => {
      const text = taken.get(`${field} ${index}`);
      return text === undefined ? part : `${MARK.exec(part)?.[1] ?? ""}${text}`;
    });
    result.data[field] = Array.isArray(own[field]) ? next : next.join("\n");
  }
  return result;
}
