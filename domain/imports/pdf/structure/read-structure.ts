import type { ResumeData } from "@/contracts/model/resume/data";
import { SECTION_KEYS, type SectionKey } from "@/contracts/model/resume/sections/forms";
import { finishDraft, type NewId } from "@/domain/imports/draft";
import { headingKind } from "@/domain/imports/pdf/heading-words";
import type { Line } from "@/domain/imports/pdf/layout/lines";
import type { PdfLayout } from "@/domain/imports/pdf/layout/read-layout";
import type { Evidence } from "@/domain/imports/pdf/places/places-of";
import { proseOf } from "@/domain/imports/pdf/structure/body";
import { readContact } from "@/domain/imports/pdf/structure/contact";
import { arranged } from "@/domain/imports/pdf/structure/design";
import { localeOfHeadings, withOrderOfDates } from "@/domain/imports/pdf/structure/document-locale";
import { type ReadItem, SURE } from "@/domain/imports/pdf/structure/evidence";
import { customItems, SECTION_READERS } from "@/domain/imports/pdf/structure/items";
import { profileItem } from "@/domain/imports/pdf/structure/profiles";
import { withKindsOfContent } from "@/domain/imports/pdf/structure/section-content";
import { type DocumentSection, divideDocument } from "@/domain/imports/pdf/structure/sections";
import { isLanguageName } from "@/domain/imports/pdf/structure/words";
import { withYearRows } from "@/domain/imports/pdf/structure/year-rows";
import { sectionTitle } from "@/domain/section-titles";

/** What the lines of a document say, before anything is known about how sure that is. */
export interface ReadStructure {
  data: ResumeData;
  /** The lines that were read. */
  lines: Line[];
  sections: DocumentSection[];
  locale: string;
  evidence: Evidence[];
}

/** Fewer letters than this are not a resume, but a scan with a page number or an empty page. */
const MIN_LETTERS = 40;
const MAX_LINES = 5000;
/** “Languages: English (native)”. */
export const LABEL = /^([^:：]{2,40})[:：]\s*(.+)$/;

/** Divides lines in reading order into sections and reads their entries. undefined if there is hardly any text. */
export function readStructure(layout: PdfLayout, newId: NewId): ReadStructure | undefined {
  const lines = layout.lines.slice(0, MAX_LINES);
  const letters = lines.reduce((count, line) => count + (line.text.match(/\p{L}/gu)?.length ?? 0), 0);
  if (letters < MIN_LETTERS) return undefined;
  const { head, sections: divided } = divideDocument(withYearRows(lines));
  const labelled = withLabelledSections(divided.map(withProfile));
  const locale = withOrderOfDates(localeOfHeadings(labelled.map((section) => section.title)), lines);
  const named = withKindsOfContent(labelled, locale);
  const sections = withoutRepeatedKinds(named, locale);
  const linesIn = (kind: string) => sections.filter((section) => section.kind === kind).flatMap((section) => section.lines);
  const contact = readContact(head, linesIn("other"), lines, newId);
  const items: Partial<Record<SectionKey, ReadItem[]>> = {};
  for (const key of SECTION_KEYS) {
    const own = linesIn(key);
    if (own.length > 0) items[key] = SECTION_READERS[key].read(own, { locale, newId });
  }
  const known = items.profiles ?? [];
  const isKnown = ({ network }: { network: string }) => known.some(({ fields }) => fields.network === network);
  const accounts = contact.profiles.filter((profile) => !isKnown(profile));
  if (accounts.length > 0)
    items.profiles = [...accounts.map((each) => profileItem(each, [...head, ...linesIn("other")])), ...known];
  const customs = sections
    .filter((section) => section.kind === "custom" && section.lines.length > 0)
    .map((section) => ({ title: plainTitle(section.title), lines: section.lines, ...customOf(section, { locale, newId }) }));
  const summaryLines = linesIn("summary");
  const titles = Object.fromEntries(
    // A heading without lines names nothing that another does.
    [...sections]
      .sort((one, other) => Math.sign(one.lines.length) - Math.sign(other.lines.length))
      .flatMap(({ kind, title }) => (kind === "custom" || kind === "other" ? [] : [[kind, ownTitle(kind, title, locale)]])),
  );
  const draft = finishDraft(
    {
      locale,
      basics: contact.basics,
      summary: proseOf([...summaryLines, ...contact.prose]),
      sections: Object.fromEntries(Object.entries(items).map(([key, read]) => [key, read.map((item) => item.fields)])),
      titles,
      customSections: customs.map((custom) => ({ ...custom, items: custom.items.map((item) => item.fields) })),
    },
    newId,
  );
  const ids = new Map(customs.map((custom, index) => [custom.lines, draft.customSections[index]?.id ?? ""]));
  // A summary without a heading is in the head, above all sections.
  const isInHead = summaryLines.length === 0 && contact.prose.length > 0;
  const fromHead = isInHead ? [{ id: "summary", lines: contact.prose }] : [];
  const placedSections = sections.flatMap(({ kind, lines: own }) =>
    kind === "other" ? [] : [{ id: kind === "custom" ? (ids.get(own) ?? "") : kind, lines: own }],
  );
  const data = arranged(draft, [...fromHead, ...placedSections.filter(({ id }) => id !== "")], { ...layout, lines });
  const evidence: Evidence[] = [
    { pointer: "/basics", sureness: contact.sureness, lines: [...head, ...linesIn("other")], max: 1 },
    {
      pointer: "/summary",
      sureness: { content: summaryLines.length > 0 ? SURE.byAlignment : SURE.likely },
      lines: [...summaryLines, ...contact.prose],
      max: 1,
    },
    ...SECTION_KEYS.flatMap((key) =>
      (items[key] ?? []).map((item, index) => ({ ...item, pointer: `/sections/${key}/items/${index}`, max: 1 })),
    ),
    // The title of a section is weaker evidence than its content.
    ...customs.flatMap((custom, at) =>
      custom.items.map((item, index) => ({ ...item, pointer: `/customSections/${at}/items/${index}`, max: SURE.usual })),
    ),
  ];
  return { data, lines, sections, locale, evidence };
}

