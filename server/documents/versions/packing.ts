import { deflateRawSync, inflateRawSync } from "node:zlib";

/**
 * How a version is stored: its JSON, deflated with an earlier state of the same document as the dictionary. A saved edit changes
 * a few words of 30 kB, so a version takes a few hundred bytes instead of its full size.
 *
 * Deflate looks back 32 kB. So the text is cut into pieces of 16 kB, and each has the same region of the earlier state as its
 * dictionary, 6 kB wider on both sides: unmoved text is 22 kB back, and text that moved by up to 6 kB is still found.
 */
const PIECE = 16 * 1024;
const MARGIN = 6 * 1024;
const LENGTH_BYTES = 4;
/** With a dictionary nearly everything is found at the first match; higher levels take a third more time and save nothing. */
const LEVEL = 4;

const region = (dictionary: Buffer, start: number) => dictionary.subarray(Math.max(0, start - MARGIN), start + PIECE + MARGIN);

/** zlib rejects an empty dictionary. */
const withDictionary = (dictionary: Buffer) => (dictionary.length > 0 ? { dictionary } : {});

/** JSON as text or already as bytes. */
type Json = string | Buffer;

const bytesOf = (json: Json) => (typeof json === "string" ? Buffer.from(json) : json);

/** Deflates a document's JSON against the JSON of another state, or alone. */
export function pack(json: Json, dictionary: Json | null): Buffer<ArrayBuffer> {
  const bytes = bytesOf(json);
  if (dictionary === null) return deflateRawSync(bytes);
  const base = bytesOf(dictionary);
  const pieces: Buffer[] = [];
  for (let start = 0; start < bytes.length; start += PIECE) {
    const piece = deflateRawSync(bytes.subarray(start, start + PIECE), {
      level: LEVEL,
      memLevel: 9,
      ...withDictionary(region(base, start)),
    });
    const length = Buffer.alloc(LENGTH_BYTES);
    length.writeUInt32LE(piece.length);
    pieces.push(length, piece);
  }
  return Buffer.concat(pieces);
}

/** The JSON that `pack` was given. */
export const unpack = (packed: Uint8Array, dictionary: Json | null): string => unpackBytes(packed, dictionary).toString();

/** The same as bytes, for a state that is only a dictionary. */
export function unpackBytes(packed: Uint8Array, dictionary: Json | null): Buffer {
  const bytes = Buffer.from(packed);
  if (dictionary === null) return inflateRawSync(bytes);
  const base = bytesOf(dictionary);
  const pieces: Buffer[] = [];
  for (let at = 0; at < bytes.length; ) {
    const length = bytes.readUInt32LE(at);
    const piece = bytes.subarray(at + LENGTH_BYTES, at + LENGTH_BYTES + length);
    pieces.push(inflateRawSync(piece, withDictionary(region(base, pieces.length * PIECE))));
    at += LENGTH_BYTES + length;
  }
  return Buffer.concat(pieces);
}

/** Whether a document differs so much from its dictionary that a new one saves space. */
export const dictionaryIsStale = (packedBytes: number, jsonLength: number) =>
  jsonLength > 2000 && packedBytes > jsonLength * 0.15;
