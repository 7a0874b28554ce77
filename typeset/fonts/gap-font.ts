/** The name of the gap font in the engine and in files. */
const FAMILY = "Dossier Gaps";
export const GAP_FONT = "DossierGaps";

const UNITS = 1000;
/** A thousandth of the size: wide enough to have a position, too narrow to be visible even when selected. */
const NARROW = 1;

const u16 = (...values: number[]): number[] => values.flatMap((value) => [(value >> 8) & 0xff, value & 0xff]);
const u32 = (...values: number[]): number[] => values.flatMap((value) => u16(value >>> 16, value & 0xffff));
const utf16 = (text: string): number[] => [...text].flatMap((letter) => u16(letter.charCodeAt(0)));

/** Glyphs: nothing, a space, the narrow gap, written as two spaces, and the square one, written as three. */
const ADVANCES = [UNITS / 2, UNITS / 4, NARROW, UNITS];

function namesTable(): number[] {
  const names: [number, string][] = [
    [1, FAMILY],
    [2, "Regular"],
    [4, FAMILY],
    [6, GAP_FONT],
  ];
  const records: number[] = [];
  const texts: number[] = [];
  for (const [id, name] of names) {
    const text = utf16(name);
    records.push(...u16(3, 1, 0x409, id, text.length, texts.length));
    texts.push(...text);
  }
  return [...u16(0, names.length, 6 + names.length * 12), ...records, ...texts];
}

/** Spaces become gaps: the feature `liga` of all scripts. */
const substitutions = [
  ...u32(0x00010000),
  ...u16(10, 30, 44),
  // Scripts: the default one, with its default language, has feature 0.
  ...[...u16(1), ...u32(0x44464c54), ...u16(8), ...u16(4, 0), ...u16(0, 0xffff, 1, 0)],
  // Features: `liga` has lookup 0.
  ...[...u16(1), ...u32(0x6c696761), ...u16(8), ...u16(0, 1, 0)],
  // Lookups: glyph 1 followed by two more of them becomes glyph 3, with one more glyph 2.
  ...[
    ...u16(1, 4),
    ...u16(4, 0, 1, 8),
    ...u16(1, 8, 1, 14),
    ...u16(1, 1, 1),
    ...u16(2, 6, 14),
    ...u16(3, 3, 1, 1),
    ...u16(2, 2, 1),
  ],
];

const tables: Record<string, number[]> = {
  GSUB: substitutions,
  "OS/2": [
    ...u16(4, UNITS / 4, 400, 5, 0, 650, 700, 0, 140, 650, 700, 0, 480, 50, 250, 0, ...Array(5).fill(0)),
    ...u32(1, 0, 0, 0),
    ...u32(0x444f5353),
    ...u16(0x40, 32, 32, 1, -UNITS & 0xffff, 0, 1, UNITS),
    ...u32(1, 0),
    ...u16(500, 700, 0, 32, 2),
  ],
  // The character map in format 4: a space, and the end.
  cmap: [...u16(0, 1, 3, 1), ...u32(12), ...u16(4, 32, 0, 4, 4, 1, 0, 32, 0xffff, 0, 32, 0xffff, (1 - 32) & 0xffff, 1, 0, 0)],
  glyf: u16(0),
  head: [
    ...u32(0x00010000, 0x00010000, 0, 0x5f0f3cf5),
    ...u16(0x0003, UNITS),
    ...u32(0, 0, 0, 0),
    ...u16(0, 0, 0, 0, 0, 8, 2, 0, 0),
  ],
  // A gap hangs down from its base line, one size deep.
  hhea: [...u32(0x00010000), ...u16(1, -UNITS & 0xffff, 0, UNITS, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, ADVANCES.length)],
  hmtx: ADVANCES.flatMap((advance) => u16(advance, 0)),
  loca: u16(...ADVANCES.map(() => 0), 0),
  maxp: [...u32(0x00010000), ...u16(ADVANCES.length, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)],
  name: namesTable(),
  post: [...u32(0x00030000, 0), ...u16(0, 0), ...u32(0, 0, 0, 0, 0)],
};

const padded = (bytes: number[]): number[] => [...bytes, ...Array((4 - (bytes.length % 4)) % 4).fill(0)];
const checksum = (bytes: number[]): number =>
  padded(bytes).reduce((sum, byte, index) => (sum + byte * 256 ** (3 - (index % 4))) % 2 ** 32, 0);

/** The font of gaps, as the file of a TrueType font. It has no outline at all. */
export function gapFont(): Uint8Array {
  const entries = Object.entries(tables);
  const directory: number[] = [...u32(0x00010000), ...u16(entries.length, 128, 3, entries.length * 16 - 128)];
  const body: number[] = [];
  for (const [tag, bytes] of entries) {
    directory.push(
      ...[...tag].map((letter) => letter.charCodeAt(0)),
      ...u32(checksum(bytes), 12 + entries.length * 16 + body.length, bytes.length),
    );
    body.push(...padded(bytes));
  }
  return Uint8Array.from([...directory, ...body]);
}
