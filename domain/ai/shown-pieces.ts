import { plainAnswer, visibleCharacters } from "./plain-answer";

/** The end of a text that may be the beginning of an address, an element or a picture. */
const UNDECIDED =
  /(?:<[^>]*|!?\[[^\]]*(?:\](?:\([^)]*)?)?|!|\b(?:h|ht|htt|https?|https?:[^\s<>"]*|w|ww|www[^\s<>"]*|data:[^\s<>"]*|[a-z]+:\/\/[^\s<>"]*))$/i;
/** What is undecided for longer is no mark. */
const MAX_HELD = 2000;
const ADDRESS = /\b(?:[a-z][a-z0-9+.-]*:\/\/|www\.|data:)[^\s<>"]+/gi;

/**
 * Passes the pieces of an answer on as they come, but for addresses, pictures and elements: those are withheld, since what is shown while
 * it is written has not been checked yet. `rest` is what remains at the end.
 */
export function shownPieces(): { next: (piece: string) => string; rest: () => string } {
  let held = "";
  const shown = (text: string) => {
    const plain = visibleCharacters(text)
      .replace(/<\/?[a-z!][^>]*>/gi, "")
      .replace(ADDRESS, "");
    // Marks are rare, and white space at the ends of pieces must stay.
    return /[<[*_#]/.test(plain) ? withSpace(plain) : plain;
  };
  return {
    next: (piece) => {
      held += piece;
      const undecided = UNDECIDED.exec(held)?.[0] ?? "";
      if (undecided.length > MAX_HELD) {
        held = "";
        return "";
      }
      const ready = held.slice(0, held.length - undecided.length);
      held = undecided;
      return shown(ready);
    },
    rest: () => {
      const last = shown(held);
      held = "";
      return last;
    },
  };
}

const withSpace = (text: string) =>
  `${/^\s*/.exec(text)?.[0] ?? ""}${plainAnswer(text)}${text.trim() === "" ? "" : (/\s*$/.exec(text)?.[0] ?? "")}`;
