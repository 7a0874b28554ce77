/** The text of a file as spreadsheet programs write it: UTF-8, UTF-16 with or without a mark, else Windows-1252. */
export function decodeText(bytes: Uint8Array): string {
  return new TextDecoder(encodingOf(bytes)).decode(bytes);
}

function encodingOf(bytes: Uint8Array): "utf-8" | "utf-16le" | "utf-16be" | "windows-1252" {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  const { even, odd } = zeroBytes(bytes.subarray(0, SAMPLE));
  const half = Math.min(bytes.length, SAMPLE) / 2;
  if (odd > half * MOSTLY) return "utf-16le";
  if (even > half * MOSTLY) return "utf-16be";
  return isUtf8(bytes) ? "utf-8" : "windows-1252";
}

const SAMPLE = 4096;
/** Half of the bytes of Latin text in UTF-16 are zero. Texts in other scripts come with a mark. */
const MOSTLY = 0.3;

function zeroBytes(bytes: Uint8Array): { even: number; odd: number } {
  let even = 0;
  let odd = 0;
  for (const [index, byte] of bytes.entries()) {
    if (byte !== 0) continue;
    if (index % 2 === 0) even++;
    else odd++;
  }
  return { even, odd };
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
