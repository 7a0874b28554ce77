import type { LetterState } from "@/contracts/model/letter";
import { prepareLetter } from "@/typeset/prepare-letter";
import { printedBytes } from "./printed-bytes";

/** The PDF of a letter, from memory when nothing in it has changed. */
export const letterPdfBytes = (letter: LetterState): Promise<Buffer> =>
  printedBytes("pdf", prepareLetter(letter, { title: letter.name }));
