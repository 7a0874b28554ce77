import type { FilePictures } from "@/domain/imports/office/pictures";
import { picturesLeftOut } from "@/domain/imports/warnings";
import { encodePicture, pictureSize } from "@/server/accounts/files/encode-picture";
import { fileType } from "@/server/accounts/files/file-type";

const TYPES = new Set(["image/jpeg", "image/png", "image/webp"]);
const SIDE_PIXELS = { min: 60, max: 4000 };
/** Width divided by height: logos with a name beside them are wider. */
const ASPECT = { min: 0.5, max: 1.6 };

/** The first picture of a file that looks like a portrait, as a `data:` URL, and a warning about those that are left out. */
export async function portraitIn({ candidates, others }: FilePictures) {
  for (const bytes of candidates) {
    const picture = await portraitOf(bytes);
    if (picture !== null) return { picture, warnings: leftOut(others + candidates.length - 1) };
  }
  return { picture: null, warnings: leftOut(others + candidates.length) };
}

const leftOut = (count: number) => (count > 0 ? [picturesLeftOut(count)] : []);

async function portraitOf(bytes: Uint8Array): Promise<string | null> {
  if (!TYPES.has(fileType(bytes).type)) return null;
  try {
    const { width, height } = await pictureSize(bytes);
    const isInRange = [width, height].every((side) => side >= SIDE_PIXELS.min && side <= SIDE_PIXELS.max);
    if (!isInRange || width / height < ASPECT.min || width / height > ASPECT.max) return null;
    return `data:image/jpeg;base64,${(await encodePicture(bytes)).toString("base64")}`;
  } catch {
    // Damaged or too large: it counts among those that are left out.
    return null;
  }
}
