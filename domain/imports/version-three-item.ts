import { type DraftItem, textOf, textsOf, websiteOf } from "@/domain/imports/draft";
import { levelOf } from "@/domain/imports/level-words";
import { markdownToRichText } from "@/domain/imports/markup/rich-text";
import { dateTexts } from "@/domain/imports/partial-dates";
import { isRecord } from "@/domain/is-record";
import { cleanRichText } from "@/domain/rich-text/clean";

type Source = Record<string, unknown>;

/** How a section is read from a resume of version 3 or earlier. */
export interface VersionThreeSection {
  /** What it was called. */
  names: readonly string[];
  read: (item: Source) => DraftItem;
}

/** Descriptions were Markdown; later ones may be HTML. */
export const rich = (value: unknown): string => {
  const text = textOf(value);
  return /<(?:p|ul|ol|li|br|strong|em)\b/i.test(text) ? cleanRichText(text) : markdownToRichText(text);
};

export const dated = (item: Source) =>
  isRecord(item.date)
    ? dateTexts(textOf(item.date.start), textOf(item.date.end), "")
    : dateTexts(textOf(item.start) || textOf(item.startDate), textOf(item.end) || textOf(item.endDate), textOf(item.date));
export const link = (item: Source) => websiteOf(textOf(item.url) || textOf(item.website) || textOf(item.link));
export const described = (item: Source, ...more: string[]) =>
  more
    .filter((text) => text !== "")
    .map((text) => markdownToRichText(text))
    .join("") +
  rich(item.summary ?? item.description) +
  markdownToRichText(textsOf(item.keywords).join(", "));
/** A level in words, and in numbers of 5 or 10. */
export const level = (item: Source): number => {
  const number = typeof item.levelNum === "number" ? item.levelNum / 2 : typeof item.rating === "number" ? item.rating : 0;
  return number > 0 ? Math.min(5, Math.round(number)) : levelOf(textOf(item.level));
};

export const titled = (item: Source, by: string): DraftItem => ({
  title: textOf(item.title) || textOf(item.name),
  [by]: textOf(item.awarder) || textOf(item.issuer) || textOf(item.publisher) || textOf(item.subtitle),
  ...dated(item),
  website: link(item),
  description: described(item),
});
