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
  if (!first || !RICH.has(first.kind) || items.every(isBare)) return;
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
