/** Where a page may say its encoding. */
const BEGINNING = 4096;

/**
 * Bytes as text, in the encoding that a byte order mark, the response's own header or the beginning of the page names; else UTF-8, and if
 * they are not that, Windows-1252, as browsers do.
 */
export function decodeText(bytes: Uint8Array, contentType: string): string {
  const named = byteOrderMark(bytes) ?? contentType.match(/charset\s?=\s?["']?([\w:-]{1,40})/i)?.[1] ?? namedInPage(bytes);
  if (named) {
    try {
      return new TextDecoder(named).decode(bytes);
    } catch {
      // An unknown encoding is ignored.
    }
  }
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** The beginning of a text, at most so many bytes, without half a character at its end. */
export function beginningOf(bytes: Uint8Array, max: number): Uint8Array {
  if (bytes.length <= max) return bytes;
  if (byteOrderMark(bytes)?.startsWith("utf-16")) return bytes.subarray(0, max - (max % 2));
  let end = max;
  // Later bytes of a character in UTF-8 begin with the bits 10, and there are at most three.
  while (end > max - 4 && ((bytes[end] ?? 0) & 0xc0) === 0x80) end -= 1;
  return bytes.subarray(0, end);
}

function byteOrderMark([first, second, third]: Uint8Array): string | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return "utf-8";
  if (first === 0xff && second === 0xfe) return "utf-16le";
  return first === 0xfe && second === 0xff ? "utf-16be" : undefined;
}

/** `<meta charset>` and its older form. UTF-16 cannot be named there: a page in it could not be read up to this point. */
function namedInPage(bytes: Uint8Array): string | undefined {
  const beginning = new TextDecoder("windows-1252").decode(bytes.subarray(0, BEGINNING));
  const named = beginning.match(/<meta[^>]{1,200}charset\s?=\s?["']?([\w:-]{1,40})/i)?.[1];
  return named && !/^utf-?16/i.test(named) ? named : undefined;
}
