import type { ResumeData } from "@/contracts/model/resume/data";
import type { Entry } from "@/typeset/content/entry";
import { enumerationComma } from "@/typeset/content/locale";
import { lineText } from "@/typeset/content/plain-text";
import { type PrintedSection, printedSections } from "@/typeset/content/printed-sections";
import { isEntry } from "@/typeset/layout/pages";
import { ownMargins } from "@/typeset/layout/style";
import { TEMPLATES } from "@/typeset/templates";
import { type EntryTools, entryBlocks } from "./entries";
import { headBlocks } from "./head";
import { type Block, block, type OfficeDocument, type OfficePicture, type Part, words } from "./model";
import { richText } from "./rich-text";
import { type OfficeStyle, officeStyleOf } from "./styles";

const LEVEL_MARKS: Record<string, readonly [string, string] | null> = {
  hidden: null,
  circle: ["●", "○"],
  icon: ["★", "☆"],
};
const SQUARES = ["■", "□"] as const;

/** The sections of each page as they print: those of a sidebar apart where the template has one. */
export function pagesOf(data: ResumeData): { main: PrintedSection[]; sidebar: PrintedSection[] }[] {
  const sections = printedSections(data);
  const take = (ids: readonly string[]) =>
    ids.flatMap((id) => {
      const section = sections.get(id);
      sections.delete(id);
      return section ? [section] : [];
    });
  const { columns } = TEMPLATES[data.metadata.template];
  return data.metadata.layout.pages
    .map(({ fullWidth, main, sidebar }) =>
      fullWidth || columns === 1
        ? { main: take([...main, ...sidebar]), sidebar: [] }
        : { main: take(main), sidebar: take(sidebar) },
    )
    .filter((page, index) => index === 0 || page.main.length + page.sidebar.length > 0);
}

/** All text of a document, to choose fonts by. */
export const textOf = (value: unknown): string => JSON.stringify(value);

/** A resume as office programs see it, in the look of its template. Hidden parts and drafts are left out. */
export function officeResume(data: ResumeData, title: string, picture: OfficePicture | null): OfficeDocument {
  const { metadata, basics } = data;
  const pages = pagesOf(data);
  const text = textOf([basics, pages]);
  const officeStyle = officeStyleOf(metadata, text, ownMargins(metadata.page));
  const lists: OfficeDocument["lists"] = [];
  const comma = enumerationComma(text, metadata.page.locale);
  const writer = { data, officeStyle: officeStyle, lists, comma };
  const introduced = introductionOf(pages[0]?.main ?? [], officeStyle);
  const head = headBlocks(basics, picture, introduced ? introductionBlocks(introduced, officeStyle, lists) : [], officeStyle);
  const parts = pages.flatMap(({ main, sidebar }, index) => {
    const own = [
      ...partsOf(
        main.filter((section) => section !== introduced),
        1,
        writer,
      ),
      ...partsOf(sidebar, officeStyle.look.sidebarColumns, writer),
    ];
    return index === 0 ? own : startingPage(own);
  });
  const name = lineText(basics.name);
  return {
    ...officeStyle.frame,
    title: lineText(title),
    author: name,
    lists,
    parts: [{ columns: 1, gapPt: 0, blocks: head }, ...parts],
    runningHeader: metadata.page.runningHeader ? name : null,
  };
}

const startingPage = ([first, ...rest]: Part[]): Part[] => {
  const [opening, ...others] = first?.blocks ?? [];
  return first && opening ? [{ ...first, blocks: [{ ...opening, startsPage: true }, ...others] }, ...rest] : rest;
};

/** The summary where the template prints it in the header; one that holds a heading stays a section. */
function introductionOf(main: readonly PrintedSection[], { look }: OfficeStyle): PrintedSection | null {
  if (!look.introduction) return null;
  const fits = ({ kind, content, startOnNewPage }: PrintedSection) =>
    kind === "summary" && content !== null && !startOnNewPage && !JSON.stringify(content).includes('"t":"h"');
  return main.find(fits) ?? null;
}

function introductionBlocks({ content }: PrintedSection, officeStyle: OfficeStyle, lists: OfficeDocument["lists"]): Block[] {
  const { em = 1, italic = false } = officeStyle.look.introduction ?? {};
  const { borders, fill, indentPt, endIndentPt } = officeStyle.frame.styles.Subtitle;
  return richText(lists, {
    ...(borders && { borders }),
    ...(fill && { fill }),
    ...(indentPt && { indentPt, endIndentPt: endIndentPt ?? 0 }),
    color: officeStyle.head.ink,
    sizePt: officeStyle.bodyPt * em,
    italic,
  })(content ?? []);
}

interface Writer {
  data: ResumeData;
  officeStyle: OfficeStyle;
  lists: OfficeDocument["lists"];
  comma: string;
}

/** Sections one below the other; items in columns are a separate part. */
function partsOf(sections: readonly PrintedSection[], columns: number, writer: Writer): Part[] {
  const parts: Part[] = [];
  const gapPt = writer.officeStyle.gapX + 6;
  const add = (count: number, blocks: Block[]) => {
    const last = parts.at(-1);
    // Not by spreading: a call has room for some ten thousand arguments.
    if (last?.columns === count) last.blocks = last.blocks.concat(blocks);
    else if (blocks.length > 0) parts.push({ columns: count, gapPt, blocks });
  };
  for (const section of sections) {
    const inner = columns === 1 && !section.running ? Math.min(section.columns, 4) : 1;
    const title = section.title === null ? [] : [block("Heading1", [words(section.title)])];
    const content = contentOf(section, columns * inner, writer);
    const [first, ...rest] = [...title, ...(inner === 1 ? content : [])];
    if (first) add(columns, [{ ...first, startsPage: section.startOnNewPage }, ...rest]);
    if (inner > 1) add(inner, content);
  }
  return parts;
}

function contentOf(section: PrintedSection, columns: number, { data, officeStyle, lists, comma }: Writer): Block[] {
  const widthPt = (officeStyle.widthPt - (officeStyle.gapX + 6) * (columns - 1)) / columns;
  const entries = section.items.filter(isEntry);
  const dated = officeStyle.look.datesFirst && columns === 1 && entries.some(({ date }) => date !== null);
  const rail = columns === 1 ? (dated ? 0.25 : officeStyle.look.rail) * widthPt : 0;
  const base = rail > 0 ? { indentPt: rail } : {};
  const rich = richText(lists, base);
  const type = data.metadata.design.level.type;
  const tools: EntryTools = {
    officeStyle,
    widthPt,
    isNarrow: columns > 1,
    comma,
    levelMarks: type in LEVEL_MARKS ? (LEVEL_MARKS[type] ?? null) : SQUARES,
    base,
    rich,
  };
  const texts = section.items.flatMap((item) => (isEntry(item) ? [] : [...rich(item.recipient ?? []), ...rich(item.content)]));
  return [...rich(section.content ?? []), ...texts, ...entryBlocks(section, entries as Entry[], tools)];
}
