import { createHash } from "node:crypto";
import sharp from "sharp";

/** A larger image is not opened, because it could exhaust memory. */
const MAX_PIXELS = 50_000_000;
/** Sharp enough for print: dots per inch at the printed width. */
const DPI = 300;
const MAX_CACHED = 64;

const cached = new Map<string, Promise<Uint8Array | null>>();

async function encode(bytes: Uint8Array, widthPt: number): Promise<Uint8Array | null> {
  try {
    const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "error" }).autoOrient();
    const { hasAlpha } = await image.metadata();
    const sized = image.resize({ width: Math.ceil((widthPt / 72) * DPI), withoutEnlargement: true });
    const encoded = hasAlpha ? sized.png({ palette: false }) : sized.jpeg({ quality: 84, mozjpeg: false });
    return new Uint8Array(await encoded.toBuffer());
  } catch {
    return null;
  }
}

/**
 * A picture prepared for the engine: re-encoded, no larger than needed for print, upright, without camera metadata. Null if it is
 * not a picture. Recent ones are cached, so that a document's picture is processed once.
 */
export function printablePicture(bytes: Uint8Array, widthPt: number): Promise<Uint8Array | null> {
  const key = `${createHash("sha256").update(bytes).digest("base64url")} ${widthPt}`;
  const known = cached.get(key);
  if (known) return known;
  const made = encode(bytes, widthPt);
  cached.set(key, made);
  const [oldest] = cached.keys();
  if (cached.size > MAX_CACHED && oldest !== undefined) cached.delete(oldest);
  return made;
}
