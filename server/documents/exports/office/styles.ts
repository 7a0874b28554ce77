import type { Metadata } from "@/contracts/model/resume/metadata";
import { blend, opaque } from "@/domain/colours";
import { safeLocale } from "@/domain/dates/locale";
import { printedLocale } from "@/typeset/content/locale";
import { lineText } from "@/typeset/content/plain-text";
import { fontFallbacksFor } from "@/typeset/fonts/font-fallbacks";
import { FALLBACK_FAMILY, fontFamily } from "@/typeset/fonts/fonts";
import type { Script } from "@/typeset/fonts/scripts";
import type { PageMargins } from "@/typeset/layout/style";
import type { LineInk, OfficeLook } from "@/typeset/office-look";
import { TEMPLATES } from "@/typeset/templates";
import { type Inks, inks, solidInks, tintedInks } from "./inks";
import type { BlockLook, Line, OfficeDocument, StyleName } from "./model";
import { OFFICE_LOOKS } from "./template-looks";

export type Design = Pick<Metadata, "template" | "page" | "design" | "typography">;

/** A page that is as long as its text is not for paper: it becomes A4. */
const PAPER = {
  a4: { widthPt: 595.28, heightPt: 841.89 },
  letter: { widthPt: 612, heightPt: 792 },
  "free-form": { widthPt: 595.28, heightPt: 841.89 },
};

/** The longest distance between a border and its text. */
const FARTHEST_PT = 31;

const COMPLEX: readonly Script[] = ["arabic", "hebrew", "devanagari", "thai"];
const EAST_ASIAN: readonly Script[] = ["kana", "hangul", "han"];

/** What a document looks like: everything that its content is written with. */
export interface OfficeStyle {
  look: OfficeLook;
  paper: Inks;
  head: Inks;
  contact: Inks;
  bodyPt: number;
  gapY: number;
  gapX: number;
  widthPt: number;
  rtl: boolean;
  frame: Omit<OfficeDocument, "title" | "author" | "parts" | "lists" | "runningHeader">;
}

/** The families for each kind of script: the chosen one where it has the letters, else the one that the page prints them in. */
function fontOf(name: string, text: string, locale: string): OfficeDocument["fonts"]["body"] {
  const known = fontFamily(name, []);
  const family = known ?? fontFamily(FALLBACK_FAMILY, []);
  const own = lineText(known?.name ?? name);
  if (!family) return { name: own, complex: own, eastAsian: own };
  const { needed } = fontFallbacksFor(family, text, locale);
  const writer = (scripts: readonly Script[]) => needed.find((each) => scripts.some((script) => each.scripts.includes(script)));
  return { name: own, complex: writer(COMPLEX)?.name ?? own, eastAsian: writer(EAST_ASIAN)?.name ?? own };
}

const inkOf = (ink: LineInk, { accent, ink: text, rule, ground }: Inks): string =>
  ({ accent, rule, ink: text, "soft-accent": blend(accent, 0.55, ground) })[ink];

const lineOf = (requested: { ink: LineInk; widthPt: number } | null, area: Inks, apartPt: number): Line | null =>
  requested && { widthPt: requested.widthPt, color: inkOf(requested.ink, area), apartPt };

const present = (borders: Record<string, Line | null>): BlockLook["borders"] =>
  Object.fromEntries(Object.entries(borders).filter(([, line]) => line !== null));

