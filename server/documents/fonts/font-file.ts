import { createHash } from "node:crypto";
import type { create, Font } from "fontkit";
import { LIMITS } from "@/contracts/limits";
import type { FontRefusal } from "@/contracts/model/font-refusal";
import { renamedFont } from "@/server/documents/fonts/sfnt";
import { failure } from "@/server/platform/errors";
import { covers, fontCoverage } from "@/typeset/fonts/coverage";
import { fontFamily } from "@/typeset/fonts/fonts";
import type { Script } from "@/typeset/fonts/scripts";

/** A face as stored, ready for the typesetting engine. */
export interface FontFace {
  family: string;
  engineName: string;
  kind: "serif" | "sans";
  weight: number;
  italic: boolean;
  scripts: Script[];
  bytes: Uint8Array;
  extension: "ttf" | "otf";
}

/** The reason for rejecting a file, in `data.reason`, for programs and translated interfaces. */
const refuse = (reason: FontRefusal, message: string, cause?: unknown) =>
  failure("BAD_REQUEST", { message, data: { reason }, cause });

/** Characters that a family must have to support a script. */
const TELLING: Record<Script, string> = {
  latin: "AZaz09.,-",
  "latin-extended": "ąčęłőřșťž",
  vietnamese: "ơưạếữỵ",
  greek: "ΑΩαωάήώς",
  cyrillic: "АЯаяёїђ",
  arabic: "ابتجحسعمهوي",
  hebrew: "אבגדהתםן",
  devanagari: "अकखगमा्ि",
  thai: "กขคมา่้",
  kana: "あいアン",
  hangul: "가나다한",
  han: "人大中的一",
};

/** The table fields used here, which the library's types lack. */
type Tabled = Font & {
  "OS/2"?: {
    fsType: { noEmbedding: boolean; bitmapOnly: boolean };
    usWeightClass: number;
    usWidthClass: number;
    fsSelection: { italic: boolean; oblique: boolean };
    panose: number[];
    sFamilyClass: number;
  };
  name: { records: Record<string, Record<string, string> | undefined> };
  directory: { tables: Record<string, unknown> };
};

/**
 * Reads an uploaded font file. Throws BAD_REQUEST with a reason: not a font, a collection, a variable font, not embeddable,
 * without Latin letters, or a family bundled with the application.
 */
export async function readFontFile(sent: Uint8Array, ownerId: string): Promise<FontFace> {
  const sfnt = await toSfnt(sent);
  // Loaded when it is needed: files of fonts are rare.
  const font = opened((await import("fontkit")).create, sfnt);
  const os2 = font["OS/2"];
  if (!os2 || !font.directory.tables.cmap || !font.directory.tables.head)
    throw refuse("TABLES", "This font lacks tables needed for printing. Export it again from its source.");
  if (font.directory.tables.fvar)
    throw refuse("VARIABLE", "Variable fonts are not supported. Upload static fonts instead, one file per weight.");
  if (!font.directory.tables.glyf && !font.directory.tables["CFF "])
    throw refuse("OUTLINES", "This font has no printable outlines.");
  if (os2.fsType.noEmbedding || os2.fsType.bitmapOnly)
    throw refuse("EMBEDDING", "The maker of this font does not allow embedding it in documents.");
  const family = familyName(font, os2.usWidthClass);
  if (family === "") throw refuse("NAME", "This font has no name.");
  if (fontFamily(family)) throw refuse("BUNDLED", `${family} already comes with Dossier.`);
  const coverage = fontCoverage(sfnt);
  const has = (text: string) => [...text].every((letter) => covers(coverage, letter.codePointAt(0) ?? 0));
  const scripts = (Object.keys(TELLING) as Script[]).filter((script) => has(TELLING[script]));
  if (!scripts.includes("latin")) throw refuse("LATIN", "This font has no Latin letters and digits, which every document needs.");
  const weight = Math.min(900, Math.max(100, Math.round(os2.usWeightClass / 100) * 100));
  const italic = os2.fsSelection.italic || os2.fsSelection.oblique;
  const engineName = engineNameOf(ownerId, family);
  const names = {
    family: engineName,
    style: `${weight}${italic ? " Italic" : ""}`,
    postScript: font.postscriptName || family.replace(/[^\w-]/g, ""),
    copyright: english(font, "copyright"),
    license: english(font, "license"),
  };
  return {
    family,
    engineName,
    // Serif by family class or by the first digits of PANOSE.
    kind: (os2.sFamilyClass >> 8 >= 1 && os2.sFamilyClass >> 8 <= 7) || isSerif(os2.panose) ? "serif" : "sans",
    weight,
    italic,
    scripts,
    bytes: renamedFont(sfnt, names, weight),
    extension: font.directory.tables["CFF "] ? "otf" : "ttf",
  };
}

async function toSfnt(sent: Uint8Array): Promise<Uint8Array> {
  try {
    const bytes = Buffer.from(sent);
    if (bytes.subarray(0, 4).toString("latin1") === "ttcf")
      throw refuse("COLLECTION", "This file is a font collection. Upload its fonts one by one.");
    const { convert, detectFormat } = await import("fontverter");
    detectFormat(bytes);
    const sfnt = await convert(bytes, "sfnt");
    if (sfnt.length > 4 * LIMITS.fileBytes) throw refuse("TOO_LARGE", "This font is too large once it is unpacked.");
    return new Uint8Array(sfnt);
  } catch (cause) {
    if (cause instanceof Error && "status" in cause) throw cause;
    throw refuse("NO_FONT", "This is not a readable font file. Use TrueType, OpenType, WOFF or WOFF2.", cause);
  }
}

function opened(open: typeof create, sfnt: Uint8Array): Tabled {
  try {
    const font = open(Buffer.from(sfnt)) as Tabled;
    // Reading a glyph reveals damage.
    font.glyphForCodePoint(65).path.toSVG();
    return font;
  } catch (cause) {
    throw refuse("DAMAGED", "This font is damaged and cannot be read.", cause);
  }
}

const english = (font: Tabled, record: string): string => {
  const texts = font.name.records[record] ?? {};
  return (texts.en ?? Object.values(texts)[0] ?? "").slice(0, 2000);
};

const WIDTHS: Record<number, string> = {
  1: "Ultra Condensed",
  2: "Extra Condensed",
  3: "Condensed",
  4: "Semi Condensed",
  6: "Semi Expanded",
  7: "Expanded",
  8: "Extra Expanded",
  9: "Ultra Expanded",
};

/** The family name that people know. Narrow and wide faces become separate families, so that each can be selected. */
function familyName(font: Tabled, width: number): string {
  const name = (english(font, "preferredFamily") || font.familyName || "").replace(/\s+/g, " ").trim();
  const wide = WIDTHS[width];
  const full = wide && !name.toLowerCase().includes(wide.toLowerCase()) ? `${name} ${wide}` : name;
  return full.slice(0, LIMITS.ownFonts.familyName);
}

const isSerif = ([family = 0, serif = 0]: number[]): boolean => family === 2 && serif >= 2 && serif <= 10;

/** A name of digits, so that nothing in it is interpreted as a weight or width. */
const engineNameOf = (ownerId: string, family: string): string =>
  `own ${BigInt(`0x${createHash("sha256").update(`${ownerId} ${family}`).digest("hex").slice(0, 12)}`)}`;
