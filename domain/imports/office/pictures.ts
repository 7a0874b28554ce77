import { LIMITS } from "@/contracts/limits";
import { readMembers } from "@/domain/imports/archive";

/** The pictures of a document. Nothing is decoded here. */
export interface FilePictures {
  /** Those of the first page and its header that are as large as a portrait, in order, as the file has them. */
  candidates: Uint8Array[];
  /** How many more the document shows: decorations, pictures of later pages, links to other places, and those that cannot be unpacked. */
  others: number;
}

export const NO_PICTURES: FilePictures = { candidates: [], others: 0 };

/** A picture where a document shows it. */
export interface ShownPicture {
  /** Path in the archive or the bytes themselves; null if they are not in the file. */
  source: string | Uint8Array | null;
  isOnFirstPage: boolean;
  /** Size on the page in points; null if the document does not say. */
  size: { width: number; height: number } | null;
}

const MAX_CANDIDATES = 8;
/** Icons are shown smaller, and grounds of a page larger. */
const SHOWN_PT = { min: 36, max: 400 };
const UNPACKED = { fileBytes: LIMITS.fileBytes, totalBytes: LIMITS.fileBytes };

/** Unpacks the pictures that may be a portrait, each alone, so that one made to exhaust memory spoils no other. */
export function unpackPictures(archive: Uint8Array, shown: readonly ShownPicture[]): FilePictures {
  const candidates: Uint8Array[] = [];
  for (const { source, isOnFirstPage, size } of shown) {
    if (!isOnFirstPage || source === null || candidates.length === MAX_CANDIDATES || !isPortraitSized(size)) continue;
    const bytes =
      typeof source === "string"
        ? readMembers(archive, (path) => (path.toLowerCase() === source.toLowerCase() ? "picture" : null), UNPACKED)?.get(
            "picture",
          )
        : source;
    if (bytes && bytes.length > 0) candidates.push(bytes);
  }
  return { candidates, others: shown.length - candidates.length };
}

const isPortraitSized = (size: ShownPicture["size"]): boolean =>
  size === null || [size.width, size.height].every((side) => side >= SHOWN_PT.min && side <= SHOWN_PT.max);
