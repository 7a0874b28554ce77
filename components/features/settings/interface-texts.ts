import type { AbstractIntlMessages } from "next-intl";
import { LIMITS } from "@/contracts/limits";

/** A text of the interface and its place, such as `auth.signIn.title`. */
export type InterfaceText = { key: string; text: string };

/** All texts of a language that can be reported. */
export function allTexts(messages: AbstractIntlMessages, path = ""): InterfaceText[] {
  return Object.entries(messages).flatMap(([name, value]) => {
    const key = path === "" ? name : `${path}.${name}`;
    if (typeof value !== "string") return allTexts(value, key);
    return value !== "" && value.length <= LIMITS.textReport.text ? [{ key, text: value }] : [];
  });
}

const MAX_SHOWN = 30;

/** Texts that contain all words, the shortest first; none without words. */
export function textsWith(texts: readonly InterfaceText[], words: readonly string[]): InterfaceText[] {
  if (words.length === 0) return [];
  return texts
    .filter(({ text }) => words.every((word) => text.toLowerCase().includes(word)))
    .toSorted((one, other) => one.text.length - other.text.length)
    .slice(0, MAX_SHOWN);
}

/** The placeholders of a text that a suggestion lacks, such as `{name}`; a plural is named by what it counts. */
export function droppedPlaceholders(text: string, suggestion: string): string[] {
  const present = new Set(placeholdersOf(suggestion));
  return [...new Set(placeholdersOf(text))].filter((name) => !present.has(name));
}

/** In a text a brace opens a placeholder, within a placeholder one of its texts. */
function placeholdersOf(text: string): string[] {
  const names: string[] = [];
  let depth = 0;
  for (const [brace, name] of text.matchAll(/\{\s*(\w*)|\}/g)) {
    if (brace !== "}" && depth % 2 === 0 && name) names.push(`{${name}}`);
    depth += brace === "}" ? -1 : 1;
  }
  return names;
}
