import type { LetterState } from "@/contracts/model/letter";
import { defaultGreeting, defaultSignOff } from "@/domain/letters/defaults";
import { escapeHtml } from "@/domain/rich-text/escape";

/** Words in place of a language's own; `{name}` in the greeting is replaced by the recipient. */
export type LetterWords = {
  greeting?: string | undefined;
  teamGreeting?: string | undefined;
  hiringTeam?: string | undefined;
  signOff?: string | undefined;
};

/**
 * A letter that prints these words where it would print those of its language: only in structured letters, and only where its greeting,
 * sign-off or recipient is not written.
 */
export function withWords(letter: LetterState, words: LetterWords): LetterState {
  if (letter.layout !== "structured") return letter;
  const { recipientName, style } = letter;
  const { locale } = style.metadata.page;
  const { greeting, teamGreeting, hiringTeam, signOff } = words;
  const isAddressed = [greeting, teamGreeting, hiringTeam].some((text) => text !== undefined);
  return {
    ...letter,
    recipientName: recipientName.trim() === "" ? (hiringTeam ?? recipientName) : recipientName,
    greeting: letter.greeting ?? (isAddressed ? paragraph([defaultGreeting(recipientName, locale, words)]) : null),
    signOff: letter.signOff ?? (signOff === undefined ? null : paragraph(defaultSignOff(style.basics.name, locale, signOff))),
  };
}

const paragraph = (lines: readonly string[]) => `<p>${lines.map(escapeHtml).join("<br>")}</p>`;
