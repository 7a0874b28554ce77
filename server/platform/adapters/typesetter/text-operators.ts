import type { Glyph, TextObject } from "@/server/platform/adapters/typesetter/text-objects";

/** A glyph to draw and the characters it represents, in reading order; a hidden one only carries text. */
export interface Piece {
  glyph: Glyph;
  object: TextObject;
  text: string;
  hidden: boolean;
  reversed: boolean;
  /** The text of a group of glyphs that cannot be mapped one by one; else null. */
  whole: { text: string } | null;
}

/** Represents no text: most readers drop it. */
export const NOTHING = "\u2060";

const MARKS = /^\p{M}+$/u;

export const isWide = ({ font, code }: Glyph): boolean => font.width(code) > 0;

/**
 * Whether a glyph is drawn after its line: within the line, readers would start a new word at a raised or overlapping glyph, or
 * show the placeholder. Its text stays in the line.
 */
export const isLate = ({ glyph, text, hidden }: Pick<Piece, "glyph" | "text" | "hidden">): boolean =>
  !hidden && (text === NOTHING || MARKS.test(text)) && (glyph.rise !== 0 || !isWide(glyph));

/** From this offset on, in thousandths of the size, poppler begins a new word between two letters. */
const BREAKING = 95;
const RIGHT_TO_LEFT_LETTER = /[\u0590-\u08FF]/;

/**
 * Whether a letter is so far from the next one, or so far below it, that readers would break the word: some fonts kern Arabic letters by
 * more than the width of a thin space. The offset then becomes part of the letter's width.
 */
const isTorn = (piece: Piece, next: Piece | undefined): boolean =>
  next !== undefined &&
  piece.reversed &&
  next.reversed &&
  Math.abs(piece.glyph.kern) > BREAKING &&
  RIGHT_TO_LEFT_LETTER.test(piece.text) &&
  RIGHT_TO_LEFT_LETTER.test(next.text);

const number = (value: number): string => String(Math.round(value * 1000) / 1000);
const hex4 = (value: number): string => value.toString(16).padStart(4, "0");
const utf16 = (text: string): string => Array.from({ length: text.length }, (_, at) => hex4(text.charCodeAt(at))).join("");
const noted = (text: string): string => `/Span<</ActualText<FEFF${utf16(text)}>>>BDC\n`;

const advanceOf = ({ font, code, kern }: Glyph): number => font.width(code) - kern;

/** How a run of codes is shown. */
interface Manner {
  /** Drawn invisibly, if the font has no blank glyph. */
  unseen: boolean;
  rise: number;
  whole: Piece["whole"];
}

/** Collects codes and the offsets between them; starts a new operator when the manner changes. */
function createLine() {
  let [out, array, codes] = ["", "", ""];
  let now: Manner = { unseen: false, rise: 0, whole: null };
  const flushCodes = () => {
    if (codes !== "") array += `<${codes}>`;
    codes = "";
  };
  const flush = () => {
    flushCodes();
    if (array !== "") out += `[${array}]TJ\n`;
    array = "";
  };
  function change(next: Manner): void {
    if (next.unseen === now.unseen && next.rise === now.rise && next.whole === now.whole) return;
    flush();
    if (next.whole !== now.whole) out += `${now.whole ? "EMC\n" : ""}${next.whole ? noted(next.whole.text) : ""}`;
    if (next.unseen !== now.unseen) out += next.unseen ? "3 Tr\n" : "0 Tr\n";
    if (next.rise !== now.rise) out += `${number(next.rise)} Ts\n`;
    now = next;
  }
  let open = 0;
  function moveOn(): void {
    if (Math.abs(open) > 0.0005) {
      flushCodes();
      array += number(-open);
    }
    open = 0;
  }
  return {
    rise: () => now.rise,
    show(code: number, manner: Manner): void {
      change(manner);
      moveOn();
      codes += hex4(code);
    },
    /**
     * A zero-width invisible code is placed at the end of the previous glyph, or where the next one begins if that is earlier: one
     * widely used reader sorts letters by where they begin. `untilNext` is what will be added before that glyph.
     */
    hide(code: number, manner: Manner, untilNext: number): void {
      change(manner);
      const back = Math.min(0, open + untilNext);
      if (back < -0.0005) {
        flushCodes();
        array += number(-back);
        open -= back;
      }
      codes += hex4(code);
    },
    /** Adds an offset in thousandths of the size before the next code. */
    move(by: number): void {
      open += by;
    },
    end(): string {
      change({ unseen: false, rise: 0, whole: null });
      flush();
      return out;
    },
  };
}

/** The width of the glyphs from a piece to the next one that is drawn in the line. */
function untilShown(pieces: readonly Piece[], from: number): number {
  let width = 0;
  for (const piece of pieces.slice(from)) {
    if (piece.hidden) continue;
    if (!isLate(piece)) break;
    width += advanceOf(piece.glyph);
  }
  return width;
}

/** The operators for the pieces of a text object whose first glyph is at `x`. */
export function operatorsOf(pieces: readonly Piece[], x: number, size: number): string {
  const line = createLine();
  let late = "";
  let pen = x;
  for (const [index, piece] of pieces.entries()) {
    const { glyph, text, hidden, reversed, whole } = piece;
    const { font, code } = glyph;
    const isAfter = isLate({ glyph, text, hidden });
    if (hidden || (isAfter && text !== NOTHING)) {
      const silent = font.silent(code, text);
      line.hide(
        silent.code,
        { unseen: silent.unseen, rise: hidden && silent.unseen ? glyph.rise : line.rise(), whole },
        untilShown(pieces, index),
      );
    }
    if (hidden) continue;
    if (isAfter) {
      // Readers ignore a misplaced space.
      late += `1 0 0 -1 ${number(pen)} ${number(-glyph.rise)} Tm\n<${hex4(font.alias(code, " "))}>Tj\n`;
      line.move(advanceOf(glyph));
    } else {
      // A space looks the same at any height, and some readers lose a leading one.
      const rise = text === " " && !reversed ? line.rise() : glyph.rise;
      const spoken = reversed ? [...text].reverse().join("") : text;
      const torn = isTorn(piece, pieces[index + 1]);
      line.show(font.alias(code, spoken, torn ? advanceOf(glyph) : undefined), { unseen: false, rise, whole });
      if (!torn) line.move(-glyph.kern);
    }
    pen += (advanceOf(glyph) * size) / 1000;
  }
  return line.end() + late;
}
