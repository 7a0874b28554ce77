import { HeadingLevel, Paragraph, TextRun } from "docx";
import type { LetterState } from "@/contracts/model/letter";
import { printedLetter } from "@/domain/letters/printed";
import { contacts } from "@/typeset/content/header";
import { printedLocale } from "@/typeset/content/locale";
import { lineText } from "@/typeset/content/plain-text";
import { printedRichText } from "@/typeset/content/rich-text";
import { listNumbers, wordFile } from "./document";
import { type Around, paragraphs } from "./rich-text";

/** A letter as a Word file: sender, date, recipient, greeting, text and sign-off. The style must be resolved. */
export function letterToWord(letter: LetterState): Promise<Uint8Array> {
  const { recipient, date, greeting, content, signOff } = printedLetter(letter);
  const { basics, metadata } = letter.style;
  const bidirectional = printedLocale(metadata.page.locale).dir === "rtl";
  const around: Around = { bidirectional, depth: -1, numbering: null };
  const lists = listNumbers();
  const line = (text: string, more: object = {}) =>
    new Paragraph({ bidirectional, children: [new TextRun({ text, rightToLeft: bidirectional })], ...more });
  const apart = { spacing: { before: 240, after: 240 } };
  const rich = (html: string) => paragraphs(printedRichText(html), around, lists.numbered);
  const name = lineText(basics.name);
  const people = contacts(basics).map(({ text }) => text);
  const blocks = [
    name === "" ? [] : [line(name, { heading: HeadingLevel.HEADING_1 })],
    people.length === 0 ? [] : [line(people.join(" · "))],
    date === "" ? [] : [line(date, apart)],
    rich(recipient),
    [line("")],
    rich(greeting),
    rich(content),
    rich(signOff),
  ];
  return wordFile(metadata, { title: letter.name, author: name, content: blocks.flat(), lists });
}
