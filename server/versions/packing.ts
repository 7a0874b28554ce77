import { constants, deflateRawSync, inflateRawSync } from "node:zlib";

/**
 * How a version is stored: its JSON, deflated with an earlier state of the same document as the dictionary. A saved edit changes a few
 * words of 30 kB, so a version costs some hundred bytes instead of its whole size. Deflate looks back 32 kB: a longer dictionary
 * would be cut at the front, so it is cut here, at its end, where sections rather than the picture stand first.
 */
const WINDOW = 32 * 1024;

const asDictionary = (text: string) => Buffer.from(text).subarray(0, WINDOW);

/** Deflates a document's JSON against the JSON of another state, or alone. */
export function pack(json: string, dictionary: string | null): Buffer {
  const options = { level: 6, memLevel: 9, strategy: constants.Z_DEFAULT_STRATEGY };
  return deflateRawSync(json, dictionary === null ? options : { ...options, dictionary: asDictionary(dictionary) });
}

/** The JSON that `pack` was given. */
export function unpack(packed: Uint8Array, dictionary: string | null): string {
  return inflateRawSync(packed, dictionary === null ? {} : { dictionary: asDictionary(dictionary) }).toString();
}

/** Whether a document has moved so far from its dictionary that a new one saves space. */
export const dictionaryIsStale = (packedBytes: number, jsonLength: number) =>
  jsonLength > 2000 && packedBytes > jsonLength * 0.15;