/** The look of a design for a text: `text` decides which fonts are named for which script. */
export function officeStyleOf(design: Design, text: string, margins: PageMargins): OfficeStyle {
  const { page, typography } = design;
  const look = OFFICE_LOOKS[design.template];
  const colors = design.design.colors;
  const ground = opaque(colors.background, "#ffffff");
  const paper = inks(opaque(colors.text, "#000000", ground), ground, opaque(colors.primary, "#dc2626", ground));
  const areaOf = (requested: "accent" | number | null): Inks =>
    requested === null ? paper : requested === "accent" ? solidInks(paper) : tintedInks(paper, requested);
  const head = areaOf(look.header.ground);
  const contact = look.header.contactGround === null ? head : areaOf(look.header.contactGround);
  const size = PAPER[page.format];
  const locale = printedLocale(page.locale);
  const { body } = typography;
  const officeStyle = {
    look,
    paper,
    head,
    contact,
    bodyPt: body.fontSize,
    gapY: Math.min(page.gapY, 144),
    gapX: Math.max(12, Math.min(page.gapX, 144)),
    widthPt: size.widthPt - margins.marginLeft - margins.marginRight,
    rtl: locale.dir === "rtl",
  };
  const { marginTop: top, marginRight: right, marginBottom: bottom, marginLeft: left } = margins;
  return {
    ...officeStyle,
    frame: {
      locale: { tag: safeLocale(page.locale), lang: locale.lang, dir: locale.dir },
      page: { ...size, top, right, bottom, left, color: ground },
      fonts: {
        body: fontOf(body.fontFamily, text, page.locale),
        heading: fontOf(typography.heading.fontFamily, text, page.locale),
        code: { name: "Courier New", complex: "Courier New", eastAsian: "Courier New" },
      },
      styles: stylesOf(design, officeStyle, margins),
      link: { underline: !page.hideLinkUnderline },
      hyphenate: typography.hyphenation ?? false,
      listIndentPt: body.fontSize * 1.1,
    },
  };
}

type Looks = Omit<OfficeStyle, "frame">;

function stylesOf({ template, typography }: Design, officeStyle: Looks, margins: PageMargins): Record<StyleName, BlockLook> {
  const { look, paper, bodyPt, gapY } = officeStyle;
  const { nameEm, titleEm, capitals } = TEMPLATES[template];
  const { body, heading } = typography;
  const linePt = body.lineHeight * bodyPt;
  const headPt = heading.fontSize;
  const headingLine = (pt: number) => Math.max(heading.lineHeight, 1.15) * pt;
  const headingBold = (Number([...heading.fontWeights].sort().at(-1)) || 400) >= 600;
  const bar = lineOf(look.entryBar, paper, 6);
  const beside = bar ? { borders: { start: bar }, indentPt: 8 } : {};
  const subtitle = template === "smeargle" ? 0.86 : 1.06;
  return {
    Normal: { family: "body", sizePt: bodyPt, color: paper.ink, linePt, afterPt: 0.3 * bodyPt },
    ...headStyles(officeStyle, margins, {
      namePt: headPt * nameEm,
      subtitlePt: bodyPt * subtitle,
      headingBold,
      inCapitals: capitals.includes("headline"),
    }),
    Heading1: {
      family: "heading",
      sizePt: headPt * titleEm,
      bold: headingBold || look.title.tracked,
      // Some programs add this to the space after the paragraph above, some use the larger: the difference is small.
      beforePt: gapY * 1.5 + 0.1 * bodyPt,
      afterPt: gapY * 0.4 + 0.2 * bodyPt,
      linePt: headingLine(headPt * titleEm),
      keepNext: true,
      ...titleLook(look.title, paper, headPt * titleEm),
      ...(capitals.includes("titles") && { capitals: true }),
    },
    Heading2: {
      bold: true,
      sizePt: bodyPt,
      color: paper.ink,
      beforePt: Math.max(0, gapY - 0.16 * bodyPt),
      afterPt: 0,
      linePt,
      keepNext: true,
      ...beside,
    },
    Heading3: {
      italic: true,
      sizePt: bodyPt,
      color: paper.ink,
      beforePt: 0.35 * bodyPt,
      afterPt: 0,
      linePt,
      keepNext: true,
      ...beside,
    },
    Heading4: {
      bold: true,
      sizePt: bodyPt * 1.05,
      color: paper.ink,
      beforePt: 0.5 * bodyPt,
      afterPt: 0.2 * bodyPt,
      keepNext: true,
    },
    Details: { sizePt: bodyPt * 0.94, color: paper.muted, afterPt: 0.1 * bodyPt, keepNext: true, ...beside },
    ListBullet: { afterPt: 0.16 * bodyPt },
    ListNumber: { afterPt: 0.16 * bodyPt },
    Quote: {
      color: paper.muted,
      indentPt: 0.9 * bodyPt,
      borders: { start: { widthPt: 1.5, color: paper.rule, apartPt: 6 } },
    },
    Code: { family: "code", sizePt: bodyPt * 0.94, fill: blend(paper.ink, 0.06, paper.ground) },
  };
}

