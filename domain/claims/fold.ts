/**
 * A text for comparing: lower case, without accents, as long as the original, so that places in one are places in the other.
 * Letters whose plain form has another length stay as they are.
 */
export const fold = (text: string): string =>
  [...text]
    .map((letter) => {
      const plain = letter.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
      return plain.length === letter.length ? plain : letter;
    })
    .join("");
