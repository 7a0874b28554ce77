import { createHash } from "node:crypto";

/** Changes when what is made of the same texts does, because browsers keep files by their name. */
const FORMAT = "2";

/**
 * The name of the files with the texts of a language: `.js` for the interface, `.json` as they are written.
 *
 * @param {string} language
 * @param {object} texts
 */
export function textsName(language, texts) {
  const hash = createHash("sha256").update(FORMAT).update(JSON.stringify(texts)).digest("hex").slice(0, 16);
  return `${language}.${hash}`;
}
