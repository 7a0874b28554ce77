import { GERMAN_WORDS } from "@/components/features/editor/icons/german-words";

/** An icon and the words it is found by beside its name. */
export type FoundIcon = { name: string; words: readonly string[] };

/** Reads the list that the build writes: one icon a line, its name and then its words. */
export const readIcons = (text: string): FoundIcon[] =>
  text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => {
      const [name = "", ...words] = line.split(" ");
      return { name, words };
    });

/** The icons that fit what was typed, in English or German, best first; all of them when nothing was typed. */
export function searchIcons(icons: readonly FoundIcon[], typed: string): string[] {
  const terms = typed
    .toLowerCase()
    .trim()
    .split(/[\s-]+/)
    .filter(Boolean);
  if (terms.length === 0) return icons.map(({ name }) => name);
  return icons
    .map((icon, order) => ({ name: icon.name, order, score: Math.min(...terms.map((term) => scoreOf(icon, term))) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.name.length - b.name.length || a.order - b.order)
    .map(({ name }) => name);
}

/** How well one typed word fits an icon: 0 is not at all. */
function scoreOf({ name, words }: FoundIcon, term: string): number {
  const parts = name.split("-");
  if (name === term) return 6;
  const german = Math.max(0, ...GERMAN_WORDS.map(({ word, icons }) => (word === term ? closeness(icons.indexOf(name)) : 0)));
  if (german > 0) return 5 + german;
  if (parts[0] === term) return 5;
  if (parts.includes(term)) return 4;
  if (term.length > 2 && GERMAN_WORDS.some(({ word, icons }) => word.startsWith(term) && icons.includes(name))) return 4;
  if (parts.some((part) => part.startsWith(term))) return 3;
  return words.some((word) => word.startsWith(term)) ? 2 : 0;
}

/** 1 for the first icon of a German word, less for the next; 0 for none of them. */
const closeness = (index: number): number => (index === -1 ? 0 : 1 / (index + 1));
