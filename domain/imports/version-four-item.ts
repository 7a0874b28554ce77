import { type DraftItem, textOf, textsOf, websiteOf } from "@/domain/imports/draft";
import { isRecord } from "@/domain/is-record";
import { plainToRichText } from "@/domain/rich-text/from-plain";

type Source = Record<string, unknown>;

/** How an item of a section is read from a resume of version 4. */
export type ReadVersionFour = (item: Source) => DraftItem;

export const website = (item: Source) => (isRecord(item.url) ? websiteOf(item.url.href, item.url.label) : websiteOf(""));
export const level = (item: Source) =>
  typeof item.level === "number" ? Math.round(Math.min(Math.max(item.level, 0), 10) / 2) : 0;
export const summary = (item: Source) => textOf(item.summary);
export const dated = (item: Source) => ({ date: textOf(item.date), website: website(item), description: summary(item) });
export const ranged = (item: Source) => ({ period: textOf(item.date), website: website(item), description: summary(item) });
/** Texts without a field are added before or after the description. */
export const withMore = (before: string, item: Source) =>
  plainToRichText(before) + summary(item) + plainToRichText(textsOf(item.keywords).join(", "));
