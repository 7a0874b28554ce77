import type { Entry, Part as Field } from "@/typeset/content/entry";
import type { PrintedSection } from "@/typeset/content/printed-sections";
import type { PrintedBlock } from "@/typeset/content/rich-text";
import { type Block, type BlockLook, block, type Inline, type TextLook, words } from "./model";
import type { OfficeStyle } from "./styles";

/** What an entry is written with. */
export interface EntryTools {
  officeStyle: OfficeStyle;
  /** The width of the column. */
  widthPt: number;
  /** Dates and levels go below, as in a narrow column of the page. */
  isNarrow: boolean;
  comma: string;
  levelMarks: readonly [string, string] | null;
  base: BlockLook;
  rich: (blocks: readonly PrintedBlock[]) => Block[];
}

/** A date longer than this is a sentence and goes below. */
const LONGEST_DATE = 34;

const joined = (parts: Inline[][], separator: Inline): Inline[] =>
  parts.filter((part) => part.length > 0).flatMap((part, index) => (index === 0 ? part : [separator, ...part]));

const field = ({ text, href }: Field, look: TextLook = {}): Inline => words(text, look, href ?? null);
const fields = (values: readonly Field[], comma: string, look: TextLook = {}): Inline[] =>
  joined(
    values.map((value) => [field(value, look)]),
    words(comma, look),
  );

const quiet = ({ officeStyle }: EntryTools): TextLook => ({
  sizePt: officeStyle.bodyPt * 0.94,
  color: officeStyle.paper.muted,
  bold: false,
  italic: false,
});

/** The level as small marks, five at most. */
export const marks = ({ levelMarks, officeStyle }: EntryTools, level: number): Inline[] =>
  levelMarks && level > 0
    ? [words(levelMarks[0].repeat(level) + levelMarks[1].repeat(5 - level), { color: officeStyle.paper.title, bold: false })]
    : [];

/** The items of a section. */
export function entryBlocks(section: PrintedSection, items: readonly Entry[], tools: EntryTools): Block[] {
  if (section.running) return [runningText(items, tools)];
  const asRows = section.isList && !tools.isNarrow && section.columns === 1;
  if (asRows) return rows(section, items, tools);
  const [first, ...rest] = items.flatMap((item) => stacked(section, item, tools));
  // The title has made the room above the first one.
  return first ? [{ ...first, look: { ...first.look, beforePt: 0 } }, ...rest] : [];
}

const sides = (item: Entry, section: PrintedSection, tools: EntryTools): Inline[] =>
  joined(
    [
      fields(item.side, tools.comma),
      item.note ? [field(item.note, quiet(tools))] : [],
      item.link ? [field(item.link, quiet(tools))] : [],
      section.keywordLayout === "list" ? [] : keywordWords(item, tools),
    ],
    words(" · "),
  );

const keywordWords = ({ keywords }: Entry, { comma }: EntryTools): Inline[] =>
  keywords.length === 0 ? [] : [words(keywords.join(comma))];

/** About how wide bold words are. */
const widthOf = (text: string, sizePt: number): number =>
  [...text].reduce((sum, letter) => sum + ((letter.codePointAt(0) ?? 0) > 0x2e80 ? 1 : 0.58), 0) * sizePt;

/** Names in a column, their descriptions beside it, and the level at the end of the line: by tabs, so that it stays one line of text. */
function rows(section: PrintedSection, items: readonly Entry[], tools: EntryTools): Block[] {
  const { officeStyle, widthPt, base } = tools;
  const start = base.indentPt ?? 0;
  const room = widthPt - start;
  const widest = Math.max(
    ...items.map(({ lead }) => widthOf(lead.map(({ text }) => text).join(tools.comma), officeStyle.bodyPt)),
  );
  const labelPt = start + Math.min(room * 0.36, Math.max(room * 0.14, widest)) + officeStyle.bodyPt;
  return items.flatMap((item, index) => {
    const texts = sides(item, section, tools);
    const level = marks(tools, item.level);
    const line: Inline[] = [
      ...fields(item.lead, tools.comma, item.bold ? { bold: true } : {}),
      ...(texts.length > 0 ? [{ kind: "tab" } as const, ...texts] : []),
      ...(level.length > 0 ? [{ kind: "tab" } as const, ...level] : []),
    ];
    const tabs = [
      ...(texts.length > 0 ? [{ atPt: labelPt, align: "start" } as const] : []),
      ...(level.length > 0 ? [{ atPt: widthPt, align: "end" } as const] : []),
    ];
    const beforePt = index === 0 ? 0 : officeStyle.gapY * 0.7;
    return [
      block("Normal", line, { ...base, indentPt: labelPt, hangingPt: labelPt - start, tabs, beforePt, afterPt: 0 }),
      ...listedKeywords(item, section, { ...tools, base: { ...base, indentPt: labelPt } }),
      ...tools.rich(item.body),
    ];
  });
}

