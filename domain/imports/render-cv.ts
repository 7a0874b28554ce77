import type { ResumeData } from "@/contracts/model/resume/data";
import type { SectionKey } from "@/contracts/model/resume/sections/forms";
import { type DraftItem, finishDraft, type NewId, recordsOf, textOf, textsOf, websiteOf } from "@/domain/imports/draft";
import { levelOf } from "@/domain/imports/level-words";
import { markdownToRichText } from "@/domain/imports/markup/rich-text";
import { dateTexts } from "@/domain/imports/partial-dates";
import { headingKind } from "@/domain/imports/pdf/heading-words";
import { profileOf } from "@/domain/imports/render-cv-profiles";
import { isRecord } from "@/domain/is-record";

type Source = Record<string, unknown>;
type Entries = { kind: SectionKey | "summary" | "custom"; title: string; entries: unknown[] };

/** A resume as RenderCV describes it in YAML. undefined if the file is something else. */
export function importRenderCv(value: unknown, newId: NewId): ResumeData | undefined {
  const cv = isRecord(value) ? value.cv : undefined;
  if (!isRecord(cv)) return undefined;
  const sections = sectionsOf(cv.sections ?? cv.sections_input);
  const items: Partial<Record<SectionKey, DraftItem[]>> = { profiles: recordsOf(cv.social_networks).map(profileOf) };
  const titles: Partial<Record<SectionKey | "summary", string>> = {};
  const customs: { title: string; type: "projects" | "summary"; items: DraftItem[] }[] = [];
  let summary = "";
  for (const { kind, title, entries } of sections) {
    if (kind === "summary") {
      summary += entries.map((entry) => prose(entry)).join("");
      titles.summary = title;
    } else if (kind !== "custom" && entries.some((entry) => fits(kind, entry)) && !titles[kind]) {
      items[kind] = [...(items[kind] ?? []), ...entries.flatMap((entry) => ITEMS[kind](entry))];
      titles[kind] = title;
    } else customs.push(customOf(title, entries));
  }
  const [email = "", ...emails] = manyOf(cv.email);
  const [phone = "", ...phones] = manyOf(cv.phone);
  const [website = "", ...websites] = manyOf(cv.website);
  return finishDraft(
    {
      basics: {
        name: textOf(cv.name),
        headline: textOf(cv.headline) || textOf(cv.label),
        email,
        phone: phone.replace(/^tel:/i, ""),
        location: textOf(cv.location),
        website: websiteOf(website),
        customFields: [
          ...[...emails, ...phones.map((each) => each.replace(/^tel:/i, ""))].map((text) => ({
            id: newId(),
            icon: "",
            text,
            link: "",
          })),
          ...[...websites, ...recordsOf(cv.custom_connections).map((each) => textOf(each.url) || textOf(each.placeholder))]
            .filter((text) => text !== "")
            .map((text) => ({ id: newId(), icon: "", text, link: /^https?:/i.test(text) ? text : "" })),
        ],
      },
      pictureUrl: /^https?:/i.test(textOf(cv.photo)) ? textOf(cv.photo) : "",
      summary,
      sections: items,
      titles,
      customSections: customs,
    },
    newId,
  );
}

const manyOf = (value: unknown): string[] =>
  Array.isArray(value) ? textsOf(value) : [textOf(value)].filter((text) => text !== "");

/** Sections by title, or a list of `{title, entries}`. Keys such as `work_experience` are titles without capitals. */
function sectionsOf(value: unknown): Entries[] {
  const pairs: [string, unknown][] = isRecord(value)
    ? Object.entries(value)
    : recordsOf(value).map((section) => [textOf(section.title), section.entries]);
  return pairs.map(([key, entries]) => {
    const title = /^[a-z0-9_]+$/.test(key) ? key.replaceAll("_", " ").replace(/^\p{Ll}/u, (first) => first.toUpperCase()) : key;
    const found = headingKind(title);
    const list = Array.isArray(entries) ? entries : entries === null || entries === undefined ? [] : [entries];
    const guessed = found === undefined || found === "other" ? kindOfEntries(list) : found;
    return { kind: guessed, title, entries: list };
  });
}

