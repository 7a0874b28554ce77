import { foreignLinks } from "@/domain/ai/plain-answer";

/** A text without addresses that the person has not written themselves. */
export function withoutForeignLinks(text: string, said: readonly { text: string }[]): string {
  const own = said.map((one) => one.text);
  return foreignLinks(text, own)
    .reduce((rest, link) => rest.replaceAll(link, ""), text)
    .trim();
}
