import type { ResumeData } from "@/contracts/model/resume/data";
import type { Dates } from "@/contracts/model/resume/dates";
import { isRecord } from "@/domain/is-record";
import { richTextToPlain } from "@/domain/rich-text/plain";

/** A field with a text that is printed. */
export interface FieldText {
  /** Path below its part, without a slash at the beginning. */
  path: string;
  text: string;
  /** The same in pieces that may be printed apart. */
  pieces: string[];
  isDates: boolean;
  /** Dates that could not be read exactly. */
  isInexact: boolean;
}

/** What no file shows, or what follows from other fields. */
const UNSEEN = new Set([
  "id",
  "hidden",
  "icon",
  "iconColor",
  "level",
  "period",
  "date",
  "link",
  "label",
  "inlineLink",
  "columns",
  "title",
]);

/** The fields with a text below a place of the document. */
export function fieldTexts(data: ResumeData, pointer: string): FieldText[] {
  const part = pointer
    .split("/")
    .slice(1)
    .reduce<unknown>(
      (place, key) => (typeof place === "object" && place !== null ? (place as Record<string, unknown>)[key] : null),
      data,
    );
  const isItem = pointer.includes("/items/");
  return isRecord(part) ? textsIn(part, "", isItem) : [];
}

function textsIn(part: Record<string, unknown>, prefix: string, isItem: boolean): FieldText[] {
  return Object.entries(part).flatMap(([name, value]): FieldText[] => {
    const path = prefix + name;
    if (UNSEEN.has(name) && !(name === "title" && isItem)) return [];
    if (name === "dates") return datesText(path, value as Dates);
    if (typeof value === "string") return textOf(path, value);
    if (Array.isArray(value))
      return value.flatMap((entry, index) =>
        isRecord(entry)
          ? textsIn(entry, `${path}/${index}/`, isItem)
          : typeof entry === "string"
            ? textOf(`${path}/${index}`, entry)
            : [],
      );
    return isRecord(value) ? textsIn(value, `${path}/`, isItem) : [];
  });
}

function textOf(path: string, value: string): FieldText[] {
  const isRich = value.startsWith("<");
  const plain = isRich ? richTextToPlain(value) : value.replace(/^https?:\/\/(?:www\.)?/, "").replace(/\/$/, "");
  if (plain.trim() === "") return [];
  const pieces = plain.split(isRich ? /\n+/ : /\s*[·,|]\s+|\s{2,}/).filter((piece) => piece.trim() !== "");
  return [{ path, text: plain, pieces, isDates: false, isInexact: false }];
}

function datesText(path: string, { start, end, raw }: Dates): FieldText[] {
  const text = [start, end].filter((date) => date !== null).join(" ") || (raw ?? "");
  if (text === "") return [];
  return [{ path, text, pieces: [raw ?? text], isDates: raw === undefined || text !== raw, isInexact: raw !== undefined }];
}
