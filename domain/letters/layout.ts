import type { LetterLayout, LetterState } from "@/contracts/model/letter";
import { printedLetter } from "@/domain/letters/printed";

type LetterTexts = Pick<
  LetterState,
  "layout" | "recipient" | "content" | "greeting" | "signOff" | "recipientName" | "recipientCompany" | "letterDate" | "style"
>;

/** What a change of layout writes. */
type LayoutChange = Pick<LetterState, "layout" | "recipient" | "greeting" | "signOff">;

/**
 * The letter in another layout, saying the same. Nothing that was written is lost: what a layout does not print stays with the letter.
 *
 * Freeform letters print only what is written, so the default texts become texts of their own, and an empty recipient block takes
 * what the structured fields print. On the way back, texts that still are the defaults follow the language again.
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
