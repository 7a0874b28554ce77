import type { ResumeData } from "@/contracts/model/resume/data";

/** So much of the words of two entries must be the same for them to be one entry with changes. */
const LEAST_ALIKE = 0.4;

type Entry = { id: string };

/**
 * An edited copy whose entries have the ids of the same entries in `copy`. Ids of copies are places, so they name other entries once the
 * owner has moved some, or the editor of the copy has. An entry that is like none keeps no id of one.
 */
export function alignItems(copy: ResumeData, edited: ResumeData): ResumeData {
  const sections = Object.fromEntries(
    Object.entries(edited.sections).map(([key, section]) => {
      const { items } = copy.sections[key as keyof ResumeData["sections"]];
      return [key, { ...section, items: aligned(items, section.items as Entry[]) }];
    }),
  ) as ResumeData["sections"];
  const customSections = aligned(copy.customSections, edited.customSections).map((section) => {
    const same = copy.customSections.find(({ id }) => id === section.id);
    return same ? { ...section, items: aligned(same.items as Entry[], section.items as Entry[]) } : section;
  }) as ResumeData["customSections"];
  return { ...edited, sections, customSections };
}

function aligned<Item extends Entry>(originals: readonly Entry[], items: readonly Item[]): Item[] {
  const words = new Map<Entry, Set<string>>([...originals, ...items].map((item) => [item, wordsOf(item)]));
  const pairs = items
    .flatMap((item) => originals.map((original) => ({ item, original, share: alike(words.get(item), words.get(original)) })))
    .filter(({ share }) => share >= LEAST_ALIKE)
    // Of equally similar ones the place decides.
    .sort((one, other) => other.share - one.share || Number(sameId(other)) - Number(sameId(one)));
  const found = new Map<Item, string>();
  const taken = new Set<string>();
  for (const { item, original } of pairs) {
    if (found.has(item) || taken.has(original.id)) continue;
    found.set(item, original.id);
    taken.add(original.id);
  }
  const isMoved = [...found].some(([item, id]) => item.id !== id);
  // Where nothing was moved, an entry whose words are all new is still in its place.
  const placeOf = (item: Item) => (isMoved || taken.has(item.id) ? null : item.id);
  return items.map((item, at) => ({ ...item, id: found.get(item) ?? placeOf(item) ?? `unmatched-${at}` }));
}

const sameId = ({ item, original }: { item: Entry; original: Entry }): boolean => item.id === original.id;

const wordsOf = ({ id: _id, ...rest }: Entry): Set<string> =>
  new Set(textsIn(rest).flatMap((text) => text.match(/[\p{L}\p{N}]+/gu) ?? []));

const textsIn = (value: unknown): string[] =>
  typeof value === "string" ? [value] : typeof value === "object" && value ? Object.values(value).flatMap(textsIn) : [];

function alike(one: Set<string> = new Set(), other: Set<string> = new Set()): number {
  const shared = [...one].filter((word) => other.has(word)).length;
  return shared / Math.max(one.size, other.size, 1);
}
