import type { Design, FontSettings, PageFormat, PageSettings, Typography } from "@/contracts/model/resume/metadata";
import { hexColour } from "@/typeset/colours";
import {
  FALLBACK_FAMILY,
  FONT_FAMILIES,
  type FontFamily,
  fontFamily,
  fontFile,
  lendersFor,
  nearestWeight,
} from "@/typeset/fonts";
import { filledIcon, iconName } from "@/typeset/icons";
import type { Notice } from "@/typeset/notices";

/** Paper in points; a free-form page is as tall as its content. */
const PAPER: Record<PageFormat, { width: number; height: number | null }> = {
  a4: { width: 595.28, height: 841.89 },
  letter: { width: 612, height: 792 },
  "free-form": { width: 595.28, height: null },
};

/** A larger gap would leave no room for what it separates. */
export const LARGEST_GAP = 144;

/** Width in points that is left for content between the margins. */
export const contentWidthPt = (page: PageSettings): number => PAPER[page.format].width - 2 * page.marginX;

interface PrintedFont {
  fonts: string[];
  stretch: number;
  weight: number;
  bold: number;
  size: number;
  lineHeight: number;
}

/** The looks of a document as the sources read them (`typst/lib/job.typ`). */
interface PrintedStyle {
  page: { width: number; height: number | null; marginX: number; marginY: number; gapX: number; gapY: number };
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
}

const firstFamily = (): FontFamily => {
  const family = FONT_FAMILIES.get(FALLBACK_FAMILY);
  if (!family) throw new Error(`The fallback family ${FALLBACK_FAMILY} is not registered.`);
  return family;
};

/** The bold weight: the second one the person chose, or a good deal heavier; always one that a reader can tell from the regular. */
function boldWeight(family: FontFamily, weight: number, chosen: number[]): number {
  const wanted = chosen.filter((each) => each > weight).at(-1) ?? Math.max(600, weight + 200);
  const heavier = family.weights.filter((each) => each > weight);
  return heavier.length > 0 ? nearestWeight({ weights: heavier }, wanted) : weight;
}

/** Which faces of a family are needed: those of headings or of text, and whether the italic ones too. */
interface Faces {
  heading: boolean;
  italic: boolean;
}

function chooseFont(settings: FontSettings, text: string, { heading, italic }: Faces, notices: Notice[]): ChosenFont {
  const known = fontFamily(settings.fontFamily);
  const family = known ?? firstFamily();
  if (!known) notices.push({ code: "FONT_UNKNOWN", family: settings.fontFamily, printed: family.name });
  const chosen = settings.fontWeights.map(Number).sort((a, b) => a - b);
  const weight = nearestWeight(family, (heading ? chosen.at(-1) : chosen[0]) ?? 400);
  const bold = boldWeight(family, weight, chosen);
  const families = [family, ...lendersFor(family, text)];
  const files = families.flatMap((each) => {
    const faces = heading ? [weight] : [weight, bold];
    return faces.flatMap((face) =>
      (italic ? [false, true] : [false]).map((slanted) => fontFile(each, nearestWeight(each, face), slanted)),
    );
  });
  return {
    family,
    families,
    files,
    fonts: [...new Set(families.map((each) => each.engineName))],
    stretch: family.stretch,
    weight,
    bold,
    size: settings.fontSize,
    lineHeight: settings.lineHeight,
  };
}

const printed = ({ fonts, stretch, weight, bold, size, lineHeight }: ChosenFont): PrintedFont => ({
  fonts,
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

/** What a document's looks come to: the style for the sources, the font files to load and what could not be had. */
export function printedStyle({ page, design, typography }: Looks, text: string, italicHeadings: boolean) {
  const notices: Notice[] = [];
  const body = chooseFont(typography.body, text, { heading: false, italic: true }, notices);
  const heading = chooseFont(typography.heading, text, { heading: true, italic: italicHeadings }, notices);
  const levelIcon = design.level.type === "icon" ? (iconName(design.level.icon) ?? "star") : null;
  const style: PrintedStyle = {
    page: {
      ...PAPER[page.format],
      marginX: page.marginX,
      marginY: page.marginY,
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
  return {
    style,
    fontFamilies: [...new Set([...body.families, ...heading.families].map((each) => each.name))],
    fonts: [...new Set([...body.files, ...heading.files])],
    icons: levelIcon ? [levelIcon, filledIcon(levelIcon)] : [],
    notices,
  };
}
