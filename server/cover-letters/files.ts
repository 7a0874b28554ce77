import type { Fit } from "@/contracts/model/fit";
import { letterToMarkdown } from "@/domain/exports/letter";
import { exportLetterDocument } from "@/domain/letters/document";
import { db } from "@/server/db/client";
import { ownFamiliesFor } from "@/server/fonts/service";
import { fileName } from "@/server/paper/file-name";
import { fitOnPaper } from "@/server/paper/fit";
import { letterPdfBytes } from "@/server/paper/letter-paper";
import type { FitWish } from "@/typeset/fit/fit";
import { prepareLetter } from "@/typeset/prepare-letter";
import { readLetterRow } from "./change";
import { stateOf } from "./rows";

/** The owner's letter as a file. */
export async function exportLetterFile(ownerId: string, id: string, format: "pdf" | "md" | "json"): Promise<File> {
  const letter = stateOf(await readLetterRow(db, ownerId, id));
  const name = fileName(letter.name, format);
  if (format === "json")
    return new File([JSON.stringify(exportLetterDocument(letter), null, 2)], name, { type: "application/json" });
  if (format === "md") return new File([letterToMarkdown(letter)], name, { type: "text/markdown" });
  return new File([new Uint8Array(await letterPdfBytes(letter, ownerId))], name, { type: "application/pdf" });
}

/** How the letter could come out on the wished pages; nothing is saved. */
export async function fitOwnLetter(ownerId: string, { id, ...wish }: { id: string } & FitWish): Promise<Fit> {
  const letter = stateOf(await readLetterRow(db, ownerId, id));
  const { style } = letter;
  const ownFamilies = await ownFamiliesFor(ownerId, style.metadata.typography);
  return fitOnPaper(style.metadata, wish, 1, (design) =>
    prepareLetter({ ...letter, style: { ...style, metadata: { ...style.metadata, ...design } } }, { preview: true, ownFamilies }),
  );
}
