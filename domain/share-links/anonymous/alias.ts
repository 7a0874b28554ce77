/** Consonants, so that four of them are no word. */
const LETTERS = "BCDFGHJKLMNPQRSTVWXZ";
const LENGTH = 4;

/** Four letters made of random bytes. */
export const aliasLetters = (bytes: Uint8Array): string =>
  [...bytes.subarray(0, LENGTH)].map((byte) => LETTERS.charAt(byte % LETTERS.length)).join("");

/** What a person is called in an anonymous copy. */
export const candidateName = (letters: string): string => `Candidate ${letters}`;

/** The names that `candidateName` gives. */
export const CANDIDATE_NAME = new RegExp(`^Candidate ([${LETTERS}]{${LENGTH}})$`);
