import { PLAIN_LETTERS } from "@/domain/applications/same-name";

/** A text as searching compares it, in every script: without case, accents and width, its words apart by one space. */
export const searchText = (text: string): string =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .normalize("NFKD")
    .replace(/(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]\p{M}*)\p{M}/gu, "")
    .replace(/[\u0591-\u05c7\u064b-\u065f\u0640]/g, "")
    .replace(/[ßæœøłđðþı]/g, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .replaceAll("ς", "σ")
    .replace(/\s+/g, " ")
    .trim();

/** The words that a search looks for; a text is found when it holds each of them. */
export const searchWords = (query: string): string[] => [...new Set(searchText(query).split(" ").filter(Boolean))];
