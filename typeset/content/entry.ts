import type { Dates } from "@/contracts/model/resume/dates";
import type { ItemWebsite } from "@/contracts/model/resume/website";
import { hexColour } from "@/domain/colours";
import { type DateStyle, printDates } from "@/domain/dates/print";
import { iconName } from "@/typeset/content/icons";
import { linkTarget } from "@/typeset/content/links";
import { lineText } from "@/typeset/content/plain-text";
import { type PrintedBlock, printedRichText } from "@/typeset/content/rich-text";
import type { PrintedLooks } from "@/typeset/layout/printed-looks";

/** One printed value and the field it comes from; with `href` it is a link. */
export interface Part {
  pointer: string;
  text: string;
  href?: string;
}

export interface PrintedRole {
  pointer: string;
  lead: Part | null;
  date: Part | null;
  body: PrintedBlock[];
}

/**
 * An item of any section by the roles of its fields on the page: the first text (`lead`), text on the same line (`side`), dates
 * (`date`), the secondary line (`line`), the level in words (`note`), and the rest.
 */
export interface Entry {
  pointer: string;
  bold: boolean;
  icon: string | null;
  iconColor: string | null;
  lead: Part[];
  side: Part[];
  date: Part | null;
  line: Part[];
  note: Part | null;
  link: Part | null;
  /** 0 to 5; 0 draws nothing. */
  level: number;
  keywords: string[];
  body: PrintedBlock[];
  roles: PrintedRole[];
  /** Styles of this item from the custom stylesheet, where they differ from its section. */
  styles?: PrintedLooks | null;
  /** A few words that are never split across pages. */
  short: boolean;
}

/** How an item of a section is printed. `pointer` is its JSON pointer in the document. */
export type PrintItem<Item> = (pointer: string, item: Item, style: DateStyle) => Omit<Entry, "short">;

export const part = (pointer: string, text: string, href?: string | null): Part | null => {
  const printed = lineText(text);
  if (printed === "") return null;
  return href ? { pointer, text: printed, href } : { pointer, text: printed };
};

export const dated = (pointer: string, dates: Dates, style: DateStyle): Part | null =>
  part(`${pointer}/dates`, printDates(dates, style));

export const present = <Value>(values: (Value | null)[]): Value[] => values.filter((value) => value !== null);

/** Where an item's website goes: on its main text, or on a separate line. */
export function website(pointer: string, site: ItemWebsite): { inline: string | null; own: Part | null } {
  const href = linkTarget(site.url);
  if (site.inlineLink && href) return { inline: href, own: null };
  return { inline: null, own: part(`${pointer}/website`, lineText(site.label) === "" ? site.url : site.label, href) };
}

export const empty = (pointer: string) => ({
  pointer,
  bold: true,
  icon: null,
  iconColor: null,
  side: [],
  date: null,
  line: [],
  note: null,
  link: null,
  level: 0,
  keywords: [],
  body: [],
  roles: [],
});

export const icons = (item: { icon: string; iconColor: string }) => ({
  icon: iconName(item.icon),
  iconColor: item.iconColor === "" ? null : hexColour(item.iconColor, "") || null,
});

export const keywords = (words: string[]): string[] => words.map(lineText).filter((word) => word !== "");

/** Title, giver, date, link and description: awards, certifications, publications. */
export function honour(
  pointer: string,
  item: { title: string; dates: Dates; website: ItemWebsite; description: string },
  giver: Part | null,
  style: DateStyle,
): Omit<Entry, "short"> {
  const site = website(pointer, item.website);
  return {
    ...empty(pointer),
    lead: present([part(`${pointer}/title`, item.title, site.inline)]),
    side: present([giver]),
    date: dated(pointer, item.dates, style),
    link: site.own,
    body: printedRichText(item.description),
  };
}
