import { type DoubtedItem, type Doubts, doubtItem, hasDates, mainFields, namesOf } from "@/domain/imports/pdf/doubts/item";

/** Sections whose entries have more than a name. */
const RICH = new Set(["experience", "education", "projects", "awards", "publications", "certifications", "volunteer"]);
const MAX_WORDS = 5;

/**
 * An entry of a few words and nothing else, among others that have dates or a text, is rather the heading of a section that was not seen.
 * What comes after it is of that section.
 */
export function doubtBare(items: readonly DoubtedItem[], doubts: Doubts): void {
  const [first] = items;
  // Several names without more are a list.
  if (!first || !RICH.has(first.kind) || (items.length > 1 && items.every(isBare))) return;
  items.forEach((item, index) => {
    if (!isBare(item)) return;
    doubtItem(doubts, "other-entry", item, [...namesOf(item), "dates"]);
    for (const next of items.slice(index + 1)) doubtItem(doubts, "odd-section", next, mainFields(next));
  });
}

function isBare(item: DoubtedItem): boolean {
  const names = namesOf(item).map((field) => item.texts[field] ?? "");
  const isAlone = names.length === 1 && (names[0] ?? "").split(/\s+/).length <= MAX_WORDS;
  return isAlone && !hasDates(item) && (item.texts.description ?? "") === "" && item.roles.length === 0;
}

const isCapitals = (text: string) => /\p{Lu}{4}/u.test(text) && text === text.toUpperCase();
const isSmall = (text: string) => /\p{Ll}/u.test(text);

/** Names in capitals in fewer entries of a section than not are of another one. */
export function doubtCapitals(items: readonly DoubtedItem[], doubts: Doubts): void {
  for (const field of new Set(items.flatMap(namesOf))) {
    const inCapitals = items.filter(({ texts }) => isCapitals(texts[field] ?? ""));
    if (inCapitals.length === 0) continue;
    const others = items.filter(({ texts }) => isSmall(texts[field] ?? ""));
    if (others.length >= inCapitals.length)
      for (const item of inCapitals) doubtItem(doubts, "unlike-others", item, mainFields(item));
  }
}
