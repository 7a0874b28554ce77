import type { ResumeData } from "@/contracts/model/resume/data";
import type { SectionKey } from "@/contracts/model/resume/sections/forms";
import { type DraftItem, finishDraft, type NewId, recordsOf, textOf, textsOf, websiteOf } from "@/domain/imports/draft";
import { markdownToRichText } from "@/domain/imports/markup/rich-text";
import { headingKind } from "@/domain/imports/pdf/heading-words";
import {
  dated,
  described,
  fields,
  isLine,
  lineOf,
  links,
  plain,
  prose,
  type RenderCvSection,
  withPlace,
} from "@/domain/imports/render-cv-entry";
import { profileOf } from "@/domain/imports/render-cv-profiles";
import { isRecord } from "@/domain/is-record";
import { renderCvBySection } from "@/sections/generated/render-cv";

/** Sections that entries of the format fit into. */
const READERS: Partial<Record<SectionKey, RenderCvSection>> = renderCvBySection;

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
      continue;
    }
    const reader = kind === "custom" ? undefined : READERS[kind];
    if (kind !== "custom" && reader && entries.some(reader.fits ?? (() => true)) && !titles[kind]) {
      items[kind] = [...(items[kind] ?? []), ...entries.flatMap(reader.read)];
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
