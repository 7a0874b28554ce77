import { foreignLinks, plainAnswer } from "@/domain/ai/plain-answer";

/** A title or a reason of the model: one line without any address. */
export const plainLine = (text: string, max: number): string =>
  withoutForeignLinks(plainAnswer(text), []).replace(/\s+/g, " ").slice(0, max).trim();

/** A text without addresses that the person has not written themselves. */
export function withoutForeignLinks(text: string, personTexts: readonly { text: string }[]): string {
  const own = personTexts.map((one) => one.text);
  const foreign = foreignLinks(text, own);
  const without = foreign.reduce((rest, link) => rest.replaceAll(link, ""), text);
  return (foreign.length === 0 ? text : without.replace(LEFTOVER, "").replace(/[ \t]{2,}/g, " ")).trim();
}

/** What remains of the Markdown of an address that was removed: “[portfolio]( ![x](” or empty brackets. */
const LEFTOVER = /!?\[[^\]\n]*\]\(\s*\)?|[ \t]?\(\s*\)/g;
