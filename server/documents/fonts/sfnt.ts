/** A TrueType or OpenType file as its tables, by tag. */
type Tables = Map<string, Uint8Array>;

function tablesOf(bytes: Uint8Array): Tables {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return new Map(
    Array.from({ length: view.getUint16(4) }, (_, index) => {
      const record = 12 + index * 16;
      const tag = String.fromCharCode(...bytes.subarray(record, record + 4));
      const offset = view.getUint32(record + 8);
      return [tag, bytes.slice(offset, offset + view.getUint32(record + 12))] as const;
    }),
  );
}

const padded = (length: number): number => (length + 3) & ~3;

function checksum(table: Uint8Array): number {
  const view = new DataView(table.buffer, table.byteOffset, padded(table.length));
  let sum = 0;
  for (let at = 0; at < view.byteLength; at += 4) sum = (sum + view.getUint32(at)) >>> 0;
  return sum;
}

/** The offset of `checkSumAdjustment` in the `head` table, which is excluded from the table's own checksum. */
const ADJUSTMENT = 8;
const WHOLE = 0xb1b0afba;

function written(version: number, tables: Tables): Uint8Array {
  const entries = [...tables].sort(([a], [b]) => (a < b ? -1 : 1));
  const head = 12 + entries.length * 16;
  const size = entries.reduce((sum, [, table]) => sum + padded(table.length), head);
  const bytes = new Uint8Array(size);
  const view = new DataView(bytes.buffer);
  const power = 2 ** Math.floor(Math.log2(entries.length));
  view.setUint32(0, version);
  view.setUint16(4, entries.length);
  view.setUint16(6, power * 16);
  view.setUint16(8, Math.log2(power));
  view.setUint16(10, (entries.length - power) * 16);
  let at = head;
  for (const [index, [tag, table]] of entries.entries()) {
    const record = 12 + index * 16;
    bytes.set(table, at);
    for (let letter = 0; letter < 4; letter++) bytes[record + letter] = tag.charCodeAt(letter);
    view.setUint32(record + 4, checksum(bytes.subarray(at, at + table.length)));
    view.setUint32(record + 8, at);
    view.setUint32(record + 12, table.length);
    at += padded(table.length);
  }
  const headAt = entries.findIndex(([tag]) => tag === "head");
  if (headAt >= 0) view.setUint32(view.getUint32(12 + headAt * 16 + 8) + ADJUSTMENT, (WHOLE - checksum(bytes)) >>> 0);
  return bytes;
}

/** Name records that every reader supports: Windows, Unicode, English. */
function nameTable(names: readonly (readonly [id: number, text: string])[]): Uint8Array {
  const texts = names.map(([, text]) => Buffer.from(text, "utf16le").swap16());
  const head = 6 + names.length * 12;
  const bytes = Buffer.alloc(head + texts.reduce((sum, { length }) => sum + length, 0));
  bytes.writeUInt16BE(0, 0);
  bytes.writeUInt16BE(names.length, 2);
  bytes.writeUInt16BE(head, 4);
  let at = 0;
  for (const [index, text] of texts.entries()) {
    const record = [3, 1, 0x409, names[index]?.[0] ?? 0, text.length, at];
    for (const [field, value] of record.entries()) bytes.writeUInt16BE(value, 6 + index * 12 + field * 2);
    text.copy(bytes, head + at);
    at += text.length;
  }
  return new Uint8Array(bytes);
}

export interface FaceNames {
  family: string;
  style: string;
  postScript: string;
  copyright: string;
  license: string;
}

const NORMAL_WIDTH = 5;

/**
 * The same font under another family name, with that weight and normal width. The typesetting engine finds faces by these, and
 * interprets words such as “Condensed” in a name; our own name avoids that. Outlines stay as they are.
 */
export function renamedFont(bytes: Uint8Array, names: FaceNames, weight: number): Uint8Array {
  const version = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(0);
  const tables = tablesOf(bytes);
  const metrics = tables.get("OS/2");
  if (metrics) {
    const view = new DataView(metrics.buffer, metrics.byteOffset, metrics.byteLength);
    view.setUint16(4, weight);
    view.setUint16(6, NORMAL_WIDTH);
  }
  const { family, style, postScript, copyright, license } = names;
  tables.set(
    "name",
    nameTable([
      [0, copyright],
      [1, family],
      [2, style],
      [4, `${family} ${style}`],
      [6, postScript],
      [13, license],
    ]),
  );
  // A signature would no longer be valid.
  tables.delete("DSIG");
  tables.get("head")?.fill(0, ADJUSTMENT, ADJUSTMENT + 4);
  return written(version, tables);
}