/** Entries of jobs, studies and publications are identified by their fields. */
function kindOfEntries(entries: readonly unknown[]): Entries["kind"] {
  const every = (field: string) => entries.length > 0 && entries.every((entry) => isRecord(entry) && field in entry);
  if (every("institution")) return "education";
  if (every("company")) return "experience";
  return every("authors") ? "publications" : "custom";
}

/** Whether an entry has the fields of a section. Lists of words take anything. */
function fits(kind: SectionKey, entry: unknown): boolean {
  if (kind === "experience") return isRecord(entry) && ("company" in entry || "position" in entry || "name" in entry);
  if (kind === "education") return isRecord(entry) && ("institution" in entry || "name" in entry);
  return true;
}

const fields = (entry: unknown): Source => (isRecord(entry) ? entry : { name: entry });

/** The text of an entry that has only one: plain, bullet, numbered, or a line with a label. */
function lineOf(entry: unknown): string {
  const item = fields(entry);
  const text =
    textOf(item.bullet) || textOf(item.number) || textOf(item.reversed_number) || textOf(item.name) || textOf(item.title);
  const details = textOf(item.details);
  return isRecord(entry) && "label" in item
    ? [textOf(item.label), details].filter((part) => part !== "").join(": ")
    : text || details;
}

const plain = (text: string) => text.replaceAll(/\[([^\]]+)\]\([^)]*\)/g, "$1").replaceAll(/\*\*?|(?<=^|\s)_|_(?=\s|$)/g, "");

const prose = (entry: unknown) => (isRecord(entry) && !isLine(entry) ? described(entry) : markdownToRichText(lineOf(entry)));
const isLine = (item: Source) => ["bullet", "number", "reversed_number", "label"].some((key) => key in item);

/** Summary and highlights; highlights may contain nested lists. */
function described(item: Source): string {
  const highlights = Array.isArray(item.highlights) ? item.highlights.flatMap(flat) : [];
  const list = highlights.length > 0 ? highlights.map((text) => `- ${text.replaceAll("\n", " ")}`).join("\n") : "";
  return markdownToRichText([textOf(item.summary), list].filter((part) => part !== "").join("\n\n"));
}

const flat = (value: unknown): string[] =>
  isRecord(value)
    ? Object.entries(value).flatMap(([key, inner]) => [key, ...(Array.isArray(inner) ? inner.flatMap(flat) : [])])
    : [textOf(value)];

const dated = (item: Source) => dateTexts(textOf(item.start_date), textOf(item.end_date), textOf(item.date));
const links = (item: Source) => {
  const doi = textOf(item.doi);
  const inName = /\]\((https?:[^)\s]+)\)/.exec(`${textOf(item.name)} ${textOf(item.company)} ${textOf(item.title)}`)?.[1] ?? "";
  return websiteOf(textOf(item.url) || inName || (doi === "" ? "" : `https://doi.org/${doi}`));
};

