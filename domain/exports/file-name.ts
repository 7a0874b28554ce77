/** Names that Windows keeps for devices, with any extension. */
const DEVICES = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])$/i;
/** Marks that change the direction of the text around them, and other characters without ink: they could disguise an extension. */
const INVISIBLE = /[\u00AD\u061C\u180E\u200B-\u200F\u2028-\u202E\u2060-\u206F\uFEFF]/g;
const RESERVED = /[\\/:*?"<>|\p{Cc}]+/gu;

const MAX_CHARACTERS = 100;
/** File systems allow 255 bytes with the extension. */
const MAX_BYTES = 200;

/** A name for a file that every system accepts: no reserved characters, marks or device names, never cut inside a character. */
export function safeFileName(name: string, fallback: string): string {
  const plain = name
    .toWellFormed()
    .replace(INVISIBLE, "")
    .replace(RESERVED, " ")
    .replace(/\s+/g, " ")
    .replace(/^[\s.]+|[\s.]+$/g, "");
  const encoder = new TextEncoder();
  let shortened = "";
  let bytes = 0;
  for (const { segment } of new Intl.Segmenter("en", { granularity: "grapheme" }).segment(plain)) {
    bytes += encoder.encode(segment).length;
    if (shortened.length + segment.length > MAX_CHARACTERS || bytes > MAX_BYTES) break;
    shortened += segment;
  }
  const trimmed = shortened.replace(/[\s.]+$/, "");
  const [stem = ""] = trimmed.split(".");
  return DEVICES.test(stem.trim()) ? `_${trimmed}` : trimmed || fallback;
}
