import type { PageFormat } from "@/contracts/model/resume/design-choices";
import type { Design, FontSettings, PageSettings, Typography } from "@/contracts/model/resume/metadata";
import { hexColour } from "@/domain/colours";
import { filledIcon, iconName } from "@/typeset/content/icons";
import { exceptFor, fontFallbacksFor, hasRightToLeft } from "@/typeset/fonts/font-fallbacks";
import { FALLBACK_FAMILY, FONT_FAMILIES, type FontFamily, fontFamily, fontFile, nearestWeight } from "@/typeset/fonts/fonts";
import { charactersOf, type Script } from "@/typeset/fonts/scripts";
import type { Notice } from "@/typeset/notices";

/** Paper in points; a free-form page is as tall as its content. */
const PAPER: Record<PageFormat, { width: number; height: number | null }> = {
  a4: { width: 595.28, height: 841.89 },
  letter: { width: 612, height: 792 },
  "free-form": { width: 595.28, height: null },
};

/** A larger gap would leave no room for content. */
export const LARGEST_GAP = 144;

/** Width in points that is left for content between the margins. */
export const contentWidthPt = (page: PageSettings): number => PAPER[page.format].width - 2 * page.marginX;

/** A family as the engine uses it: for every character, or for those outside a character class. */
interface RequestedFamily {
  name: string;
  /** The inside of a character class. */
  except?: string;
}

interface PrintedFont {
  /** Families in the order in which they are tried for a character. */
  fonts: RequestedFamily[];
  /** The order for runs that are written from right to left, by script; null when there are none. */
  rightToLeft: { arabic: RequestedFamily[]; hebrew: RequestedFamily[] } | null;
  stretch: number;
  weight: number;
  bold: number;
  size: number;
  lineHeight: number;
}

/** The margins of a page in points. */
export interface PageMargins {
  marginTop: number;
  marginRight: number;
  marginBottom: number;
  marginLeft: number;
}

/** The style of a document in the form of the sources (`typst/lib/job.typ`). */
interface PrintedStyle {
  page: PageMargins & { width: number; height: number | null; gapX: number; gapY: number };
  colors: { primary: string; text: string; background: string };
  body: PrintedFont;
  heading: PrintedFont;
  level: { type: Design["level"]["type"]; icon: string | null; filled: string | null };
  hyphenate: boolean;
  underlineLinks: boolean;
}

interface ChosenFont extends PrintedFont {
  family: FontFamily;
  families: FontFamily[];
  files: string[];
  spareFiles: string[][];
}

const firstFamily = (): FontFamily => {
  const family = FONT_FAMILIES.get(FALLBACK_FAMILY);
  if (!family) throw new Error(`The fallback family ${FALLBACK_FAMILY} is not registered.`);
  return family;
};

/** The bold weight: the second one the person chose, or a good deal heavier; always distinguishable from the regular. */
function boldWeight(family: FontFamily, weight: number, chosen: number[]): number {
  const requested = chosen.filter((each) => each > weight).at(-1) ?? Math.max(600, weight + 200);
  const heavier = family.weights.filter((each) => each > weight);
  return heavier.length > 0 ? nearestWeight({ weights: heavier }, requested) : weight;
}

/** A bold weight that the fallback families can show too: some have only two weights. */
function readableBold(bold: number, family: FontFamily, weight: number, fallbacks: FontFamily[]): number {
  const heavier = fallbacks
    .filter((each) => nearestWeight(each, bold) === nearestWeight(each, weight))
    .flatMap((each) => each.weights.filter((other) => other > nearestWeight(each, weight)).slice(0, 1));
  return heavier.length === 0 ? bold : boldWeight(family, weight, [Math.max(...heavier)]);
}

/** Which faces of a family are needed: those of headings or of text, and whether the italic ones too. */
interface Faces {
  heading: boolean;
  italic: boolean;
  /** Weights in the user's stylesheet. */
  weights: readonly number[];
}

/** The printed text and its language, which determine the fallback families. */
interface Written {
  text: string;
  locale: string;
  ownFamilies: readonly FontFamily[];
}

const request = (family: FontFamily, except: string): RequestedFamily =>
  except === "" ? { name: family.engineName } : { name: family.engineName, except };

