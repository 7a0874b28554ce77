import type { ImportPlace, ImportWords } from "@/contracts/model/import-reading";
import type { ResumeData } from "@/contracts/model/resume/data";
import { SECTION_KEYS, type SectionKey } from "@/contracts/model/resume/sections/forms";
import { finishDraft, type NewId } from "@/domain/imports/draft";
import { isIconName } from "@/domain/imports/icon-names";
import { withDoubts } from "@/domain/imports/pdf/doubts/doubts";
import { headingKind } from "@/domain/imports/pdf/heading-words";
import type { Line } from "@/domain/imports/pdf/layout/lines";
import type { PageText } from "@/domain/imports/pdf/layout/page-text";
import { type PageSize, type PdfLayout, readLayout } from "@/domain/imports/pdf/layout/read-layout";
import type { PdfPage } from "@/domain/imports/pdf/page";
import { type Evidence, placesOf } from "@/domain/imports/pdf/places/places-of";
import { proseOf } from "@/domain/imports/pdf/structure/body";
import { readContact } from "@/domain/imports/pdf/structure/contact";
import { contactLabel } from "@/domain/imports/pdf/structure/contact-patterns";
import { arranged } from "@/domain/imports/pdf/structure/design";
import { localeOfHeadings } from "@/domain/imports/pdf/structure/document-locale";
import { type ReadItem, SURE } from "@/domain/imports/pdf/structure/evidence";
import { customItems, SECTION_READERS } from "@/domain/imports/pdf/structure/items";
import { findPeriod, isImplied } from "@/domain/imports/pdf/structure/period";
import { DOCUMENT_WORDS, isNameLabel } from "@/domain/imports/pdf/structure/person-name";
import { profileItem } from "@/domain/imports/pdf/structure/profiles";
import { type DocumentSection, divideDocument } from "@/domain/imports/pdf/structure/sections";
import { unplacedTexts } from "@/domain/imports/pdf/structure/unplaced";
import { isLanguageName } from "@/domain/imports/pdf/structure/words";
import { wordsOfLines } from "@/domain/imports/words";
import { sectionTitle } from "@/domain/section-titles";

export interface ReadResume {
  data: ResumeData;
  /** The position of each field, and how certain it is. */
  places: ImportPlace[];
  /** The pages that places refer to; undefined for files without any. */
  pages: PageSize[] | undefined;
  /** Every text of the file that is not in the data, in reading order; headers and footers at the end. */
  unplaced: PageText[];
  words: ImportWords;
}

/** Fewer letters than this are not a resume, but a scan with a page number or an empty page. */
const MIN_LETTERS = 40;
const MAX_LINES = 5000;
/** “Languages: English (native)”. */
const LABEL = /^([^:：]{2,40})[:：]\s*(.+)$/;
/** The separator between a title and an organisation, or a degree and its subject, once they have separate fields. */
const LINK_WORD = /^(?:in|at|of|im|bei|en|chez|presso|hos|@)$/iu;

/**
 * Reads a resume from the pages of a PDF without any model: places and faces make lines, columns and headings, dates and faces make
 * entries. undefined if there is hardly any text.
 */
export const readPdfResume = (pages: readonly PdfPage[], newId: NewId): ReadResume | undefined =>
  readResumeLines(readLayout(pages), newId);

/** The same from lines in reading order, wherever they come from. */
export function readResumeLines(layout: PdfLayout, newId: NewId): ReadResume | undefined {
  const { lines: all, artifacts } = layout;
  const lines = all.slice(0, MAX_LINES);
  const letters = lines.reduce((count, line) => count + (line.text.match(/\p{L}/gu)?.length ?? 0), 0);
  if (letters < MIN_LETTERS) return undefined;
  const { head, sections: divided } = divideDocument(lines);
  const named = withLabelledSections(divided.map(withProfile));
  const locale = localeOfHeadings(named.map((section) => section.title));
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
    sections.flatMap(({ kind, title }) => (kind === "custom" || kind === "other" ? [] : [[kind, ownTitle(kind, title, locale)]])),
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
  const placedSections = sections.flatMap(({ kind, lines: own }) =>
    kind === "other" ? [] : [{ id: kind === "custom" ? (ids.get(own) ?? "") : kind, lines: own }],
  );
  const data = arranged(
    draft,
    placedSections.filter(({ id }) => id !== ""),
    { ...layout, lines },
  );
  const isHeading = new Set(
    sections.filter(({ kind, lines: own }) => kind !== "custom" || own.length > 0).map((section) => section.title.toLowerCase()),
  );
  const following = new Map(lines.map((line, index) => [line, lines[index + 1]]));
  const meant = (line: Line) => {
    if (isHeading.has(line.text.toLowerCase())) return line.text;
    const knownTexts = line.page === 1 ? line.cells.flatMap((cell) => cell.text.split(/[|•·]/).map(contactLabel)) : [];
    // A label in a list can be the heading of a separate section.
    const [, label = ""] = LABEL.exec(line.text) ?? [];
    if (isHeading.has(label.toLowerCase())) knownTexts.push(label);
    const wrapped = `${line.cells.at(-1)?.text ?? ""} ${following.get(line)?.cells.at(-1)?.text ?? ""}`;
    const dates = [...line.cells.map((cell) => cell.text), wrapped].map((text) => findPeriod(text, locale)?.text ?? "");
    return [...dates, ...knownTexts].join(" ");
  };
  // “Curriculum vitae” describes the file and not the person; names of icons are drawings.
  const unplaced = unplacedTexts(lines, data, meant).map((each) =>
    DOCUMENT_WORDS.test(each.text) ||
    isNameLabel(each.text) ||
    isImplied(each.text) ||
    LINK_WORD.test(each.text) ||
    each.text.split(/\s+/).every(isIconName)
      ? { ...each, isArtifact: true as const }
      : each,
  );
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
  const places = withDoubts(placesOf(data, evidence, { ...layout, lines }), { data, evidence, unplaced });
  const beside = [...unplaced, ...artifacts];
  const words = wordsOfLines(
    [...all, ...artifacts].map(({ text }) => text),
    beside,
  );
  return { data, places, pages: layout.pages, unplaced: beside, words };
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
  return plain === plain.toUpperCase() ? plain.slice(0, 1) + plain.slice(1).toLowerCase() : plain;
}

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
    return own.find(({ title }) => kind !== "custom" && kind !== "other" && ownTitle(kind, title, locale) === "") ?? own[0];
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

/** Languages that are named in a line of the skills, “Languages: English (native)”, are a section if there is no other. */
function withLabelledSections(sections: readonly DocumentSection[]): DocumentSection[] {
  if (sections.some((section) => section.kind === "languages")) return [...sections];
  const moved: DocumentSection[] = [];
  const rest = sections.map((section) => {
    if (section.kind !== "skills") return section;
    return {
      ...section,
      lines: section.lines.filter((line) => {
        const [, label = "", list = ""] = LABEL.exec(line.text) ?? [];
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
