import {
  AlignmentType,
  BorderStyle,
  ExternalHyperlink,
  HorizontalPositionAlign,
  HorizontalPositionRelativeFrom,
  type IBordersOptions,
  ImageRun,
  type IParagraphStylePropertiesOptions,
  type IRunStylePropertiesOptions,
  LineRuleType,
  Paragraph,
  type ParagraphChild,
  ShadingType,
  Tab,
  TabStopType,
  TextRun,
  TextWrappingSide,
  TextWrappingType,
  UnderlineType,
  VerticalPositionRelativeFrom,
} from "docx";
import type { Block, BlockLook, Inline, Line, OfficeDocument, OfficePicture, TextLook } from "./model";

/** Word uses half points for sizes, twentieths of a point for lengths and eighths for lines. */
const half = (pt: number) => Math.max(2, Math.round(pt * 2));
export const twips = (pt: number) => Math.round(pt * 20);
const eighths = (pt: number) => Math.max(2, Math.round(pt * 8));
export const bare = (color: string) => color.slice(1).toUpperCase();
/** English Metric Units and pixels of 96 to the inch, in a point. */
const PIXELS = 96 / 72;
const EMU = 12_700;

const RTL_LETTER = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefe]/;
const LATIN_LETTER = /\p{Script=Latin}/u;

type Frame = Pick<OfficeDocument, "fonts" | "locale" | "listIndentPt" | "styles">;

/** Whether a run is written from right to left: words of the language, and what has no direction. */
function runsRightToLeft(text: string, { locale }: Frame): boolean {
  const hasLatin = LATIN_LETTER.test(text);
  return RTL_LETTER.test(text) ? locale.dir === "rtl" || !hasLatin : locale.dir === "rtl" && !hasLatin;
}

export function runLook(look: TextLook, { fonts }: Frame): IRunStylePropertiesOptions {
  const font = look.family && fonts[look.family];
  return {
    ...(font && { font: { ascii: font.name, hAnsi: font.name, cs: font.complex, eastAsia: font.eastAsian } }),
    ...(look.sizePt && { size: half(look.sizePt) }),
    ...(look.color && { color: bare(look.color) }),
    ...(look.bold !== undefined && { bold: look.bold }),
    ...(look.italic !== undefined && { italics: look.italic }),
    ...(look.underline && { underline: { type: UnderlineType.SINGLE } }),
    ...(look.strike && { strike: true }),
    ...(look.ground && { shading: { type: ShadingType.CLEAR, fill: bare(look.ground), color: "auto" } }),
    ...(look.raised === "sub" && { subScript: true }),
    ...(look.raised === "sup" && { superScript: true }),
    ...(look.capitals && { allCaps: true }),
    ...(look.trackingPt && { characterSpacing: twips(look.trackingPt) }),
  };
}

const border = ({ widthPt, color, apartPt }: Line) => ({
  style: BorderStyle.SINGLE,
  size: eighths(widthPt),
  color: bare(color),
  space: Math.min(31, Math.round(apartPt)),
});

/** Borders name the sides of the paper, not those of the text. */
function borders({ top, bottom, start, end }: NonNullable<BlockLook["borders"]>, isRtl: boolean): IBordersOptions {
  const [left, right] = isRtl ? [end, start] : [start, end];
  return {
    ...(top && { top: border(top) }),
    ...(left && { left: border(left) }),
    ...(bottom && { bottom: border(bottom) }),
    ...(right && { right: border(right) }),
  };
}

/** Where a line begins and ends, in its own direction; what names a side of the paper is turned for text from right to left. */
function alignment(align: NonNullable<BlockLook["align"]>, isRtl: boolean) {
  if (align === "center") return AlignmentType.CENTER;
  if (align === "justify") return AlignmentType.JUSTIFIED;
  const isStart = align === "start" || align === (isRtl ? "right" : "left");
  return isStart ? AlignmentType.START : AlignmentType.END;
}