function chooseFont(
  settings: FontSettings,
  { text, locale, ownFamilies }: Written,
  { heading, italic, weights }: Faces,
  notices: Notice[],
): ChosenFont {
  const known = fontFamily(settings.fontFamily, ownFamilies);
  const family = known ?? firstFamily();
  if (!known) notices.push({ code: "FONT_UNKNOWN", family: settings.fontFamily, printed: family.name });
  const chosen = settings.fontWeights.map(Number).sort((a, b) => a - b);
  const weight = nearestWeight(family, (heading ? chosen.at(-1) : chosen[0]) ?? 400);
  const { needed, spare } = fontFallbacksFor(family, text, locale);
  const bold = readableBold(boldWeight(family, weight, chosen), family, weight, needed);
  const families = [family, ...needed];
  const faces = (each: FontFamily): string[] =>
    [...(heading ? [weight] : [weight, bold]), ...weights].flatMap((face) =>
      (italic && each.italics ? [false, true] : [false]).map((slanted) => fontFile(each, nearestWeight(each, face), slanted)),
    );
  const order = [...families, ...spare].map((each) => request(each, exceptFor(each, text, locale)));
  return {
    family,
    families,
    files: families.flatMap(faces),
    spareFiles: spare.map(faces),
    fonts: order,
    rightToLeft: rightToLeftOrder(order, families, text),
    stretch: family.stretch,
    weight,
    bold,
    size: settings.fontSize,
    lineHeight: settings.lineHeight,
  };
}

const printed = ({ fonts, rightToLeft, stretch, weight, bold, size, lineHeight }: ChosenFont): PrintedFont => ({
  fonts,
  rightToLeft,
  stretch,
  weight,
  bold,
  size,
  lineHeight,
});

interface Looks {
  page: PageSettings;
  design: Design;
  typography: Typography;
}

/**
 * In text from right to left a lender prints all it can, spaces and Latin words too: words of one font stay one text, in their order,
 * for those who take the text out of the file.
 */
function rightToLeftOrder(order: RequestedFamily[], families: FontFamily[], text: string): PrintedFont["rightToLeft"] {
  if (!hasRightToLeft(text)) return null;
  const ledBy = (script: Script): RequestedFamily[] => {
    const writes = ({ name }: RequestedFamily): boolean =>
      families.some(({ engineName, scripts }) => engineName === name && scripts.includes(script));
    return [...order.filter(writes), ...order.filter((each) => !writes(each))];
  };
  return { arabic: ledBy("arabic"), hebrew: ledBy("hebrew") };
}

/** Files of one family's faces belong together; those of headings join those of text. */
function spareGroups(groups: string[][], loaded: readonly string[]): string[][] {
  const byFamily = new Map<string, Set<string>>();
  for (const file of groups.flat()) {
    const [slug = ""] = file.split("/");
    if (!loaded.includes(file)) byFamily.set(slug, (byFamily.get(slug) ?? new Set()).add(file));
  }
  return [...byFamily.values()].map((files) => [...files]);
}

/** The margins set by the person. */
export const ownMargins = ({ marginX, marginY }: PageSettings): PageMargins => ({
  marginTop: marginY,
  marginRight: marginX,
  marginBottom: marginY,
  marginLeft: marginX,
});

/** A document's resolved style: the style for the sources, the font files to load and what was unavailable. */
export function printedStyle(
  { page, design, typography }: Looks,
  text: string,
  {
    italicHeadings,
    weights,
    margins,
    ownFamilies,
  }: { italicHeadings: boolean; weights: readonly number[]; margins: PageMargins; ownFamilies: readonly FontFamily[] },
) {
  const written = { text: charactersOf(text), locale: page.locale, ownFamilies };
  const notices: Notice[] = [];
  const body = chooseFont(typography.body, written, { heading: false, italic: true, weights }, notices);
  const heading = chooseFont(typography.heading, written, { heading: true, italic: italicHeadings, weights }, notices);
  const levelIcon = design.level.type === "icon" ? (iconName(design.level.icon) ?? "star") : null;
  const style: PrintedStyle = {
    page: {
      ...PAPER[page.format],
      ...margins,
      gapX: Math.min(page.gapX, LARGEST_GAP),
      gapY: Math.min(page.gapY, LARGEST_GAP),
    },
    colors: {
      primary: hexColour(design.colors.primary, "#dc2626"),
      text: hexColour(design.colors.text, "#000000"),
      background: hexColour(design.colors.background, "#ffffff"),
    },
    body: printed(body),
    heading: printed(heading),
    level: { type: design.level.type, icon: levelIcon, filled: levelIcon && filledIcon(levelIcon) },
    hyphenate: typography.hyphenation ?? false,
    underlineLinks: !page.hideLinkUnderline,
  };
  const fonts = [...new Set([...body.files, ...heading.files])];
  return {
    style,
    fontFamilies: [...new Set([...body.families, ...heading.families].map((each) => each.name))],
    fonts,
    spareFonts: spareGroups([...body.spareFiles, ...heading.spareFiles], fonts),
    icons: levelIcon ? [levelIcon, filledIcon(levelIcon)] : [],
    notices,
  };
}
