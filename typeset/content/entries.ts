import type { CustomSection } from "@/contracts/model/resume/custom-section";
import type { ResumeData } from "@/contracts/model/resume/data";
import type { Dates } from "@/contracts/model/resume/dates";
import type { ItemWebsite } from "@/contracts/model/resume/website";
import { hexColour } from "@/domain/colours";
import { type DateStyle, printDates } from "@/domain/dates/print";
import { iconName } from "@/typeset/content/icons";
import { linkTarget, phoneTarget } from "@/typeset/content/links";
import { lineText } from "@/typeset/content/plain-text";
import { type PrintedBlock, printedRichText } from "@/typeset/content/rich-text";
import type { PrintedLooks } from "@/typeset/layout/printed-looks";

/** One printed value and the field it comes from; with `href` it is a link. */
export interface Part {
  pointer: string;
  text: string;
  href?: string;
}

interface PrintedRole {
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

/** An item with more characters, or with running text, may be split across two pages. */
const SHORT_ITEM = 160;

const isShort = (entry: Omit<Entry, "short">): boolean => {
  const parts = [
    ...entry.lead,
    ...entry.side,
    ...entry.line,
    ...[entry.date, entry.note, entry.link].filter((each) => each !== null),
  ];
  const characters = [...parts.map(({ text }) => text), ...entry.keywords].reduce((sum, text) => sum + text.length, 0);
  return entry.body.length === 0 && entry.roles.length === 0 && characters <= SHORT_ITEM;
};

type Sections = ResumeData["sections"];
type Item<Key extends keyof Sections> = Sections[Key]["items"][number];
/** The sections whose items print as entries. */
export type EntryType = Exclude<CustomSection["type"], "summary" | "cover-letter">;

const part = (pointer: string, text: string, href?: string | null): Part | null => {
  const printed = lineText(text);
  if (printed === "") return null;
  return href ? { pointer, text: printed, href } : { pointer, text: printed };
};

const dated = (pointer: string, dates: Dates, style: DateStyle): Part | null =>
  part(`${pointer}/dates`, printDates(dates, style));

const present = <Value>(values: (Value | null)[]): Value[] => values.filter((value) => value !== null);

/** Where an item's website goes: on its main text, or on a separate line. */
function website(pointer: string, site: ItemWebsite): { inline: string | null; own: Part | null } {
  const href = linkTarget(site.url);
  if (site.inlineLink && href) return { inline: href, own: null };
  return { inline: null, own: part(`${pointer}/website`, lineText(site.label) === "" ? site.url : site.label, href) };
}

const empty = (pointer: string) => ({
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

const icons = (item: { icon: string; iconColor: string }) => ({
  icon: iconName(item.icon),
  iconColor: item.iconColor === "" ? null : hexColour(item.iconColor, "") || null,
});

const keywords = (words: string[]): string[] => words.map(lineText).filter((word) => word !== "");

/** Title, giver, date, link and description: awards, certifications, publications. */
function honour(
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

const role = (pointer: string, item: Item<"experience">["roles"][number], style: DateStyle): PrintedRole => ({
  pointer,
  lead: part(`${pointer}/position`, item.position),
  date: dated(pointer, item.dates, style),
  body: printedRichText(item.description),
});

const isPrinted = (value: PrintedRole): boolean => value.lead !== null || value.date !== null || value.body.length > 0;

/** How items of each section are printed. */
const ENTRIES: { [Key in EntryType]: (pointer: string, item: Item<Key>, style: DateStyle) => Omit<Entry, "short"> } = {
  profiles: (pointer, item) => {
    const site = website(pointer, item.website);
    return {
      ...empty(pointer),
      ...icons(item),
      lead: present([part(`${pointer}/network`, item.network, site.inline)]),
      side: present([part(`${pointer}/username`, item.username)]),
      link: site.own,
    };
  },
  experience: (pointer, item, style) => {
    const site = website(pointer, item.website);
    const position = part(`${pointer}/position`, item.position);
    const company = part(`${pointer}/company`, item.company, site.inline);
    return {
      ...empty(pointer),
      // The position comes before the employer; without a position, or with several, the employer comes first.
      lead: position && item.roles.length === 0 ? [position] : present([company]),
      side: position ? present([item.roles.length === 0 ? company : position]) : [],
      date: dated(pointer, item.dates, style),
      line: present([part(`${pointer}/location`, item.location)]),
      link: site.own,
      body: printedRichText(item.description),
      roles: item.roles.map((each) => role(`${pointer}/roles/#${each.id}`, each, style)).filter(isPrinted),
    };
  },
  education: (pointer, item, style) => {
    const site = website(pointer, item.website);
    const studied = present([part(`${pointer}/degree`, item.degree), part(`${pointer}/area`, item.area)]);
    const school = present([part(`${pointer}/school`, item.school, site.inline)]);
    return {
      ...empty(pointer),
      lead: studied.length > 0 ? studied : school,
      side: studied.length > 0 ? school : [],
      date: dated(pointer, item.dates, style),
      line: present([part(`${pointer}/grade`, item.grade), part(`${pointer}/location`, item.location)]),
      link: site.own,
      body: printedRichText(item.description),
    };
  },
  projects: (pointer, item, style) => {
    const site = website(pointer, item.website);
    return {
      ...empty(pointer),
      lead: present([part(`${pointer}/name`, item.name, site.inline)]),
      date: dated(pointer, item.dates, style),
      link: site.own,
      body: printedRichText(item.description),
    };
  },
  skills: (pointer, item) => ({
    ...empty(pointer),
    ...icons(item),
    lead: present([part(`${pointer}/name`, item.name)]),
    note: part(`${pointer}/proficiency`, item.proficiency),
    level: Math.round(item.level),
    keywords: keywords(item.keywords),
  }),
  languages: (pointer, item) => ({
    ...empty(pointer),
    lead: present([part(`${pointer}/language`, item.language)]),
    note: part(`${pointer}/fluency`, item.fluency),
    level: Math.round(item.level),
  }),
  interests: (pointer, item) => ({
    ...empty(pointer),
    ...icons(item),
    lead: present([part(`${pointer}/name`, item.name)]),
    keywords: keywords(item.keywords),
  }),
  awards: (pointer, item, style) => honour(pointer, item, part(`${pointer}/awarder`, item.awarder), style),
  certifications: (pointer, item, style) => honour(pointer, item, part(`${pointer}/issuer`, item.issuer), style),
  publications: (pointer, item, style) => honour(pointer, item, part(`${pointer}/publisher`, item.publisher), style),
  volunteer: (pointer, item, style) => {
    const site = website(pointer, item.website);
    return {
      ...empty(pointer),
      lead: present([part(`${pointer}/organization`, item.organization, site.inline)]),
      date: dated(pointer, item.dates, style),
      line: present([part(`${pointer}/location`, item.location)]),
      link: site.own,
      body: printedRichText(item.description),
    };
  },
  references: (pointer, item) => {
    const site = website(pointer, item.website);
    return {
      ...empty(pointer),
      lead: present([part(`${pointer}/name`, item.name, site.inline)]),
      side: present([part(`${pointer}/position`, item.position)]),
      line: present([part(`${pointer}/phone`, item.phone, phoneTarget(item.phone))]),
      link: site.own,
      body: printedRichText(item.description),
    };
  },
};

/** An item of a section as an entry. `pointer` is the item's JSON pointer in the document. */
export function printedEntry<Key extends EntryType>(type: Key, pointer: string, item: Item<Key>, style: DateStyle): Entry {
  const entry = ENTRIES[type](pointer, item, style);
  return { ...entry, short: isShort(entry) };
}
