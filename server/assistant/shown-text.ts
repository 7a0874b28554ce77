import { foreignLinks, plainAnswer } from "@/domain/ai/plain-answer";

/** A title or a reason of the model: one line without any address. */
export const plainLine = (text: string, max: number): string =>
  withoutForeignLinks(plainAnswer(text), []).replace(/\s+/g, " ").slice(0, max).trim();

/** A text without addresses that the person has not written themselves. */
export function withoutForeignLinks(text: string, said: readonly { text: string }[]): string {
  const own = said.map((one) => one.text);
  return foreignLinks(text, own)
    .reduce((rest, link) => rest.replaceAll(link, ""), text)
    .trim();
}
