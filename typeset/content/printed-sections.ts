import type { CustomSection } from "@/contracts/model/resume/custom-section";
import type { ResumeData } from "@/contracts/model/resume/data";
import { sectionForm } from "@/contracts/model/resume/sections/forms";
import type { DateStyle } from "@/domain/dates/print";
import { sectionTitle } from "@/domain/section-titles";
import { isListKind } from "@/domain/sections/entry";
import { type EntryType, printedEntry } from "@/typeset/content/entries";
import type { Entry } from "@/typeset/content/entry";
import { iconName, sectionIcon } from "@/typeset/content/icons";
import { lineText } from "@/typeset/content/plain-text";
import { type PrintedBlock, printedRichText } from "@/typeset/content/rich-text";
import type { PrintedLooks } from "@/typeset/layout/printed-looks";

type Kind = CustomSection["type"];
type SectionFields = Pick<
  ResumeData["summary"],
  "title" | "icon" | "columns" | "hidden" | "keepTogether" | "startOnNewPage" | "showHeading"
> & {
  keywordLayout?: "inline" | "list" | undefined;
  layout?: "default" | "inline" | undefined;
  mainEntryBold?: boolean | undefined;
};

/** The document settings that affect how a section is printed. */
interface SectionStyle extends DateStyle {
  showIcons: boolean;
}

/** An item of a custom summary, and one of a legacy letter section. */
type TextItem = { pointer: string; content: PrintedBlock[]; recipient?: PrintedBlock[]; styles?: PrintedLooks | null };

/** A section as the sources print it. */
export interface PrintedSection {
  pointer: string;
  kind: Kind;
  /** Null when the heading is not shown. */
  title: string | null;
  icon: string | null;
  columns: number;
  keepTogether: boolean;
  startOnNewPage: boolean;
  /** All items in one paragraph. */
  running: boolean;
  /** Items print as rows where they have the whole width of the main column. */
  isList: boolean;
  keywordLayout: "inline" | "list";
  /** Styles of its parts from the custom stylesheet; absent without one. */
  styles?: PrintedLooks | null;
  /** Text of the summary; null for sections with items. */
  content: PrintedBlock[] | null;
  items: (Entry | TextItem)[];
}

const frame = (pointer: string, kind: Kind, section: SectionFields, style: SectionStyle): PrintedSection => {
  const running = kind === "skills" && section.layout === "inline";
  return {
    pointer,
    kind,
    title: section.showHeading ? lineText(section.title) || sectionTitle(kind, style.locale) : null,
    icon: style.showIcons && section.icon !== "none" ? (iconName(section.icon) ?? sectionIcon(kind)) : null,
    columns: running ? 1 : section.columns,
    keepTogether: section.keepTogether,
    startOnNewPage: section.startOnNewPage,
    running,
    isList: isListKind(kind),
    keywordLayout: section.keywordLayout ?? "inline",
    content: null,
    items: [],
  };
};

const isText = (value: unknown): value is string => typeof value === "string";

/** An entry whose main field is empty is a draft: stored in the document, not printed. */
function isDraft(type: EntryType, item: object): boolean {
  const main: unknown = Reflect.get(item, sectionForm(type).mainField);
  return !isText(main) || lineText(main) === "";
}

function entries(
  type: EntryType,
  pointer: string,
  section: SectionFields,
  items: readonly { id: string; hidden: boolean }[],
  style: SectionStyle,
): Entry[] {
  return items
    .filter((item) => !item.hidden && !isDraft(type, item))
    .map((item) => {
      // The union of section types is one type per section; the registry in entries.ts pairs each with its own items.
      const entry = printedEntry(type, `${pointer}/items/#${item.id}`, item as never, style);
      return section.mainEntryBold === false ? { ...entry, bold: false } : entry;
    });
}

function texts(
  pointer: string,
  items: readonly { id: string; hidden: boolean; content: string; recipient?: string }[],
): TextItem[] {
  return items
    .filter((item) => !item.hidden)
    .map((item) => ({
      pointer: `${pointer}/items/#${item.id}`,
      content: printedRichText(item.content),
      recipient: printedRichText(item.recipient ?? ""),
    }))
    .filter((item) => item.content.length > 0 || item.recipient.length > 0);
}

function customSection(section: CustomSection, style: SectionStyle): PrintedSection {
  const pointer = `/customSections/#${section.id}`;
  const printed = frame(pointer, section.type, section, style);
  if (section.type === "summary" || section.type === "cover-letter") return { ...printed, items: texts(pointer, section.items) };
  return { ...printed, items: entries(section.type, pointer, section, section.items, style) };
}

function summary(section: ResumeData["summary"], style: SectionStyle): PrintedSection {
  return { ...frame("/summary", "summary", section, style), content: printedRichText(section.content) };
}

/** The visible sections by their layout id; sections with nothing to print are left out. */
export function printedSections(data: ResumeData): Map<string, PrintedSection> {
  const { locale, dateFormat, hideSectionIcons } = data.metadata.page;
  const style: SectionStyle = { locale, dateFormat, showIcons: !hideSectionIcons };
  const sections = new Map<string, PrintedSection>();
  const add = (id: string, hidden: boolean, print: () => PrintedSection) => {
    if (hidden || sections.has(id)) return;
    const printed = print();
    if (printed.items.length > 0 || (printed.content?.length ?? 0) > 0) sections.set(id, printed);
  };
  add("summary", data.summary.hidden, () => summary(data.summary, style));
  for (const [key, section] of Object.entries(data.sections) as [EntryType, ResumeData["sections"][EntryType]][]) {
    const pointer = `/sections/${key}`;
    add(key, section.hidden, () => ({
      ...frame(pointer, key, section, style),
      items: entries(key, pointer, section, section.items, style),
    }));
  }
  for (const section of data.customSections) add(section.id, section.hidden, () => customSection(section, style));
  return sections;
}
