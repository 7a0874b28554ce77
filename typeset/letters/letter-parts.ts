import type { LetterState } from "@/contracts/model/letter";
import { type AddressPart, senderAddressLines, senderTown } from "@/domain/letters/address";
import { printedLetter, recipientLines } from "@/domain/letters/printed";
import type { Part } from "@/typeset/content/entry";
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
  /** The sender, line by line below the name, where the form prints no head. */
  sender: Part[];
  subject: PrintedBlock[];
  subjectPointer: "/content" | "/details/subject";
  greeting: PrintedBlock[];
  content: PrintedBlock[];
  /** The sign-off before and after the space for the signature. */
  closing: PrintedBlock[];
  signed: PrintedBlock[];
  /** A heading and what is enclosed; empty where nothing is. */
  enclosures: Part[];
}

const inlineText = (nodes: readonly PrintedInline[]): string =>
  nodes.map((node) => (typeof node === "string" ? node : "c" in node ? inlineText(node.c) : " ")).join("");

type Paragraph = Extract<PrintedBlock, { t: "p" | "pre" }>;
const isParagraph = (block: PrintedBlock): block is Paragraph => block.t === "p";

/** The lines of paragraphs, each a separate paragraph. */
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
 * A sign-off in two: the phrase, and the name with what follows it. The name is the line with the sender's name; without such a
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

/** Languages that write the place of the sender before the date, and the separator between the two. */
const PLACE_AND_DATE: Record<string, string> = { fr: ", le ", es: ", ", it: ", ", pt: ", ", ca: ", ", pl: ", " };

/** The date with the sender's town before it, where letters of the language say both: “Lyon, le 1er mars 2026”. */
function dateLine(date: string, place: string, { name }: LetterGeometry, locale: string): string {
  const language = locale.split(/[-_]/)[0]?.toLowerCase() ?? "";
  const between = PLACE_AND_DATE[language] ?? (name === "swiss" ? ", " : undefined);
  if (date === "" || between === undefined || !["french", "international", "swiss"].includes(name)) return date;
  const town = place.split(",")[0]?.trim() ?? "";
  const day = language === "fr" ? date.replace(/^1 /, "1er ") : date;
  // A location with numbers is an address.
  if (town === "" || /\d/.test(town)) return language === "fr" ? `Le ${day}` : day;
  return `${town}${between}${day}`;
}

const RECIPIENT_POINTERS: Record<"name" | "company" | AddressPart, string> = {
  name: "/recipientName",
  company: "/recipientCompany",
  street: "/details/recipientAddress/street",
  postcode: "/details/recipientAddress/postcode",
  city: "/details/recipientAddress/city",
  country: "/details/recipientAddress/country",
};

/** The sender where a form prints no head: address, telephone, email. */
function senderLines(letter: LetterState): Part[] {
  const { phone, email, location } = letter.style.basics;
  const address = senderAddressLines(letter).map(({ part, text }) => ({ pointer: `/details/senderAddress/${part}`, text }));
  const lines = [
    ...(address.length > 0 ? address : [{ pointer: "/basics/location", text: location }]),
    { pointer: "/basics/phone", text: phone },
    { pointer: "/basics/email", text: email },
  ];
  return lines.map(({ pointer, text }) => ({ pointer, text: lineText(text) })).filter(({ text }) => text !== "");
}

const emphasised = (text: string): PrintedBlock[] => [{ t: "p", c: [{ t: "strong", c: [text] }] }];

/** The parts of a letter, where each of them has its own place. */
export function letterParts(letter: LetterState, geometry: LetterGeometry): LetterParts {
  const printed = printedLetter(letter);
  const { basics, metadata } = letter.style;
  const freeform = letter.layout === "freeform";
  const recipient = freeform ? [] : recipientLines(letter);
  const place = freeform ? null : senderTown(letter);
  const date = dateLine(printed.date, lineText(place ?? basics.location), geometry, metadata.page.locale);
  const written = printedRichText(printed.content);
  const subject = lineText(printed.subject);
  const { heading, items } = printed.enclosures;
  const sender = lineText(basics.name);
  return {
    returnLine: [sender, lineText(basics.location)].filter((each) => each !== "").join(" · "),
    recipient: recipient
      .map(({ field, text }) => ({ pointer: RECIPIENT_POINTERS[field], text: lineText(text) }))
      .filter(({ text }) => text !== ""),
    recipientBlock: freeform ? printedRichText(printed.recipient) : [],
    date: date === "" ? null : { pointer: "/letterDate", text: date },
    greeting: printedRichText(printed.greeting),
    sender: geometry.head !== "template" ? senderLines(letter) : [],
    subjectPointer: subject === "" ? "/content" : "/details/subject",
    ...(subject !== ""
      ? { subject: emphasised(subject), content: written }
      : geometry.subjectAboveGreeting
        ? partedSubject(written)
        : { subject: [], content: written }),
    enclosures: (heading === "" ? [] : [heading, ...items]).map((text) => ({
      pointer: "/details/enclosures",
      text: lineText(text),
    })),
    ...(freeform
      ? { closing: printedRichText(printed.signOff), signed: [] }
      : partedSignOff(printedRichText(printed.signOff), sender)),
  };
}
