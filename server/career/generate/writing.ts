import { type Checked, keepSupported, type Support, supportOf } from "@/domain/ai/supported-text";
import { cut } from "@/domain/postings/found";
import { type Material, sourcesOf } from "./material";
import type { Prepared } from "./prepared";

/** The language to write in, as a sentence for a model. An unknown locale counts as English. */
export function languageRule(locale: string): string {
  try {
    const name = new Intl.DisplayNames(["en"], { type: "language" }).of(new Intl.Locale(locale).toString());
    return `Write in ${name ?? "English"}.`;
  } catch {
    return "Write in English.";
  }
}

/** What generated texts about an application are compared with. */
export function supportFor(
  material: Material,
  now: Date,
  { ownTexts = [], heard = "" }: Pick<Prepared, "ownTexts" | "heard"> = {},
): Support {
  const { company, role } = material.application;
  const addressed = [company, role, ...material.application.contacts.map(({ name }) => name)].filter(Boolean);
  const sources = [...sourcesOf(material), ...ownTexts];
  return { sources, heard, addressed, thisYear: now.getUTCFullYear(), isMixed: true };
}

/** Keeps what is supported of generated texts, each cut at its bound, and reports what supports all that was kept. */
export function writerFor(support: Support) {
  const seen = new Set<string>();
  const keep = (text: string, max: number): string => {
    const supported = cut(keepSupported(text, support).text, max);
    if (supported !== "") seen.add(supported);
    return supported;
  };
  return {
    keep,
    checked: (): Checked => supportOf([...seen].join("\n"), support),
    keepAll: (texts: readonly string[], limit: number, max: number): string[] =>
      texts
        .map((text) => keep(text, max))
        .filter((text) => text !== "")
        .slice(0, limit),
  };
}

/** The ids that name something of the person's; what a model made up is dropped. */
export const knownIds = (ids: readonly string[], known: readonly { id: string }[], max: number): string[] =>
  [...new Set(ids)].filter((id) => known.some((one) => one.id === id)).slice(0, max);

/** One line for a title. */
export const titled = (text: string, fallback: string, max = 200): string =>
  cut(text.replace(/\s+/g, " ").trim() || fallback, max);