function titleLook(title: OfficeLook["title"], paper: Inks, sizePt: number): BlockLook {
  const bar = lineOf(title.bar, paper, 5);
  return {
    color: title.plain ? paper.ink : paper.title,
    align: title.align,
    ...(title.italic && { italic: true }),
    ...(title.tracked && { trackingPt: sizePt * 0.06, bold: true }),
    borders: present({ top: lineOf(title.above, paper, 4), bottom: lineOf(title.below, paper, 2), start: bar }),
    ...(bar && { indentPt: 8 }),
  };
}

type HeadSizes = { namePt: number; subtitlePt: number; headingBold: boolean; inCapitals: boolean };

/** Name, headline and contacts. They share their ground, which office programs draw around paragraphs of equal borders. */
function headStyles(
  { look: { header }, head, contact, paper, bodyPt, gapY }: Looks,
  margins: PageMargins,
  { namePt, subtitlePt, headingBold, inCapitals }: HeadSizes,
): Pick<Record<StyleName, BlockLook>, "Title" | "Subtitle" | "Contact"> {
  const around = (area: Inks): BlockLook => {
    if (area.ground === paper.ground) return {};
    // The ground reaches to the edges of the paper where the margins are small enough, and has room at its sides otherwise.
    const widest = Math.max(margins.marginLeft, margins.marginRight);
    const bleeds = widest <= FARTHEST_PT;
    const side = { widthPt: 1, color: area.ground, apartPt: bleeds ? widest : 8 };
    const high = { ...side, apartPt: 8 };
    return {
      fill: area.ground,
      borders: { top: high, bottom: high, start: side, end: side },
      ...(!bleeds && { indentPt: 9, endIndentPt: 9 }),
    };
  };
  const { align } = header;
  const name = around(head);
  const below = lineOf(header.below, paper, gapY * 0.5 + 4);
  const contactLook = around(contact);
  const hasGround = head.ground !== paper.ground;
  return {
    Title: {
      ...name,
      family: "heading",
      sizePt: namePt,
      bold: headingBold,
      color: head.ink,
      align,
      linePt: namePt * 1.2,
      afterPt: 0,
      keepNext: true,
      ...(header.above && { borders: { ...name.borders, ...present({ top: lineOf(header.above, paper, 10) }) } }),
    },
    Subtitle: {
      ...name,
      sizePt: subtitlePt,
      color: inCapitals ? paper.title : head.muted,
      bold: inCapitals,
      align,
      beforePt: header.headlineFirst ? 0 : 0.25 * bodyPt,
      afterPt: header.headlineFirst ? 0.5 * bodyPt : 0.2 * bodyPt,
      keepNext: true,
      ...(inCapitals && { capitals: true, trackingPt: subtitlePt * 0.08 }),
      ...(header.belowHeadline && { borders: present({ bottom: lineOf(header.belowHeadline, paper, 5) }) }),
    },
    Contact: {
      ...contactLook,
      sizePt: bodyPt * 0.94,
      color: contact.ink,
      align,
      beforePt: hasGround ? 0 : 0.5 * bodyPt,
      afterPt: hasGround ? gapY + 0.4 * bodyPt : 0.4 * bodyPt,
      ...(below && { borders: { ...contactLook.borders, bottom: below } }),
    },
  };
}
