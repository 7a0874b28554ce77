import sharp from "sharp";
import { LIMITS } from "@/contracts/limits";

/** A larger picture is not opened, because it could exhaust memory. */
const MAX_PIXELS = 50_000_000;

/** Reads its header at once, its pixels only when they are needed. */
const open = (bytes: Uint8Array) => sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "error" });

/** A picture as uploads are stored: upright, small, without metadata, as a JPEG. Throws if it is damaged or too large. */
export function encodePicture(bytes: Uint8Array): Promise<Buffer> {
  const { pictureSidePixels: side } = LIMITS;
  return open(bytes)
    .autoOrient()
    .resize({ width: side, height: side, fit: "inside", withoutEnlargement: true })
    .flatten({ background: "#ffffff" })
    .jpeg({ quality: 80 })
    .toBuffer();
}

/** Size of an upright picture in pixels, from its header. Throws if it is damaged or too large. */
export async function pictureSize(bytes: Uint8Array): Promise<{ width: number; height: number }> {
  return (await open(bytes).metadata()).autoOrient;
}
