import type { LetterState } from "@/contracts/model/letter";
import { printedLetter, recipientLines } from "@/domain/letters/printed";
import type { Part } from "@/typeset/content/entries";
import { lineText } from "@/typeset/content/plain-text";
import { type PrintedBlock, type PrintedInline, printedRichText } from "@/typeset/content/rich-text";
import type { LetterGeometry } from "@/typeset/letters/letter-geometry";

/** A letter in the form of the sources. Each part names its field. */
export interface LetterParts {
  /** Sender in one line, as it shows in a window above the recipient. */
  returnLine: string;
  /** The recipient of a structured letter, line by line. */
  recipient: Part[];
  /** The recipient block of a freeform letter. */
  recipientBlock: PrintedBlock[];
  date: Part | null;
  subject: PrintedBlock[];
  greeting: PrintedBlock[];
  content: PrintedBlock[];
  /** The sign-off before and after the space for the signature. */
  closing: PrintedBlock[];
  signed: PrintedBlock[];
}

const inlineText = (nodes: readonly PrintedInline[]): string =>
  nodes.map((node) => (typeof node === "string" ? node : "c" in node ? inlineText(node.c) : " ")).join("");

type Paragraph = Extract<PrintedBlock, { t: "p" | "pre" }>;
const isParagraph = (block: PrintedBlock): block is Paragraph => block.t === "p";

/** The lines of paragraphs, each a paragraph of its own. */
const linesOf = (paragraph: Paragraph): Paragraph[] =>
  paragraph.c.reduce<Paragraph[]>(
    (lines, node) => {
      if (typeof node !== "string" && node.t === "br") lines.push({ ...paragraph, c: [] });
      else lines.at(-1)?.c.push(node);
      return lines;
    },
    [{ ...paragraph, c: [] }],
  );

/**
 * A sign-off in two: the phrase, and the name with what follows it. The name is the line that says the sender's name; without such a
 * line it is what follows the first one.
 */
export function partedSignOff(signOff: PrintedBlock[], sender: string): { closing: PrintedBlock[]; signed: PrintedBlock[] } {
  if (!signOff.every(isParagraph)) return { closing: signOff.slice(0, 1), signed: signOff.slice(1) };
  const lines = signOff.flatMap(linesOf).filter(({ c }) => inlineText(c).trim() !== "");
  const named = lines.findIndex(({ c }) => sender !== "" && inlineText(c).trim() === sender);
  const from = named > 0 ? named : 1;
  return { closing: lines.slice(0, from), signed: lines.slice(from) };
}

/** A first paragraph that is bold from end to end and not all of the text. */
function partedSubject(content: PrintedBlock[]): { subject: PrintedBlock[]; content: PrintedBlock[] } {
  const [first, ...rest] = content;
  const [only, ...more] = first && isParagraph(first) ? first.c : [];
  const isSubject = typeof only === "object" && only.t === "strong" && more.length === 0 && rest.length > 0;
  return isSubject && first ? { subject: [first], content: rest } : { subject: [], content };
}

/** Languages that write the place of the sender before the date, and what stands between the two. */
const PLACE_AND_DATE: Record<string, string> = { fr: ", le ", es: ", ", it: ", ", pt: ", ", ca: ", ", pl: ", " };

/** The date with the sender's town before it, where letters of the language say both: “Lyon, le 1er mars 2026”. */
function dateLine(date: string, location: string, { name }: LetterGeometry, locale: string): string {
  const language = locale.split(/[-_]/)[0]?.toLowerCase() ?? "";
  const between = PLACE_AND_DATE[language];
  if (date === "" || between === undefined || (name !== "french" && name !== "international")) return date;
  const town = location.split(",")[0]?.trim() ?? "";
  const day = language === "fr" ? date.replace(/^1 /, "1er ") : date;
  // A location with numbers is an address.
  if (town === "" || /\d/.test(town)) return language === "fr" ? `Le ${day}` : day;
  return `${town}${between}${day}`;
}

/** The parts of a letter, where each of them has a place of its own. */
export function letterParts(letter: LetterState, geometry: LetterGeometry): LetterParts {
  const printed = printedLetter(letter);
  const { basics, metadata } = letter.style;
  const freeform = letter.layout === "freeform";
  const recipient = freeform ? [] : recipientLines(letter);
  const date = dateLine(printed.date, lineText(basics.location), geometry, metadata.page.locale);
  const written = printedRichText(printed.content);
  const sender = lineText(basics.name);
  return {
    returnLine: [sender, lineText(basics.location)].filter((each) => each !== "").join(" · "),
    recipient: recipient
      .map(({ field, text }) => ({ pointer: field === "name" ? "/recipientName" : "/recipientCompany", text: lineText(text) }))
      .filter(({ text }) => text !== ""),
    recipientBlock: freeform ? printedRichText(printed.recipient) : [],
    date: date === "" ? null : { pointer: "/letterDate", text: date },
    greeting: printedRichText(printed.greeting),
    ...(geometry.subjectAboveGreeting ? partedSubject(written) : { subject: [], content: written }),
    ...(freeform
      ? { closing: printedRichText(printed.signOff), signed: [] }
      : partedSignOff(printedRichText(printed.signOff), sender)),
  };
}
