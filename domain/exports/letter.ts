import type { LetterState } from "@/contracts/model/letter";
import { senderAddressLines, withSenderAddress } from "@/domain/letters/address";
import { printedLetter } from "@/domain/letters/printed";
import { escapeMarkdown, richTextToMarkdown } from "@/domain/rich-text/markdown";
import { richTextToPlain, richTextToPlainBlocks } from "@/domain/rich-text/plain";

/** A letter as Markdown: the sender's name and the printed text, without styles. The style must be resolved. */
export function letterToMarkdown(state: LetterState): string {
  const letter = withSenderAddress(state);
  const { recipient, date, subject, greeting, content, signOff, enclosures } = printedLetter(letter);
  const { basics } = letter.style;
  const contact = [basics.email, basics.phone, basics.location]
    .map((part) => escapeMarkdown(part.trim()))
    .filter((part) => part !== "");
  const blocks = [
    basics.name.trim() === "" ? "" : `# ${escapeMarkdown(basics.name.trim())}`,
    contact.join(" · "),
    richTextToMarkdown(recipient),
    escapeMarkdown(date),
    subject === "" ? "" : `**${escapeMarkdown(subject)}**`,
    ...[greeting, content, signOff].map(richTextToMarkdown),
    enclosures.heading === "" ? "" : `**${escapeMarkdown(enclosures.heading)}**`,
    enclosures.items.map((item) => `- ${escapeMarkdown(item)}`).join("\n"),
  ];
  return `${blocks.filter((block) => block !== "").join("\n\n")}\n`;
}

/** A letter as plain text: address of the sender, recipient, date, subject, greeting, content, sign-off and enclosures. */
export function letterToPlainText(letter: LetterState): string {
  const { recipient, date, subject, greeting, content, signOff, enclosures } = printedLetter(letter);
  const blocks = [
    senderAddressLines(letter)
      .map(({ text }) => text)
      .join("\n"),
    richTextToPlain(recipient),
    date,
    subject,
    ...[greeting, content, signOff].flatMap(richTextToPlainBlocks),
    enclosures.heading === "" ? "" : [enclosures.heading, ...enclosures.items].join("\n"),
  ];
  return `${blocks.filter((block) => block !== "").join("\n\n")}\n`;
}