function listedKeywords(item: Entry, { keywordLayout }: PrintedSection, tools: EntryTools): Block[] {
  if (keywordLayout !== "list" || item.keywords.length === 0) return [];
  return tools.rich([{ t: "ul", c: item.keywords.map((word) => ({ c: [{ t: "p", c: [word] }] })) }]);
}

function stacked(section: PrintedSection, item: Entry, tools: EntryTools): Block[] {
  const { officeStyle, base, comma } = tools;
  const dash = officeStyle.look.dashed
    ? words(" – ", { color: officeStyle.paper.muted, bold: false })
    : words(comma, { bold: false });
  const lead = joined([fields(item.lead, comma, { bold: item.bold }), fields(item.side, comma, { bold: false })], dash);
  const note = item.note ? [words(" "), field(item.note, quiet(tools))] : [];
  const level = marks(tools, item.level);
  const rating: Inline[] = level.length === 0 ? [] : [words("  "), ...level];
  const facts = [
    joined(
      item.line.map((value) => [field(value)]),
      words(" · "),
    ),
    item.link ? [field(item.link)] : [],
    section.keywordLayout === "list" ? [] : keywordWords(item, tools),
  ].filter((fact) => fact.length > 0);
  const follows = item.body.length + item.roles.length + facts.length > 0;
  return [
    ...headLines([...lead, ...note, ...rating], item.date, "Heading2", { ...base, keepNext: follows }, tools),
    ...facts.map((fact) => block("Details", fact, { ...base, ...barIndent(tools), keepNext: item.body.length > 0 })),
    ...listedKeywords(item, section, tools),
    ...tools.rich(item.body),
    ...item.roles.flatMap((role) => [
      ...headLines(role.lead ? [field(role.lead)] : [], role.date, "Heading3", base, tools),
      ...tools.rich(role.body),
    ]),
  ];
}

/** A style with a bar is indented by itself; further indents are added to it. */
const barIndent = ({ officeStyle, base }: EntryTools): BlockLook =>
  officeStyle.look.entryBar && base.indentPt === undefined ? { indentPt: 8 } : {};

/** What and where, and when: at the end of the line, before it, or below. */
function headLines(
  lead: Inline[],
  date: Field | null,
  style: "Heading2" | "Heading3",
  base: BlockLook,
  tools: EntryTools,
): Block[] {
  const { officeStyle, widthPt, isNarrow } = tools;
  const look = { ...base, ...barIndent(tools) };
  if (!date) return officeStyle.look.datesFirst && !isNarrow ? [block(style, lead, look)] : [block(style, lead, look)];
  const when = field(date, quiet(tools));
  if (isNarrow || date.text.length > LONGEST_DATE)
    return [
      ...(lead.length > 0 ? [block(style, lead, { ...look, keepNext: true })] : []),
      block("Details", [when], { ...base, ...barIndent(tools), keepNext: base.keepNext ?? true }),
    ];
  if (officeStyle.look.datesFirst) {
    const atPt = widthPt * 0.25;
    return [
      block(style, [when, { kind: "tab" }, ...lead], {
        ...look,
        indentPt: atPt,
        hangingPt: atPt,
        tabs: [{ atPt, align: "start" }],
      }),
    ];
  }
  return [block(style, [...lead, { kind: "tab" }, when], { ...look, tabs: [{ atPt: widthPt, align: "end" }] })];
}

/** All entries in one paragraph. */
function runningText(items: readonly Entry[], tools: EntryTools): Block {
  const parts = items.map((item): Inline[] => [
    ...fields(item.lead, tools.comma, item.bold ? { bold: true } : {}),
    ...(item.note ? [words(" ("), field(item.note), words(")")] : []),
    ...(item.level > 0 && tools.levelMarks ? [words(" "), ...marks(tools, item.level)] : []),
    ...(item.keywords.length > 0 ? [words(": "), ...keywordWords(item, tools)] : []),
  ]);
  return block("Normal", joined(parts, words("; ")), tools.base);
}
