const JOINED = /['’‘`´ʼ]/g;
const MARKS = /\p{M}/gu;
const SEPARATORS = /[^\p{L}\p{N}]+/gu;

/** A text in the form in which words are compared: no case, accents or punctuation, one blank between words. */
export const plain = (text: string): string =>
  text
    .replace(JOINED, "")
    .normalize("NFKD")
    .replace(MARKS, "")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll("ı", "i")
    .replaceAll("ł", "l")
    .replace(SEPARATORS, " ")
    .replace(/\be mail/g, "email")
    .trim();

/** The words of a technical name, such as `candidate[firstName]`. */
export const wordsOfName = (name: string): string =>
  plain(name.replace(/([a-z\d])([A-Z])/g, "$1 $2").replace(/([A-Z]+)([A-Z][a-z])/g, "$1 $2"));

/** Scripts that write no blanks between words. */
const UNSPACED = /[\u3040-\u30ff\u3400-\u9fff]/;
export const isUnspaced = (text: string): boolean => UNSPACED.test(text);

/** Whether a plain text contains a plain phrase as whole words. */
export const hasPhrase = (text: string, phrase: string): boolean =>
  phrase !== "" && (isUnspaced(phrase) ? text.includes(phrase) : ` ${text} `.includes(` ${phrase} `));

/** Whether a plain text has a word that begins with the phrase; short ones must be whole words. */
export const hasStem = (text: string, phrase: string): boolean =>
  phrase.length < 6 || isUnspaced(phrase) ? hasPhrase(text, phrase) : ` ${text}`.includes(` ${phrase}`);

export const isQuestion = (label: string): boolean => /[?？؟]\s*\*?\s*$/.test(label.trim()) || plain(label).split(" ").length > 8;
