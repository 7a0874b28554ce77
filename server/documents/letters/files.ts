import type { InferContractRouterInputs } from "@orpc/contract";
import type { contract } from "@/contracts/index";
import type { Fit } from "@/contracts/model/fit";
import type { LetterState } from "@/contracts/model/letter";
import { letterToMarkdown, letterToPlainText } from "@/domain/exports/letter";
import { exportLetterDocument } from "@/domain/letters/document";
import type { Db } from "@/server/db/client";
import { ownFamiliesFor } from "@/server/fonts/service";
import { exportFile, type FileContent } from "@/server/rendering/exports/export-file";
import { fitOnPaper } from "@/server/rendering/fit";
import { letterJob, letterPdfBytes } from "@/server/rendering/letter-paper";
import { pagePicture } from "@/server/rendering/printed-bytes";
import type { FitWish } from "@/typeset/fit/fit";
import { prepareLetter } from "@/typeset/letters/prepare-letter";
import { readLetterRow } from "./read";
import { stateOf } from "./rows";

type Format = InferContractRouterInputs<typeof contract>["coverLetters"]["exportFile"]["format"];

const WRITERS: Record<
  Format,
  (db: Db, letter: LetterState, ownerId: string, page: number) => Promise<FileContent> | FileContent
> = {
  pdf: (db, letter, ownerId) => letterPdfBytes(db, letter, ownerId),
  // Writing Word files needs a large library, which is loaded on demand.
  docx: async (_db, letter) => (await import("@/server/rendering/exports/word/letter")).letterToWord(letter),
  md: (_db, letter) => letterToMarkdown(letter),
  txt: (_db, letter) => letterToPlainText(letter),
  json: (_db, letter) => JSON.stringify(exportLetterDocument(letter), null, 2),
  png: async (db, letter, ownerId, page) => pagePicture(db, await letterJob(db, letter, ownerId), page),
};

/** The owner's letter as a file. Throws NOT_FOUND for a page that does not exist. */
export async function exportLetterFile(db: Db, ownerId: string, id: string, format: Format, page: number): Promise<File> {
  const letter = stateOf(await readLetterRow(db, ownerId, id));
  return exportFile(letter.name, format, await WRITERS[format](db, letter, ownerId, page));
}

/** Proposes changes that fit the letter on the requested pages; nothing is saved. */
export async function fitOwnLetter(db: Db, ownerId: string, { id, ...wish }: { id: string } & FitWish): Promise<Fit> {
  const letter = stateOf(await readLetterRow(db, ownerId, id));
  const { style } = letter;
  const ownFamilies = await ownFamiliesFor(db, ownerId, style.metadata.typography);
  return fitOnPaper(db, style.metadata, wish, 1, (design) =>
    prepareLetter({ ...letter, style: { ...style, metadata: { ...style.metadata, ...design } } }, { preview: true, ownFamilies }),
  );
}
