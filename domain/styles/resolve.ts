import type { StyleLook, StylePart, StyleRule, StyleSection, StyleSelector } from "@/domain/styles/language";

/** Styles by part; parts without one keep the template's style. */
export type Looks = Partial<Record<StylePart, StyleLook>>;

/** The position of something in a document. */
export interface StylePlace {
  section?: StyleSection;
  sectionId?: string;
  itemId?: string;
}

/** The specificity of a selector: an item's rule wins over its section's, and that over its kind's. Null if it does not match. */
function weight(selector: StyleSelector, part: StylePart, place: StylePlace): number | null {
  if (selector.section && selector.section !== place.section) return null;
  const kind = selector.section ? 1 : 0;
  if (selector.id === undefined) return (selector.part ?? "section") === part ? kind : null;
  if (selector.id === place.itemId) return (selector.part ?? "item") === part ? 8 + kind : null;
  if (selector.id === place.sectionId) return (selector.part ?? "section") === part ? 4 + kind : null;
  return null;
}

/** The styles of the parts at a place; among rules of equal specificity the later one wins. */
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
