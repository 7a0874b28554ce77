import type { LetterState } from "@/contracts/model/letter";
import { withSenderAddress } from "@/domain/letters/address";
import type { OfficePicture } from "@/server/documents/exports/office/model";
import { textOf } from "@/server/documents/exports/office/resume";
import { officeStyleOf } from "@/server/documents/exports/office/styles";
import { lineText } from "@/typeset/content/plain-text";
import { letterGeometry } from "@/typeset/letters/letter-geometry";
import { letterParts } from "@/typeset/letters/letter-parts";
import { escaped, richHtml, tag } from "./markup";
import { headHtml, htmlPage } from "./page";

/** A letter as one HTML file: sender, date, recipient, text and sign-off. The style must be resolved. */
export function letterToHtml(input: LetterState, picture: OfficePicture | null): string {
  const letter = withSenderAddress(input);
  const { basics, metadata } = letter.style;
  const { geometry, margins } = letterGeometry(metadata.page, letter.layout === "freeform", letter.details?.form);
  const parts = letterParts(letter, geometry);
  const officeStyle = officeStyleOf(metadata, textOf([basics, parts]), margins);
  const recipient = parts.recipient.map(({ text }) => escaped(text)).join("<br>");
  const date = tag("p", escaped(parts.date?.text ?? ""), geometry.dateSide === "end" ? ' class="end"' : "");
  const address = tag("address", recipient + richHtml(parts.recipientBlock));
  const addressed = geometry.window ? [address, date] : [date, address];
  const isBelow = parts.subjectPointer === "/details/subject" && geometry.subject === "belowGreeting";
  const opening = isBelow ? [parts.greeting, parts.subject] : [parts.subject, parts.greeting];
  const [heading, ...items] = parts.enclosures.map(({ text }) => escaped(text));
  const enclosures = heading
    ? `${tag("p", tag("strong", heading))}\n${tag("ul", items.map((item) => tag("li", item)).join(""))}`
    : "";
  const written = [...opening, parts.content, parts.closing, parts.signed].map(richHtml);
  const blocks = [...addressed, ...written, enclosures];
  const body = `${headHtml(basics, picture)}\n<main>\n${blocks.filter((block) => block !== "").join("\n")}\n</main>`;
  const name = lineText(basics.name);
  return htmlPage(lineText(letter.name) || name || "Letter", name, officeStyle, body);
}
