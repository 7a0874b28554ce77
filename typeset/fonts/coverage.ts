/** The characters of a font, as sorted pairs of first and last code point. */
export type Coverage = readonly (readonly [number, number])[];

function segments(view: DataView, table: number): [number, number][] {
  const count = view.getUint16(table + 6) / 2;
  const ends = table + 14;
  const starts = ends + count * 2 + 2;
  return Array.from({ length: count }, (_, index): [number, number] => [
    view.getUint16(starts + index * 2),
    view.getUint16(ends + index * 2),
  ]).filter(([first]) => first !== 0xffff);
}

function groups(view: DataView, table: number): [number, number][] {
  const count = view.getUint32(table + 12);
  return Array.from({ length: count }, (_, index): [number, number] => [
    view.getUint32(table + 16 + index * 12),
    view.getUint32(table + 20 + index * 12),
  ]);
}

/**
 * Which characters a TrueType or OpenType font has, read from its `cmap` table (formats 4 and 12, which all fonts in use carry).
 * An unreadable font covers nothing.
 */
export function fontCoverage(bytes: Uint8Array): Coverage {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const tables = view.getUint16(4);
  for (let index = 0; index < tables; index++) {
    const record = 12 + index * 16;
    if (view.getUint32(record) !== 0x636d6170) continue;
    const cmap = view.getUint32(record + 8);
    const subtables = Array.from({ length: view.getUint16(cmap + 2) }, (_, each) => cmap + view.getUint32(cmap + 8 + each * 8));
    const full = subtables.find((table) => view.getUint16(table) === 12);
    if (full !== undefined) return groups(view, full);
    const basic = subtables.find((table) => view.getUint16(table) === 4);
    return basic === undefined ? [] : segments(view, basic);
  }
  return [];
}

export function covers(coverage: Coverage, codePoint: number): boolean {
  let low = 0;
  let high = coverage.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const [first, last] = coverage[middle] ?? [0, -1];
    if (codePoint < first) high = middle - 1;
    else if (codePoint > last) low = middle + 1;
    else return true;
  }
  return false;
}

// Joiners, direction marks and variation selectors are invisible, so a font may lack them.
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\s]/u;

/** The characters of `text` that none of the fonts has, each once, in order of appearance. */
export function missingCharacters(text: string, fonts: readonly Coverage[]): string[] {
  return [...new Set(text)].filter(
    (character) => !INVISIBLE.test(character) && !fonts.some((coverage) => covers(coverage, character.codePointAt(0) ?? 0)),
  );
}

/** The fonts for a text, and the characters that none of them has. */
interface FontChoice {
  fonts: string[];
  missing: string[];
}

/**
 * A job's fonts and, when they lack characters, the first of its spare families that have some of them. `coverageOf` may load a
 * font, so it is called only for fonts that the text needs. Both engines use this, so that they print the same.
 */
export async function fontsWithSpares(
  text: string,
  fonts: readonly string[],
  spareFonts: readonly (readonly string[])[],
  coverageOf: (file: string) => Coverage | Promise<Coverage>,
): Promise<FontChoice> {
  let missing = missingCharacters(text, await Promise.all(fonts.map(coverageOf)));
  const chosen = [...fonts];
  for (const files of spareFonts) {
    const [face] = files;
    if (missing.length === 0 || face === undefined) break;
    const coverage = await coverageOf(face);
    const left = missing.filter((character) => !covers(coverage, character.codePointAt(0) ?? 0));
    if (left.length < missing.length) chosen.push(...files);
    missing = left;
  }
  return { fonts: chosen, missing };
}
