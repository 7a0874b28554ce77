/** What text is printed on: plain paper, a tint, or a colour that takes white letters. */
export type Ground = "none" | "tint" | "solid";

/** How a file looks, as far as its pages or styles show it. */
export interface FileFacts {
  columns: 1 | 2;
  /** Where the narrow column is; null for one column. */
  side: "left" | "right" | null;
  /** Share of the text's width that the narrow column takes, in percent; null for one column, or where widths are unknown. */
  sidebarWidth: number | null;
  ground: Ground;
  /** The colour under the narrow column, as `#rrggbb`; null on plain paper. */
  groundColour: string | null;
  /** The band across the first page behind the name. */
  band: Ground;
  /** What the name is printed on. */
  nameGround: Ground;
  /** The name is in the narrow column. */
  isNameAside: boolean;
  /** Headings are printed on bars of colour. */
  hasBars: boolean;
  isSerif: boolean;
  /** Name of the face of most letters, without the words for its weight; empty if unknown. */
  family: string;
  /** Size of most letters in points; null if unknown. */
  bodySize: number | null;
  /** White edges of the pages in points; null if unknown. */
  marginX: number | null;
  marginY: number | null;
  paper: "a4" | "letter" | null;
  /** The colour that is neither black, white nor grey, as `#rrggbb`; null without one. */
  accent: string | null;
  /** The name is in the middle of the page. */
  isCentred: boolean;
}

/** A colour of a file and how much of it there is; text counts by its letters, areas by a hundred square points. */
export interface UsedColour {
  colour: string;
  weight: number;
  isText: boolean;
}

const PAPERS = { a4: [595.28, 841.89], letter: [612, 792] } as const;

/** The paper of a page in points, upright or lying; null for other sizes. */
export function paperOf(width: number, height: number): FileFacts["paper"] {
  const is = ([short, long]: readonly [number, number]) =>
    Math.abs(Math.min(width, height) - short) < 4 && Math.abs(Math.max(width, height) - long) < 4;
  return is(PAPERS.a4) ? "a4" : is(PAPERS.letter) ? "letter" : null;
}

const SERIF =
  /serif|times|tinos|garamond|georgia|roman|\bcm[a-z]*\d|cmr|lmroman|libertin|palatino|pagella|cambria|minion|merriweather|charter|baskerville|caslon|bookman|book antiqua|constantia|didot|bodoni|playfair|crimson|cormorant|spectral|lora|bitter|slab|century|rockwell|song|ming|mincho/i;
const SANS = /sans|gothic|arial|helvet|calibri|carlito|lato|roboto|verdana/i;

export const isSerifFace = (face: string): boolean => SERIF.test(face) && !SANS.test(face);

const STYLE_WORDS =
  /\s+(?:regular|book|light|medium|semi|demi|extra|bold|black|heavy|thin|italic|oblique|it|mt|ps|psmt|pro|std|variable|wght)$/i;

/** “SourceSerif4-Regular” as “Source Serif 4”. */
export function familyOfFace(face: string): string {
  let name = face
    .replace(/^[A-Z]{6}\+/, "")
    .replaceAll(/[-_,]/g, " ")
    .replaceAll(/([a-z])([A-Z])/g, "$1 $2")
    .replaceAll(/([a-zA-Z])(\d)/g, "$1 $2")
    .trim();
  while (STYLE_WORDS.test(name)) name = name.replace(STYLE_WORDS, "");
  return name;
}

/** Hue in degrees and how colourful, from 0 to 1. */
function hueOf(hex: string): { hue: number; chroma: number } {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const max = Math.max(red, green, blue);
  const chroma = max - Math.min(red, green, blue);
  if (chroma === 0) return { hue: 0, chroma };
  const sector =
    max === red ? ((green - blue) / chroma + 6) % 6 : max === green ? (blue - red) / chroma + 2 : (red - green) / chroma + 4;
  return { hue: sector * 60, chroma };
}

/** How far two hues are apart, in degrees from 0 to 180. */
export const hueDistance = (one: string, other: string): number => {
  const difference = Math.abs(hueOf(one).hue - hueOf(other).hue);
  return Math.min(difference, 360 - difference);
};

/** Below this a colour is a grey to the eye. */
const LEAST_CHROMA = 0.1;
const SAME_HUE = 15;
/** Colours that programs give to links on their own. */
const LINK_COLOURS: ReadonlySet<string> = new Set(["#0000ff", "#0563c1", "#0000ee", "#1155cc", "#467886", "#000080"]);

/**
 * The accent of a file: of the hue that is used most, the colour that words have, else that of the largest area. Blue that programs give to
 * links counts only where nothing else is coloured.
 */
export function accentOf(colours: readonly UsedColour[]): string | null {
  const coloured = together(colours).filter(({ colour }) => hueOf(colour).chroma >= LEAST_CHROMA);
  const own = coloured.filter(({ colour }) => !LINK_COLOURS.has(colour.toLowerCase()));
  const used = own.length > 0 ? own : coloured;
  const weightNear = ({ colour }: UsedColour) =>
    used.filter((other) => hueDistance(colour, other.colour) <= SAME_HUE).reduce((sum, { weight }) => sum + weight, 0);
  const [first] = [...used].sort((one, other) => weightNear(other) - weightNear(one));
  if (!first) return null;
  const near = used.filter(({ colour }) => hueDistance(colour, first.colour) <= SAME_HUE);
  const rank = ({ weight, colour, isText }: UsedColour) => weight * hueOf(colour).chroma * (isText ? 3 : 1);
  return [...near].sort((one, other) => rank(other) - rank(one))[0]?.colour.toLowerCase() ?? null;
}

/** Each colour of words, and of areas, once. */
function together(colours: readonly UsedColour[]): UsedColour[] {
  const sums = new Map<string, UsedColour>();
  for (const { colour, weight, isText } of colours) {
    const key = `${colour.toLowerCase()} ${isText}`;
    sums.set(key, { colour, isText, weight: weight + (sums.get(key)?.weight ?? 0) });
  }
  return [...sums.values()];
}

export const groundOf = (luminance: number): Ground => (luminance > 0.93 ? "none" : luminance > 0.45 ? "tint" : "solid");
