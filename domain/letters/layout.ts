import type { LetterState } from "@/contracts/model/letter";
import type { LetterLayout } from "@/contracts/model/letter-choices";
import { printedLetter } from "@/domain/letters/printed";

type LetterTexts = Pick<
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

/** What a change of layout writes. */
type LayoutChange = Pick<LetterState, "layout" | "recipient" | "greeting" | "signOff">;

/**
 * The letter in another layout with the same text. Nothing is lost: texts that a layout does not print stay in the letter.
 *
 * Freeform letters print only stored text, so default texts are stored, and an empty recipient block is filled from the
 * structured fields. On the way back, texts that still equal the defaults follow the language again.
 */
export function changeLetterLayout(letter: LetterTexts, layout: LetterLayout): LayoutChange {
  const { recipient, greeting, signOff } = letter;
  if (layout === letter.layout) return { layout, recipient, greeting, signOff };
  const defaults = printedLetter({ ...letter, layout: "structured", greeting: null, signOff: null });
  const block = blockOf(defaults);
  if (layout === "freeform") {
    return {
      layout,
      recipient: recipient === "" ? block : recipient,
      greeting: greeting ?? defaults.greeting,
      signOff: signOff ?? defaults.signOff,
    };
  }
  return {
    layout,
    recipient: recipient === block ? "" : recipient,
    greeting: greeting === defaults.greeting ? null : greeting,
    signOff: signOff === defaults.signOff ? null : signOff,
  };
}

/** Recipient and date, as a structured letter prints them above the greeting. */
function blockOf({ recipient, date }: { recipient: string; date: string }): string {
  return date === "" ? recipient : `${recipient}<p>${date}</p>`;
}
