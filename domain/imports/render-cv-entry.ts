import { type DraftItem, textOf, textsOf, websiteOf } from "@/domain/imports/draft";
import { markdownToRichText } from "@/domain/imports/markup/rich-text";
import { dateTexts } from "@/domain/imports/partial-dates";
import { isRecord } from "@/domain/is-record";

type Source = Record<string, unknown>;

/** How a section is read from RenderCV. */
export interface RenderCvSection {
  /** Whether an entry has the fields of the section; without it, any has. */
  fits?: (entry: unknown) => boolean;
  read: (entry: unknown) => DraftItem[];
}

export const fields = (entry: unknown): Source => (isRecord(entry) ? entry : { name: entry });

/** The text of an entry that has only one: plain, bullet, numbered, or a line with a label. */
export function lineOf(entry: unknown): string {
  const item = fields(entry);
  const text =
    textOf(item.bullet) || textOf(item.number) || textOf(item.reversed_number) || textOf(item.name) || textOf(item.title);
  const details = textOf(item.details);
  return isRecord(entry) && "label" in item
    ? [textOf(item.label), details].filter((part) => part !== "").join(": ")
    : text || details;
}

export const plain = (text: string) =>
  text.replaceAll(/\[([^\]]+)\]\([^)]*\)/g, "$1").replaceAll(/\*\*?|(?<=^|\s)_|_(?=\s|$)/g, "");

export const prose = (entry: unknown) =>
  isRecord(entry) && !isLine(entry) ? described(entry) : markdownToRichText(lineOf(entry));
export const isLine = (item: Source) => ["bullet", "number", "reversed_number", "label"].some((key) => key in item);

/** Summary and highlights; highlights may contain nested lists. */
export function described(item: Source): string {
  const highlights = Array.isArray(item.highlights) ? item.highlights.flatMap(flat) : [];
  const list = highlights.length > 0 ? highlights.map((text) => `- ${text.replaceAll("\n", " ")}`).join("\n") : "";
  return markdownToRichText([textOf(item.summary), list].filter((part) => part !== "").join("\n\n"));
}

const flat = (value: unknown): string[] =>
  isRecord(value)
    ? Object.entries(value).flatMap(([key, inner]) => [key, ...(Array.isArray(inner) ? inner.flatMap(flat) : [])])
    : [textOf(value)];

export const dated = (item: Source) => dateTexts(textOf(item.start_date), textOf(item.end_date), textOf(item.date));
export const links = (item: Source) => {
  const doi = textOf(item.doi);
  const inName = /\]\((https?:[^)\s]+)\)/.exec(`${textOf(item.name)} ${textOf(item.company)} ${textOf(item.title)}`)?.[1] ?? "";
  return websiteOf(textOf(item.url) || inName || (doi === "" ? "" : `https://doi.org/${doi}`));
};

/** An award, certificate, project or publication in any of the entry types. */
export const titled = (entry: unknown, field: "title" | "name", second: string, from: string): DraftItem[] => {
  const item = fields(entry);
  const title =
    isRecord(entry) && "label" in item
      ? textOf(item.label)
      : plain(lineOf(entry) || textOf(item.company) || textOf(item.institution));
  return [
    {
      [field]: title,
      [second]: plain(textOf(item[from])),
      ...dated(item),
      website: links(item),
      description:
        (isRecord(entry) && "label" in item ? markdownToRichText(textOf(item.details)) : "") +
        markdownToRichText(textsOf(item.authors).join(", ")) +
        described(item),
    },
  ];
};

export const keywordsOf = (text: string) =>
  plain(text)
    .split(/\s*[,;]\s*(?![^(]*\))/)
    .filter((part) => part !== "");

export const withPlace = (item: DraftItem, place: string): DraftItem =>
  place === "" ? item : { ...item, description: `${markdownToRichText(place)}${textOf(item.description)}` };
