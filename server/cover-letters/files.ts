import type { LetterState } from "@/contracts/model/letter";
import { exportLetterDocument } from "@/domain/letters/document";
import { printedLetter } from "@/domain/letters/printed";
import { richTextToMarkdown } from "@/domain/rich-text/markdown";
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
  if (format === "md") return new File([letterMarkdown(letter)], name, { type: "text/markdown" });
  return new File([new Uint8Array(await letterPdfBytes(letter))], name, { type: "application/pdf" });
}

/** The letter's printed parts as Markdown, in the order in which they print. */
function letterMarkdown(letter: LetterState): string {
  const { recipient, date, greeting, content, signOff } = printedLetter(letter);
  const parts = [
    richTextToMarkdown(recipient),
    date,
    richTextToMarkdown(greeting),
    richTextToMarkdown(content),
    richTextToMarkdown(signOff),
  ];
  return `${parts
    .map((part) => part.trim())
    .filter(Boolean)
    .join("\n\n")}\n`;
}
