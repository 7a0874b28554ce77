import type { LetterState } from "@/contracts/model/letter";
import { languageOf, safeLocale } from "@/domain/dates/locale";
import { type AddressPart, recipientAddressLines } from "@/domain/letters/address";
import { defaultGreeting, defaultSignOff } from "@/domain/letters/defaults";
import { formOf, isJapanese, languageAndRegion } from "@/domain/letters/form";
import { enclosuresHeading } from "@/domain/letters/part-words";
import { addressLines } from "@/domain/letters/phrases";
import { escapeHtml } from "@/domain/rich-text/escape";

/** The parts of a letter from top to bottom. Empty strings print nothing. */
export interface PrintedLetter {
  /** Recipient block, rich text. */
  recipient: string;
  /** The date in words, plain text. */
  date: string;
  /** The subject's own line with the word that its form has before it, plain text. */
  subject: string;
  /** Rich text. */
  greeting: string;
  /** Rich text. */
  content: string;
  /** Rich text. */
  signOff: string;
  /** What is enclosed, plain text; the heading is empty where nothing is. */
  enclosures: { heading: string; items: string[] };
}

type LetterToPrint = Pick<
  LetterState,
  | "layout"
  | "recipient"
  | "content"
  | "greeting"
  | "signOff"
  | "recipientName"
  | "recipientCompany"
  | "letterDate"
  | "style"
  | "details"
>;

/**
 * The parts of a letter as they print. Structured letters build recipient, date, greeting and sign-off from their fields;
 * freeform letters print recipient and content as given, and greeting and sign-off only if they have text.
 */
export function printedLetter(letter: LetterToPrint): PrintedLetter {
  const { locale } = letter.style.metadata.page;
  const items = (letter.details?.enclosures ?? []).map((item) => item.trim()).filter((item) => item !== "");
  const own = {
    subject: subjectLine(letter),
    enclosures: { heading: items.length > 0 ? enclosuresHeading(items.length, locale) : "", items },
  };
  if (letter.layout === "freeform") {
    return {
      recipient: letter.recipient,
      date: "",
      greeting: letter.greeting ?? "",
      content: letter.content,
      signOff: letter.signOff ?? "",
      ...own,
    };
  }
  const japanese = isJapanese(letter);
  return {
    recipient: paragraph(recipientLines(letter).map(({ text }) => text)),
    date: letter.letterDate ? letterDateText(letter.letterDate, locale) : "",
    greeting: letter.greeting ?? paragraph([japanese ? "拝啓" : defaultGreeting(letter.recipientName, locale)]),
    content: letter.content,
    signOff: letter.signOff ?? paragraph(japanese ? ["敬具"] : defaultSignOff(letter.style.basics.name, locale)),
    ...own,
  };
}

/** The word that French letters write before the subject. */
function subjectLine(letter: LetterToPrint): string {
  const subject = (letter.details?.subject ?? "").trim();
  const { language } = languageAndRegion(letter.style.metadata.page.locale);
  const isNamed = letter.layout === "structured" && formOf(letter) === "french" && language === "fr";
  return subject === "" || !isNamed || /^objet\b/i.test(subject) ? subject : `Objet\u00a0: ${subject}`;
}

type RecipientLine = { field: "name" | "company" | AddressPart; text: string };

/**
 * The recipient of a structured letter: the person, or the team if no one is named, the company and the address. Languages that
 * write from the large to the small have the address first.
 */
export function recipientLines(letter: LetterToPrint): RecipientLine[] {
  const { recipientName, recipientCompany, style } = letter;
  const people: RecipientLine[] = addressLines(recipientName.trim(), recipientCompany.trim(), style.metadata.page.locale);
  const address: RecipientLine[] = recipientAddressLines(letter).map(({ part, text }) => ({ field: part, text }));
  const isAddressFirst = people[0]?.field === "company";
  return (isAddressFirst ? [...address, ...people] : [...people, ...address]).filter(({ text }) => text !== "");
}

/** A calendar day in words: “March 1, 2026”, “1. März 2026”. */
function letterDateText(day: string, locale: string): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  // Letters use a longer form than the language's standard data.
  if (languageOf(locale) === "vi") return `ngày ${date} tháng ${month} năm ${year}`;
  const tag = new Intl.Locale(safeLocale(locale), { calendar: "gregory", numberingSystem: "latn" });
  return new Intl.DateTimeFormat(tag, { dateStyle: "long", timeZone: "UTC" }).format(Date.UTC(year, month - 1, date));
}

const paragraph = (lines: readonly string[]) => `<p>${lines.map(escapeHtml).join("<br>")}</p>`;