export function paragraphLook(look: BlockLook, isRtl: boolean): IParagraphStylePropertiesOptions {
  const spacing = {
    ...(look.beforePt !== undefined && { before: twips(look.beforePt) }),
    ...(look.afterPt !== undefined && { after: twips(look.afterPt) }),
    ...(look.linePt !== undefined && { line: twips(look.linePt), lineRule: LineRuleType.AT_LEAST }),
  };
  const indent = {
    ...(look.indentPt !== undefined && { left: twips(look.indentPt) }),
    ...(look.endIndentPt !== undefined && { right: twips(look.endIndentPt) }),
    ...(look.hangingPt && { hanging: twips(look.hangingPt) }),
  };
  return {
    ...(Object.keys(spacing).length > 0 && { spacing }),
    ...(Object.keys(indent).length > 0 && { indent }),
    ...(look.align && { alignment: alignment(look.align, isRtl) }),
    ...(look.borders && { border: borders(look.borders, isRtl) }),
    ...(look.fill && { shading: { type: ShadingType.CLEAR, fill: bare(look.fill), color: "auto" } }),
    ...(look.keepNext !== undefined && { keepNext: look.keepNext }),
    ...(look.tabs && {
      tabStops: look.tabs.map(({ atPt, align }) => ({
        type: align === "end" ? TabStopType.RIGHT : TabStopType.LEFT,
        position: twips(atPt),
      })),
    }),
  } as IParagraphStylePropertiesOptions;
}

const isTextKey = (look: BlockLook): TextLook => {
  const { family, sizePt, color, bold, italic, underline, strike, ground, raised, capitals, trackingPt } = look;
  const all = { family, sizePt, color, bold, italic, underline, strike, ground, raised, capitals, trackingPt };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
};

/** The properties of a paragraph. */
export const textLook = isTextKey;

/** A paragraph of a Word file. */
export function wordParagraph({ style, look, content, list, startsPage }: Block, frame: Frame): Paragraph {
  const isRtl = frame.locale.dir === "rtl";
  const base = textLook(look);
  const depth = list ? frame.listIndentPt * (list.level + 1) : 0;
  const indented = list
    ? { ...look, indentPt: (look.indentPt ?? 0) + depth, hangingPt: list.isNext ? 0 : frame.listIndentPt }
    : look;
  return new Paragraph({
    ...(style !== "Normal" && { style }),
    ...paragraphLook(indented, isRtl),
    ...(list && !list.isNext && { numbering: { reference: `list-${list.number}`, level: list.level, custom: true } }),
    ...(startsPage && { pageBreakBefore: true }),
    ...(isRtl && { bidirectional: true }),
    children: content.flatMap((each) => children(each, base, frame)),
  });
}

function children(inline: Inline, base: TextLook, frame: Frame): ParagraphChild[] {
  if (inline.kind === "tab") return [new TextRun({ children: [new Tab()] })];
  if (inline.kind === "break") return [new TextRun({ break: 1 })];
  if (inline.kind === "picture") return [picture(inline.picture, frame)];
  if (inline.text === "") return [];
  const look = runLook({ ...base, ...inline.look }, frame);
  // Telephone numbers and addresses are read from left to right everywhere.
  const isAddress = inline.href !== null && !RTL_LETTER.test(inline.text);
  const rightToLeft = !isAddress && runsRightToLeft(inline.text, frame);
  const run = new TextRun({
    ...look,
    ...(inline.href && { style: "Hyperlink" }),
    text: inline.text,
    ...(rightToLeft && { rightToLeft }),
  });
  return inline.href ? [new ExternalHyperlink({ link: inline.href, children: [run] })] : [run];
}

function picture({ bytes, type, widthPt, heightPt, alt, stands }: OfficePicture, { locale }: Frame): ImageRun {
  const onLeft = (stands === "start") === (locale.dir === "ltr");
  return new ImageRun({
    type,
    data: bytes,
    transformation: { width: Math.round(widthPt * PIXELS), height: Math.round(heightPt * PIXELS) },
    altText: { name: "Picture", title: alt, description: alt },
    ...(stands !== "inline" && {
      floating: {
        horizontalPosition: {
          relative: HorizontalPositionRelativeFrom.MARGIN,
          align: onLeft ? HorizontalPositionAlign.LEFT : HorizontalPositionAlign.RIGHT,
        },
        verticalPosition: { relative: VerticalPositionRelativeFrom.PARAGRAPH, offset: 0 },
        wrap: { type: TextWrappingType.SQUARE, side: TextWrappingSide.BOTH_SIDES },
        margins: { left: 12 * EMU, right: 12 * EMU, top: 0, bottom: 6 * EMU },
      },
    }),
  });
}
