import type { LetterState } from "@/contracts/model/letter";
import { printedLetter } from "@/domain/letters/printed";
import { escapeMarkdown, richTextToMarkdown } from "@/domain/rich-text/markdown";
import { richTextToPlain, richTextToPlainBlocks } from "@/domain/rich-text/plain";

/** A letter as Markdown: the sender's name and the printed text, without styles. The style must be resolved. */
export function letterToMarkdown(letter: LetterState): string {
  const { recipient, date, greeting, content, signOff } = printedLetter(letter);
  const { basics } = letter.style;
  const contact = [basics.email, basics.phone, basics.location]
    .map((part) => escapeMarkdown(part.trim()))
    .filter((part) => part !== "");
  const blocks = [
    basics.name.trim() === "" ? "" : `# ${escapeMarkdown(basics.name.trim())}`,
    contact.join(" · "),
    richTextToMarkdown(recipient),
    escapeMarkdown(date),
    ...[greeting, content, signOff].map(richTextToMarkdown),
  ];
  return `${blocks.filter((block) => block !== "").join("\n\n")}\n`;
}

/** A letter as plain text: recipient, date, greeting, content and sign-off. */
export function letterToPlainText(letter: LetterState): string {
  const { recipient, date, greeting, content, signOff } = printedLetter(letter);
  const blocks = [richTextToPlain(recipient), date, ...[greeting, content, signOff].flatMap(richTextToPlainBlocks)];
  return `${blocks.filter((block) => block !== "").join("\n\n")}\n`;
}
