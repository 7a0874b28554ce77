import { paintPage } from "@/components/kit/page-preview/paint-page";
import { drawFirstPage } from "@/components/kit/page-preview/warm-first-pages";
import type { Printable } from "@/typeset/content/printable";

/** How many pictures are kept: three states of a document in every template, and some versions. */
const MAX_STORED = 72;

/** Addresses of pictures by what they show, least recently used first. */
const pictures = new Map<string, string>();
const underWay = new Map<string, Promise<string>>();

const contentOf = ({ kind, document, ownFamilies }: Printable): string =>
  JSON.stringify([kind, document, ownFamilies?.length ? ownFamilies : null]);

function keep(content: string, address: string): string {
  pictures.delete(content);
  pictures.set(content, address);
  for (const [oldest, old] of pictures) {
    if (pictures.size <= MAX_STORED) break;
    pictures.delete(oldest);
    URL.revokeObjectURL(old);
  }
  return address;
}

/** Who needs a picture: somebody who waits for it, or nobody yet. */
export type PictureNeed = "now" | "later";

/** A picture of the server, in this browser; null if the server has none. */
async function fetched(served: string | null, need: PictureNeed): Promise<string | null> {
  const priority = need === "later" ? "low" : "auto";
  const response = served === null ? null : await fetch(served, { priority }).catch(() => null);
  return response?.ok ? URL.createObjectURL(await response.blob()) : null;
}

/** The address of a picture of a document's first page, if one with this very content was drawn before. */
export function knownFirstPage(printable: Printable): string | null {
  const content = contentOf(printable);
  const address = pictures.get(content);
  return address ? keep(content, address) : null;
}

/**
 * The address of a picture of a document's first page: one that is known, or the server's at `served`, or one drawn by the engines that stay
 * ready. The server is asked first, because it draws several pages in the time in which an engine starts. Rejects where
 * the engine cannot run, and where the server has no picture of a page that is only needed later.
 */
export function firstPagePicture(printable: Printable, served: string | null = null, need: PictureNeed = "now"): Promise<string> {
  const content = contentOf(printable);
  const known = pictures.get(content);
  if (known) return Promise.resolve(keep(content, known));
  const before = underWay.get(content);
  // What somebody waits for does not fail with what nobody needed.
  if (before) return need === "later" ? before : before.catch(() => firstPagePicture(printable, served));
  const drawn = fetched(served, need)
    .then((picture) => {
      if (picture === null && served !== null && need === "later") throw new Error("The server has no picture of this page.");
      return picture ?? drawFirstPage(printable).then(paintPage);
    })
    .then((address) => keep(content, address))
    .finally(() => underWay.delete(content));
  underWay.set(content, drawn);
  return drawn;
}
