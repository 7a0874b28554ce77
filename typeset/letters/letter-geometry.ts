import type { PageSettings } from "@/contracts/model/resume/metadata";
import { printedLocale } from "@/typeset/content/locale";
import { ownMargins, type PageMargins } from "@/typeset/layout/style";

/** Points in a millimetre. */
const MM = 72 / 25.4;

/**
 * The positions of letter parts that are fixed by a window envelope or convention. All lengths in points from the left or top of
 * the paper.
 */
interface LetterWindow {
  /** The template's header must end here; a taller one is scaled down. */
  headEnds: number;
  /** The line with the sender that shows in the window above the recipient; null for none. */
  returnLineY: number | null;
  /** The recipient's first line, and how wide and high the zone is that it may take. */
  x: number;
  y: number;
  width: number;
  height: number;
  /** The date: beside the recipient, or below it at this height or lower. */
  date: { x: number; y: number; below: boolean };
  /** The text begins here, or lower when the recipient is longer. */
  bodyY: number;
}

/** How a country lays out its letters. */
export interface LetterGeometry {
  name: "block" | "british" | "french" | "din5008" | "international" | "freeform";
  /** Null where everything follows the head in the flow of the page. */
  window: LetterWindow | null;
  /** Where nothing is fixed: the side of the date, and whether it stands above the recipient. */
  dateSide: "start" | "end";
  /** The left edge of sign-off and signature, in points from the left of the paper; null where the text begins. */
  signOffX: number | null;
  /** Heights of the marks for folding and punching at the left edge of the first page, in points. */
  marks: readonly number[];
  /** Whether a first line in bold is the subject, which stands above the greeting. */
  subjectAboveGreeting: boolean;
}

interface Placed {
  geometry: LetterGeometry;
  /** The minimum margins; larger margins set by the person apply. */
  margins: PageMargins;
}

const margins = (top: number, right: number, bottom: number, left: number): PageMargins => ({
  marginTop: top * MM,
  marginRight: right * MM,
  marginBottom: bottom * MM,
  marginLeft: left * MM,
});

const flowing = { window: null, signOffX: null, marks: [], subjectAboveGreeting: false } as const;

/** United States and Canada: everything begins at the left margin of an inch. */
const BLOCK: Placed = {
  geometry: { ...flowing, name: "block", dateSide: "start" },
  margins: margins(15, 25.4, 20, 25.4),
};

/** United Kingdom and the countries that write like it: the date at the right below the sender, the recipient at the left. */
const BRITISH: Placed = {
  geometry: { ...flowing, name: "british", dateSide: "end" },
  margins: margins(15, 25.4, 20, 25.4),
};

/** Everywhere else: date on the far side, recipient where the lines begin. */
const INTERNATIONAL: Placed = {
  geometry: { ...flowing, name: "international", dateSide: "end" },
  margins: margins(15, 22, 20, 22),
};

/** France: the recipient at the right, where French envelopes have their window; place and date below it, the signature at the right. */
const FRENCH: Placed = {
  geometry: {
    name: "french",
    window: {
      headEnds: 43 * MM,
      returnLineY: null,
      x: 110 * MM,
      y: 50 * MM,
      width: 80 * MM,
      height: 30 * MM,
      date: { x: 110 * MM, y: 80 * MM, below: true },
      bodyY: 98 * MM,
    },
    dateSide: "end",
    signOffX: 110 * MM,
    marks: [],
    subjectAboveGreeting: true,
  },
  margins: margins(12, 20, 20, 25),
};

/**
 * DIN 5008, form B: the window is 85 x 45 mm, 20 mm from the left and 45 mm from the top; its lower 27.3 mm hold the recipient, with the
 * sender's line above. The information block stands 125 mm from the left, the text begins at 98.46 mm.
 */
const DIN_5008: Placed = {
  geometry: {
    name: "din5008",
    window: {
      headEnds: 43 * MM,
      returnLineY: 58 * MM,
      x: 25 * MM,
      y: 62.7 * MM,
      width: 75 * MM,
      height: 27.3 * MM,
      date: { x: 125 * MM, y: 62.7 * MM, below: false },
      bodyY: 98.46 * MM,
    },
    dateSide: "end",
    signOffX: null,
    marks: [105 * MM, 148.5 * MM, 210 * MM],
    subjectAboveGreeting: true,
  },
  margins: margins(12, 20, 20, 25),
};

function placedFor(page: PageSettings): Placed {
  const { lang, region } = printedLocale(page.locale);
  if (lang === "de") return DIN_5008;
  if (region === "US" || region === "CA") return BLOCK;
  if (lang === "fr") return FRENCH;
  if (lang === "en") return region === null && page.format === "letter" ? BLOCK : BRITISH;
  return INTERNATIONAL;
}

/**
 * How a letter is laid out: by the country of its language, where that says nothing by its paper. A freeform letter prints as it is
 * written, between the person's own margins.
 */
export function letterGeometry(page: PageSettings, isFreeform: boolean): Placed {
  const own = ownMargins(page);
  if (isFreeform) return { geometry: { ...flowing, name: "freeform", dateSide: "start" }, margins: own };
  const { geometry, margins: least } = placedFor(page);
  // The text stands below the recipient, and the head needs its room above the window.
  const top = geometry.window ? Math.min(own.marginTop, 25 * MM) : own.marginTop;
  const left = geometry.window ? least.marginLeft : Math.max(own.marginLeft, least.marginLeft);
  return {
    geometry,
    margins: {
      marginTop: Math.max(top, least.marginTop),
      marginRight: Math.max(own.marginRight, least.marginRight),
      marginBottom: Math.max(own.marginBottom, least.marginBottom),
      marginLeft: left,
    },
  };
}
