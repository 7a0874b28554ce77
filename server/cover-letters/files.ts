import { letterToMarkdown } from "@/domain/exports/letter";
import { exportLetterDocument } from "@/domain/letters/document";
import { db } from "@/server/db/client";
import { fileName } from "@/server/paper/file-name";
import { letterPdfBytes } from "@/server/paper/letter-paper";
import { readLetterRow } from "./change";
import { stateOf } from "./rows";

/** The owner's letter as a file. */
export async function exportLetterFile(ownerId: string, id: string, format: "pdf" | "md" | "json"): Promise<File> {
  const letter = stateOf(await readLetterRow(db, ownerId, id));
  const name = fileName(letter.name, format);
  if (format === "json")
    return new File([JSON.stringify(exportLetterDocument(letter), null, 2)], name, { type: "application/json" });
  if (format === "md") return new File([letterToMarkdown(letter)], name, { type: "text/markdown" });
  return new File([new Uint8Array(await letterPdfBytes(letter))], name, { type: "application/pdf" });
}
