import type { LetterState } from "@/contracts/model/letter";
import { languageOf, safeLocale } from "@/domain/dates/locale";
import { defaultGreeting, defaultSignOff } from "@/domain/letters/defaults";
import { addressLines } from "@/domain/letters/phrases";
import { escapeHtml } from "@/domain/rich-text/escape";

/** The parts of a letter from top to bottom. Empty strings print nothing. */
export interface PrintedLetter {
  /** Recipient block, rich text. */
  recipient: string;
  /** The date in words, plain text. */
  date: string;
  /** Rich text. */
  greeting: string;
  /** Rich text. */
  content: string;
  /** Rich text. */
  signOff: string;
}

type LetterToPrint = Pick<
  LetterState,
  "layout" | "recipient" | "content" | "greeting" | "signOff" | "recipientName" | "recipientCompany" | "letterDate" | "style"
>;

/**
 * The parts of a letter as they print. Structured letters build recipient, date, greeting and sign-off from their fields;
 * freeform letters print recipient and content as given, and greeting and sign-off only if they have text.
 */
export function printedLetter(letter: LetterToPrint): PrintedLetter {
  const { locale } = letter.style.metadata.page;
  if (letter.layout === "freeform") {
    return {
      recipient: letter.recipient,
      date: "",
      greeting: letter.greeting ?? "",
      content: letter.content,
      signOff: letter.signOff ?? "",
    };
  }
  return {
    recipient: paragraph(recipientLines(letter).map(({ text }) => text)),
    date: letter.letterDate ? letterDateText(letter.letterDate, locale) : "",
    greeting: letter.greeting ?? paragraph([defaultGreeting(letter.recipientName, locale)]),
    content: letter.content,
    signOff: letter.signOff ?? paragraph(defaultSignOff(letter.style.basics.name, locale)),
  };
}

/**
 * The recipient of a structured letter: the person, or the team if no one is named, and the company, in the order of the
 * language.
 */
export const recipientLines = ({ recipientName, recipientCompany, style }: LetterToPrint) =>
  addressLines(recipientName.trim(), recipientCompany.trim(), style.metadata.page.locale).filter(({ text }) => text !== "");

/** A calendar day in words: “March 1, 2026”, “1. März 2026”. */
function letterDateText(day: string, locale: string): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  // Letters use a longer form than the language's standard data.
  if (languageOf(locale) === "vi") return `ngày ${date} tháng ${month} năm ${year}`;
  const tag = new Intl.Locale(safeLocale(locale), { calendar: "gregory", numberingSystem: "latn" });
  return new Intl.DateTimeFormat(tag, { dateStyle: "long", timeZone: "UTC" }).format(Date.UTC(year, month - 1, date));
}

const paragraph = (lines: readonly string[]) => `<p>${lines.map(escapeHtml).join("<br>")}</p>`;