/** An award, certificate, project or publication in any of the entry types. */
const titled = (entry: unknown, field: "title" | "name", second: string, from: string): DraftItem[] => {
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

const keywordsOf = (text: string) =>
  plain(text)
    .split(/\s*[,;]\s*(?![^(]*\))/)
    .filter((part) => part !== "");

const ITEMS: Record<SectionKey, (entry: unknown) => DraftItem[]> = {
  profiles: (entry) => [{ icon: "", iconColor: "", network: plain(lineOf(entry)), username: "", website: links(fields(entry)) }],
  experience: (entry) => {
    const item = fields(entry);
    return [
      {
        company: plain(textOf(item.company) || textOf(item.name)),
        position: plain(textOf(item.position)),
        location: textOf(item.location),
        ...dated(item),
        website: links(item),
        description: described(item),
        roles: [],
      },
    ];
  },
  education: (entry) => {
    const item = fields(entry);
    return [
      {
        school: plain(textOf(item.institution) || textOf(item.name)),
        degree: plain(textOf(item.degree)),
        area: plain(textOf(item.area)),
        grade: textOf(item.grade) || textOf(item.gpa),
        location: textOf(item.location),
        ...dated(item),
        website: links(item),
        description: described(item),
      },
    ];
  },
  projects: (entry) =>
    titled(entry, "name", "location", "location").map(({ location, ...item }) => withPlace(item, textOf(location))),
  skills: (entry) => {
    const item = fields(entry);
    const label = isRecord(entry) && "label" in item;
    const words = label ? keywordsOf(textOf(item.details)) : [];
    if (label) return [{ icon: "", iconColor: "", name: plain(textOf(item.label)), proficiency: "", level: 0, keywords: words }];
    return [
      { icon: "", iconColor: "", name: plain(lineOf(entry)), proficiency: "", level: 0, keywords: textsOf(item.highlights) },
    ];
  },
  languages: (entry) => {
    const item = fields(entry);
    const line = lineOf(entry);
    const [, name = line, how = ""] = /^(.+?)\s*(?:[:(–—]|\s-\s)\s*(.+?)\)?$/.exec(plain(line)) ?? [];
    const [language, fluency] = isRecord(entry) && "label" in item ? [textOf(item.label), textOf(item.details)] : [name, how];
    return [{ language: plain(language), fluency: plain(fluency), level: levelOf(fluency) }];
  },
  interests: (entry) => {
    const item = fields(entry);
    const label = isRecord(entry) && "label" in item;
    return [
      {
        icon: "",
        iconColor: "",
        name: plain(label ? textOf(item.label) : lineOf(entry)),
        keywords: label ? keywordsOf(textOf(item.details)) : textsOf(item.highlights),
      },
    ];
  },
  awards: (entry) => titled(entry, "title", "awarder", "location"),
  certifications: (entry) => titled(entry, "title", "issuer", "location"),
  publications: (entry) => titled(entry, "title", "publisher", "journal"),
  volunteer: (entry) => {
    const item = fields(entry);
    return [
      {
        organization: plain(
          [textOf(item.position), textOf(item.company) || lineOf(entry)].filter((part) => part !== "").join(", "),
        ),
        location: textOf(item.location),
        ...dated(item),
        website: links(item),
        description: described(item),
      },
    ];
  },
  references: (entry) => {
    const item = fields(entry);
    const label = isRecord(entry) && "label" in item;
    return [
      {
        name: plain(label ? textOf(item.label) : lineOf(entry)),
        position: "",
        website: links(item),
        phone: "",
        description: label ? markdownToRichText(textOf(item.details)) : described(item),
      },
    ];
  },
};

const withPlace = (item: DraftItem, place: string): DraftItem =>
  place === "" ? item : { ...item, description: `${markdownToRichText(place)}${textOf(item.description)}` };

/** A section without a fixed place: with dates its entries are like projects, else running text. */
function customOf(
  title: string,
  entries: readonly unknown[],
): { title: string; type: "projects" | "summary"; items: DraftItem[] } {
  const isText = entries.every((entry) => !isRecord(entry) || isLine(entry));
  if (!isText) {
    const items = entries.flatMap((entry) => {
      const item = fields(entry);
      const names = [item.position, item.company, item.degree, item.area, item.institution, item.name, item.title].map((part) =>
        plain(textOf(part)),
      );
      const name = [...new Set(names)].filter((part) => part !== "").join(", ") || lineOf(entry);
      const place = [textOf(item.journal), textOf(item.location)].filter((part) => part !== "").join(", ");
      return [
        withPlace(
          {
            name,
            ...dated(item),
            website: links(item),
            description: markdownToRichText(textsOf(item.authors).join(", ")) + described(item),
          },
          place,
        ),
      ];
    });
    return { title, type: "projects", items };
  }
  const isList = entries.every((entry) => isRecord(entry) && !("label" in entry));
  const lines = entries.map((entry) => (isList ? `- ${lineOf(entry)}` : lineOf(entry)));
  return { title, type: "summary", items: [{ content: markdownToRichText(lines.join(isList ? "\n" : "\n\n")) }] };
}
