import type { InferContractRouterInputs } from "@orpc/contract";
import type { contract } from "@/contracts/index";
import type { Fit } from "@/contracts/model/fit";
import type { LetterState } from "@/contracts/model/letter";
import { exportLetterDocument } from "@/domain/letters/document";
import { withWords } from "@/domain/letters/words";
import { ownFamiliesFor } from "@/server/documents/fonts/service";
import { exportFile, type FileContent } from "@/server/documents/rendering/export-file";
import { fitOnPaper } from "@/server/documents/rendering/fit";
import { letterJob, letterPdfBytes } from "@/server/documents/rendering/letter-pdf";
import { allPages, typstProject } from "@/server/documents/rendering/pages";
import { pagePicture, printedPage } from "@/server/documents/rendering/printed-bytes";
import { runTask } from "@/server/documents/tasks/run-task";
import type { Db } from "@/server/platform/db/client";
import type { FitWish } from "@/typeset/fit/fit";
import { readLetterRow } from "./read";
import { stateOf } from "./rows";

type Wish = InferContractRouterInputs<typeof contract>["coverLetters"]["exportFile"];
type Format = Wish["format"];

const pictureOf = async (db: Db, { style: { picture, metadata, basics } }: LetterState) => {
  const { officePicture } = await import("@/server/documents/rendering/office-picture");
  return officePicture(db, { ...picture, size: Math.min(picture.size, 72) }, metadata.template, basics.name);
};

/** What the writers of other programs' formats get. */
const fileOf = async (db: Db, letter: LetterState) => ({ letter, picture: await pictureOf(db, letter) });

const WRITERS: Record<
  Format,
  (db: Db, letter: LetterState, ownerId: string, page: number) => Promise<FileContent> | FileContent
> = {
  pdf: (db, letter, ownerId) => letterPdfBytes(db, letter, ownerId),
  docx: async (db, letter) => runTask("letterWord", await fileOf(db, letter)),
  odt: async (db, letter) => runTask("letterOpenDocument", await fileOf(db, letter)),
  md: (_db, letter) => runTask("letterMarkdown", { letter }),
  txt: (_db, letter) => runTask("letterPlainText", { letter }),
  html: async (db, letter) => runTask("letterHtml", await fileOf(db, letter)),
  json: (_db, letter) => JSON.stringify(exportLetterDocument(letter), null, 2),
  typst: async (db, letter, ownerId) => typstProject(db, await letterJob(db, letter, ownerId)),
  png: async (db, letter, ownerId, page) => pagePicture(db, await letterJob(db, letter, ownerId), page),
  svg: async (db, letter, ownerId, page) => printedPage(db, await letterJob(db, letter, ownerId), page),
  "png-pages": async (db, letter, ownerId) => allPages(db, await letterJob(db, letter, ownerId), "png"),
  "svg-pages": async (db, letter, ownerId) => allPages(db, await letterJob(db, letter, ownerId), "svg"),
};

/** The owner's letter as a file. Throws NOT_FOUND for a page that does not exist. */
export async function exportLetterFile(db: Db, ownerId: string, { id, format, page = 1, fileName, words }: Wish): Promise<File> {
  const stored = stateOf(await readLetterRow(db, ownerId, id));
  // A letter as data is what is stored, so that it can be imported again without loss.
  const letter = words && format !== "json" ? withWords(stored, words) : stored;
  return exportFile(fileName ?? letter.name, format, await WRITERS[format](db, letter, ownerId, page));
}

/** Proposes changes that fit the letter on the requested pages; nothing is saved. */
export async function fitOwnLetter(db: Db, ownerId: string, { id, ...wish }: { id: string } & FitWish): Promise<Fit> {
  const letter = stateOf(await readLetterRow(db, ownerId, id));
  const { style } = letter;
  const ownFamilies = await ownFamiliesFor(db, ownerId, style.metadata.typography);
  return fitOnPaper(db, style.metadata, wish, 1, (design) =>
    runTask("prepareLetter", {
      letter: { ...letter, style: { ...style, metadata: { ...style.metadata, ...design } } },
      options: { preview: true, ownFamilies },
    }),
  );
}