/** A heading in words other than the product's own is preserved. Capitals are a matter of look. */
function ownTitle(kind: SectionKey | "summary", title: string, locale: string): string {
  const text = plainTitle(title);
  // Space between the letters of a heading may look like one between words.
  const letters = (each: string) => each.toLowerCase().replaceAll(" ", "");
  return letters(text) === letters(sectionTitle(kind, locale)) ? "" : text;
}

function plainTitle(title: string): string {
  const plain = title.replace(/^[■□●◆◇▶►▪▌|\s]+|[\s:：]+$/g, "");
  if (plain !== plain.toUpperCase()) return plain;
  const lowered = plain.slice(0, 1) + plain.slice(1).toLowerCase();
  return lowered.replaceAll(SHORT_FORMS, (word) => word.toUpperCase());
}

/** Words that are always in capitals. */
const SHORT_FORMS = /(?<!\p{Script=Latin})(?:it|pr|hr|ux|ui|edv|ict|ai|cad)(?![\p{L}’'])/giu;

/**
 * “Publications” and “Patents” are two sections, although both are read in the same way: the one that the product has by this name, else
 * the first, stays; others keep their title as separate sections. The same title again continues the section before it.
 */
function withoutRepeatedKinds(
  sections: readonly DocumentSection[],
  locale: string,
): (DocumentSection & { readAs?: SectionKey })[] {
  const firstOf = (kind: DocumentSection["kind"]) => {
    const own = sections.filter((section) => section.kind === kind && section.lines.length > 0);
    return (
      own.find(({ title }) => kind !== "custom" && kind !== "other" && ownTitle(kind, title, locale) === "") ??
      own.find((section) => !section.isByStem) ??
      own[0]
    );
  };
  const bare = (title: string) => title.toLowerCase().replace(CONTINUED, "").trim();
  return sections.map((section) => {
    const { kind, title } = section;
    const first = firstOf(kind);
    const isOnly = !first || section === first || section.lines.length === 0 || bare(title) === bare(first.title);
    if (isOnly || kind === "custom" || kind === "other") return section;
    return { ...section, kind: "custom", ...(kind === "summary" ? {} : { readAs: kind }) };
  });
}

const CONTINUED = /[\s,([–—-]*(?:continued|cont[’']?d\.?|fortsetzung|suite|continuación|continua|continuação|vervolg)[\s)\]]*$/i;

/** A section without a fixed place: by its heading, or by its lines. */
function customOf({ lines, readAs }: DocumentSection & { readAs?: SectionKey }, reading: { locale: string; newId: NewId }) {
  return readAs ? { type: readAs, items: SECTION_READERS[readAs].read(lines, reading) } : customItems(lines, reading.locale);
}

/** “Profile” is the heading of a summary in some languages and of a list of accounts in others: running text decides. */
function withProfile(section: DocumentSection): DocumentSection {
  if (section.kind !== "profiles" || !/^profile$/i.test(section.title.trim())) return section;
  const letters = section.lines.reduce((sum, line) => sum + line.text.length, 0);
  const isProse = letters > 40 && section.lines.some((line) => /[.!?]$/.test(line.text) || line.text.split(" ").length > 7);
  return isProse ? { ...section, kind: "summary" } : section;
}

/** The same in two cells of a table, with the rest of the list in the next line. */
function labelInCells({ cells: [label, list, ...more] }: Line, next: Line | undefined): [string, string, string] | null {
  if (!label || !list || more.length > 0) return null;
  const [rest] = next?.cells ?? [];
  const isRest = next?.cells.length === 1 && rest !== undefined && Math.abs(rest.left - list.left) < 2 && next.gap < 1.6;
  return ["", label.text, isRest ? `${list.text} ${rest.text}` : list.text];
}

/** Languages that are named in a line of the skills, “Languages: English (native)”, are a section if there is no other. */
function withLabelledSections(sections: readonly DocumentSection[]): DocumentSection[] {
  if (sections.some((section) => section.kind === "languages")) return [...sections];
  const moved: DocumentSection[] = [];
  const rest = sections.map((section) => {
    if (section.kind !== "skills") return section;
    return {
      ...section,
      lines: section.lines.filter((line, index) => {
        const [, label = "", list = ""] = LABEL.exec(line.text) ?? labelInCells(line, section.lines[index + 1]) ?? [];
        // The rest of a list that was moved.
        const before = section.lines[index - 1];
        if (
          before &&
          moved.at(-1)?.lines[0]?.page === before.page &&
          moved.at(-1)?.lines[0]?.y === before.y &&
          line.cells.length === 1 &&
          before.cells.length === 2 &&
          Math.abs(line.left - (before.cells[1]?.left ?? 0)) < 2
        )
          return false;
        const isSpoken = list.split(/[,;|]/).some((part) => isLanguageName(part.replace(/\s*[(–—-].*$/, "")));
        if (headingKind(label) !== "languages" || !isSpoken) return true;
        const [cell] = line.cells;
        const span = cell?.spans.at(-1);
        if (cell && span)
          moved.push({
            kind: "languages",
            title: label,
            lines: [{ ...line, text: list, cells: [{ ...cell, text: list, spans: [{ ...span, text: list }] }] }],
          });
        return false;
      }),
    };
  });
  return [...rest, ...moved];
}
