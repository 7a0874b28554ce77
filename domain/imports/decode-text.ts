/**
 * The text of a file in any usual encoding: by its byte order mark, else UTF-8, else UTF-16 if every second byte is empty, else
 * windows-1252, in which every byte is a letter. A declared encoding of XML or HTML counts for bytes that are not UTF-8.
 */
export function decodeText(bytes: Uint8Array): string {
  return decoded(bytes)
    .replace(/^\ufeff/, "")
    .replaceAll("\u0000", "");
}

function decoded(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  const wide = wideEncoding(bytes);
  if (wide) return new TextDecoder(wide).decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(declaredEncoding(bytes) ?? fallbackOf(bytes)).decode(bytes);
  }
}

/** A file that is UTF-8 but for a few broken bytes stays UTF-8: otherwise all its accents would be lost for one of them. */
function fallbackOf(bytes: Uint8Array): string {
  const text = new TextDecoder("utf-8").decode(bytes.subarray(0, 200_000));
  const broken = text.match(/\ufffd/g)?.length ?? 0;
  const whole = text.match(/(?!\ufffd)\P{ASCII}/gu)?.length ?? 0;
  return whole > broken * 3 ? "utf-8" : "windows-1252";
}

function wideEncoding(bytes: Uint8Array): string | undefined {
  const start = bytes.subarray(0, 400);
  if (start.length < 8) return undefined;
  const zeros = [0, 0];
  start.forEach((byte, index) => {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  });
  const half = start.length / 2;
  if ((zeros[1] ?? 0) > half * 0.7 && zeros[0] === 0) return "utf-16le";
  return (zeros[0] ?? 0) > half * 0.7 && zeros[1] === 0 ? "utf-16be" : undefined;
}

function declaredEncoding(bytes: Uint8Array): string | undefined {
  const start = new TextDecoder("latin1").decode(bytes.subarray(0, 1024));
  const name = /(?:encoding|charset)\s*=\s*["']?([\w-]{3,20})/i.exec(start)?.[1];
  try {
    return name ? new TextDecoder(name).encoding : undefined;
  } catch {
    return undefined;
  }
}
