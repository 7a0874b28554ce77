import type { StyleLook, StylePart, StyleRule, StyleSection, StyleSelector } from "@/domain/styles/language";

/** How the parts of something are dressed; parts without a look are as the template has them. */
export type Looks = Partial<Record<StylePart, StyleLook>>;

/** Where something stands in a document. */
export interface StylePlace {
  section?: StyleSection;
  sectionId?: string;
  itemId?: string;
}

/** More particular rules win over general ones: an item's over its section's, a section's over its kind's. Null: speaks of something else. */
function weight(selector: StyleSelector, part: StylePart, place: StylePlace): number | null {
  if (selector.section && selector.section !== place.section) return null;
  const kind = selector.section ? 1 : 0;
  if (selector.id === undefined) return (selector.part ?? "section") === part ? kind : null;
  if (selector.id === place.itemId) return (selector.part ?? "item") === part ? 8 + kind : null;
  if (selector.id === place.sectionId) return (selector.part ?? "section") === part ? 4 + kind : null;
  return null;
}

/** The looks of the parts at a place, by the rules of a stylesheet; among equals the later one wins. */
export function looksAt(rules: readonly StyleRule[], parts: readonly StylePart[], place: StylePlace): Looks {
  const looks: Looks = {};
  for (const part of parts) {
    const found = rules
      .flatMap(({ selectors, look }) => {
        const weights = selectors.map((selector) => weight(selector, part, place)).filter((each) => each !== null);
        return weights.length > 0 ? [{ weight: Math.max(...weights), look }] : [];
      })
      .sort((a, b) => a.weight - b.weight);
    const look: StyleLook = Object.assign({}, ...found.map((each) => each.look));
    if (Object.keys(look).length > 0) looks[part] = look;
  }
  return looks;
}
