import type { LetterState } from "@/contracts/model/letter";
import type { OfficePicture } from "@/server/rendering/exports/office/model";
import { textOf } from "@/server/rendering/exports/office/resume";
import { dressOf } from "@/server/rendering/exports/office/styles";
import { lineText } from "@/typeset/content/plain-text";
import { letterGeometry } from "@/typeset/letters/letter-geometry";
import { letterParts } from "@/typeset/letters/letter-parts";
import { escaped, richHtml, tag } from "./markup";
import { headHtml, htmlPage } from "./page";

/** A letter as one HTML file: sender, date, recipient, text and sign-off. The style must be resolved. */
export function letterToHtml(letter: LetterState, picture: OfficePicture | null): string {
  const { basics, metadata } = letter.style;
  const { geometry, margins } = letterGeometry(metadata.page, letter.layout === "freeform");
  const parts = letterParts(letter, geometry);
  const dress = dressOf(metadata, textOf([basics, parts]), margins);
  const recipient = parts.recipient.map(({ text }) => escaped(text)).join("<br>");
  const date = tag("p", escaped(parts.date?.text ?? ""), geometry.dateSide === "end" ? ' class="end"' : "");
  const address = tag("address", recipient + richHtml(parts.recipientBlock));
  const addressed = geometry.window ? [address, date] : [date, address];
  const blocks = [...addressed, ...[parts.subject, parts.greeting, parts.content, parts.closing, parts.signed].map(richHtml)];
  const body = `${headHtml(basics, picture)}\n<main>\n${blocks.filter((block) => block !== "").join("\n")}\n</main>`;
  const name = lineText(basics.name);
  return htmlPage(lineText(letter.name) || name || "Letter", name, dress, body);
}
