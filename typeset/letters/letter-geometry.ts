import type { LetterForm, PrintedForm } from "@/contracts/model/letter-forms";
import type { PageSettings } from "@/contracts/model/resume/metadata";
import { printedForm } from "@/domain/letters/form";
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
  name: "block" | "british" | "french" | "din5008" | "swiss" | "japanese" | "international" | "freeform";
  /** Null where everything follows the head in the flow of the page. */
  window: LetterWindow | null;
  /** Where nothing is fixed: the side of the date, and whether it is above the recipient. */
  dateSide: "start" | "end";
  /** The left edge of sign-off and signature, in points from the left of the paper; null where the text begins. */
  signOffX: number | null;
  /** Heights of the marks for folding and punching at the left edge of the first page, in points. */
  marks: readonly number[];
  /** Whether a first line in bold is the subject, which is above the greeting. */
  subjectAboveGreeting: boolean;
  /** The template's head; only the name, with the sender beside the recipient, where there is little room; or the sender at the right below the recipient. */
  head: "template" | "name" | "sender";
  /** Where a subject from its own field goes. */
  subject: "aboveGreeting" | "belowGreeting" | "centred";
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

const flowing = {
  window: null,
  signOffX: null,
  marks: [],
  subjectAboveGreeting: false,
  subject: "aboveGreeting",
  head: "template",
} as const;

/** United States and Canada: everything begins at the left margin of an inch. */
const BLOCK: Placed = {
  geometry: { ...flowing, name: "block", dateSide: "start" },
  margins: margins(15, 25.4, 20, 25.4),
};

/** United Kingdom and the countries that write like it: the date at the right below the sender, the recipient at the left. */
const BRITISH: Placed = {
  geometry: { ...flowing, name: "british", dateSide: "end", subject: "belowGreeting" },
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
    subject: "aboveGreeting",
    head: "template",
  },
  margins: margins(12, 20, 20, 25),
};

/**
 * DIN 5008: the window is 85 x 45 mm, 20 mm from the left; its lower 27.3 mm hold the recipient, with the sender's line above. The
 * information block is 125 mm from the left. In form B the window begins at 45 mm and the text at 98.46 mm; in form A everything
 * is 18 mm higher, so the head holds only the name, and the information block the rest of the sender.
 */
function din5008(form: "A" | "B"): Placed {
  const isNarrow = form === "A";
  const higherMm = isNarrow ? 18 : 0;
  const marks = isNarrow ? [87, 148.5, 192] : [105, 148.5, 210];
  const y = (mm: number) => (mm - higherMm) * MM;
  return {
    geometry: {
      name: "din5008",
      window: {
        headEnds: y(43),
        returnLineY: y(58),
        x: 25 * MM,
        y: y(62.7),
        width: 75 * MM,
        height: 27.3 * MM,
        date: { x: 125 * MM, y: isNarrow ? 32 * MM : y(62.7), below: false },
        bodyY: y(98.46),
      },
      dateSide: "end",
      signOffX: null,
      marks: marks.map((mm) => mm * MM),
      subjectAboveGreeting: true,
      subject: "aboveGreeting",
      head: isNarrow ? "name" : "template",
    },
    margins: margins(isNarrow ? 8 : 12, 20, 20, 25),
  };
}

/**
 * Switzerland, SN 010130 with the address at the right, as most Swiss envelopes have their window: 118 mm from the left, 52 mm from the
 * top; place and date below it at the left margin.
 */
const SWISS: Placed = {
  geometry: {
    name: "swiss",
    window: {
      headEnds: 43 * MM,
      returnLineY: 47.5 * MM,
      x: 118 * MM,
      y: 52 * MM,
      width: 72 * MM,
      height: 28 * MM,
      date: { x: 25 * MM, y: 84 * MM, below: true },
      bodyY: 98 * MM,
    },
    dateSide: "start",
    signOffX: null,
    marks: [],
    subjectAboveGreeting: true,
    subject: "aboveGreeting",
    head: "template",
  },
  margins: margins(12, 20, 20, 25),
};

/** Japan, lines from left to right: the date at the right, then the recipient, then the sender at the right instead of a head. */
const JAPANESE: Placed = {
  geometry: { ...flowing, name: "japanese", dateSide: "end", subject: "centred", head: "sender" },
  margins: margins(25, 25, 25, 25),
};

const PLACED: Record<PrintedForm, Placed> = {
  "us-block": BLOCK,
  uk: BRITISH,
  french: FRENCH,
  "din-5008-a": din5008("A"),
  "din-5008-b": din5008("B"),
  swiss: SWISS,
  japanese: JAPANESE,
  international: INTERNATIONAL,
};

/** What is left to the person of the margins of a structured letter: nothing where a chosen form has a window, else what is above the least. */
export function letterMargins(page: PageSettings, form: LetterForm | undefined): { least: PageMargins; isFixed: boolean } {
  const { geometry, margins: least } = PLACED[printedForm(form, page)];
  return { least, isFixed: geometry.window !== null && form !== undefined };
}

/**
 * How a letter is laid out: in its form, or by the country of its language, or by its paper if the country has no form. A freeform letter
 * prints as it is written, between the person's own margins.
 */
export function letterGeometry(page: PageSettings, isFreeform: boolean, form?: LetterForm): Placed {
  const own = ownMargins(page);
  if (isFreeform) return { geometry: { ...flowing, name: "freeform", dateSide: "start" }, margins: own };
  const { geometry, margins: least } = PLACED[printedForm(form, page)];
  if (letterMargins(page, form).isFixed) return { geometry, margins: { ...least } };
  // The text is below the recipient, and the head needs its room above the window.
  const top = geometry.window ? Math.min(own.marginTop, geometry.window.headEnds - 18 * MM) : own.marginTop;
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
