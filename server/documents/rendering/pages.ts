import { strToU8, type Zippable, zip } from "fflate";
import { loadFiles, pictureOfPage, printedPages, translated } from "@/server/documents/rendering/printed-bytes";
import { typesetter } from "@/server/documents/rendering/typesetter";
import type { Db } from "@/server/platform/db/client";
import type { TypesettingJob } from "@/typeset/job";
import type { FileContent } from "./export-file";

/** The same date in every archive, so that equal documents give equal files. */
const PACKED = { mtime: new Date("2000-01-01T00:00:00") };

/** A ZIP, packed beside the event loop. */
const zipped = (files: Zippable): Promise<Uint8Array> =>
  new Promise((resolve, reject) => zip(files, PACKED, (error, bytes) => (error ? reject(error) : resolve(bytes))));

/** All pages: the only one as it is, several as a ZIP with numbered files. */
export async function allPages(db: Db, job: TypesettingJob, kind: "png" | "svg"): Promise<FileContent> {
  const files: Uint8Array[] = [];
  // One after the other: each picture of a page takes a moment of a whole core.
  for await (const svg of printedPages(db, job))
    files.push(kind === "svg" ? strToU8(svg) : new Uint8Array(await pictureOfPage(svg)));
  const [only] = files;
  if (only && files.length === 1) return only;
  const digits = String(files.length).length;
  return zipped(
    Object.fromEntries(files.map((bytes, index) => [`page-${String(index + 1).padStart(digits, "0")}.${kind}`, bytes])),
  );
}

const README = `The Typst source of this document.

Typeset it with Typst 0.13 or later (https://typst.app):

    typst compile --root . --font-path fonts main.typ

- data.json: the text and the design; templates/ and lib/: how it is set
- assets.json, images/: icons and the picture
- fonts/: the fonts, under the SIL Open Font License unless you uploaded them
`;

/** Everything that another Typst compiler needs, as a ZIP. */
export async function typstProject(db: Db, job: TypesettingJob): Promise<Uint8Array> {
  const files = await translated(async () => typesetter().source(job, await loadFiles(db, job)));
  const entries = Object.entries(files).map(([path, bytes]) => [path.slice(1), new Uint8Array(bytes)] as const);
  return zipped({ "README.txt": strToU8(README), ...Object.fromEntries(entries) });
}
