import type { Metadata } from "@/contracts/model/resume/metadata";
import { hexColour } from "@/domain/colours";
import {
  DOCUMENT_PARTS,
  STYLE_PARTS,
  type StyleBorder,
  type StyleColour,
  type StyleLook,
  type StylePart,
  type StyleRule,
  type StyleSection,
} from "@/domain/styles/language";
import { parseStylesheet } from "@/domain/styles/parse";
import { type Looks, looksAt, type StylePlace } from "@/domain/styles/resolve";
import { inCapitals } from "@/typeset/content/locale";
import type { PrintedSection } from "@/typeset/content/printed-sections";
import type { PrintedBorder, PrintedLook, PrintedLooks } from "@/typeset/layout/printed-looks";
import type { Notice } from "@/typeset/notices";

const SECTION_PARTS = STYLE_PARTS.filter((part) => !DOCUMENT_PARTS.includes(part));

/** The custom stylesheet, ready to apply to a document. */
export interface CustomLooks {
  /** Styles of the header's parts and of links; null if there are none. */
  head: PrintedLooks | null;
  inCapitals: (part: "name" | "headline", text: string) => string;
  /** Styles of a letter's date and text; null if there are none. */
  letter: PrintedLooks | null;
  /** Applies styles to a section and its items. */
  styled: (section: PrintedSection, id: string) => PrintedSection;
  /** Additional font weights and italics used by rules. */
  weights: number[];
  italics: boolean;
}

/** The styles from a document's stylesheet, null if it has no effect, and the problems found in it. */
export function customLooks(metadata: Metadata): { custom: CustomLooks | null; notices: Notice[] } {
  const { mode, source } = metadata.stylesheet;
  if (mode !== "semantic") return { custom: null, notices: [] };
  const { rules, problems } = parseStylesheet(source.text);
  const [first] = problems;
  return {
    custom: rules.length === 0 ? null : looksOf(rules, metadata),
    notices: first ? [{ code: "STYLES_NOT_UNDERSTOOD", count: problems.length, first }] : [],
  };
}

function looksOf(rules: readonly StyleRule[], { design, page }: Metadata): CustomLooks {
  const own = { accent: design.colors.primary, text: design.colors.text, paper: design.colors.background };
  const colour = (value: StyleColour): string =>
    hexColour("own" in value ? own[value.own] : value.hex, "own" in value && value.own === "paper" ? "#ffffff" : "#000000");
  const border = (value: StyleBorder): PrintedBorder => ({ width: value.width, color: colour(value.color) });
  const printed = ({ color, background, textTransform, ...look }: StyleLook): PrintedLook =>
    ({
      ...look,
      ...(color && { color: colour(color) }),
      ...(background && { background: colour(background) }),
      ...(look.border && { border: border(look.border) }),
      ...(look.borderStart && { borderStart: border(look.borderStart) }),
      ...(look.borderBelow && { borderBelow: border(look.borderBelow) }),
    }) as PrintedLook;
  const printedLooks = (looks: Looks): PrintedLooks | null => {
    const found = Object.entries(looks).map(([part, look]) => [part, printed(look)] as const);
    return found.length > 0 ? Object.fromEntries(found) : null;
  };
  const capitals = (looks: Looks, part: StylePart, text: string): string =>
    looks[part]?.textTransform === "uppercase" ? inCapitals(text, page.locale) : text;

  const ids = new Set(rules.flatMap(({ selectors }) => selectors.map(({ id }) => id)));
  const head = looksAt(rules, DOCUMENT_PARTS, {});

  function item<Item extends PrintedSection["items"][number]>(each: Item, place: StylePlace, ofSection: Looks): Item {
    const itemId = /#([^#/]*)$/.exec(each.pointer)?.[1] ?? "";
    const looks = ids.has(itemId) ? looksAt(rules, SECTION_PARTS, { ...place, itemId }) : ofSection;
    const styled = looks === ofSection ? each : { ...each, styles: printedLooks(looks) };
    if (!("lead" in styled)) return styled;
    const lead = styled.lead.map((part) => ({ ...part, text: capitals(looks, "title", part.text) }));
    return { ...styled, lead };
  }

  return {
    head: printedLooks(head),
    letter: printedLooks(looksAt(rules, SECTION_PARTS, { section: "letter" })),
    inCapitals: (part, text) => capitals(head, part, text),
    styled(section, id) {
      const place: StylePlace = { section: sectionName(section.kind), sectionId: id };
      const looks = looksAt(rules, SECTION_PARTS, place);
      return {
        ...section,
        title: section.title === null ? null : capitals(looks, "heading", section.title),
        items: section.items.map((each) => item(each, place, looks)),
        styles: printedLooks(looks),
      };
    },
    ...requests(rules),
  };
}

const sectionName = (kind: PrintedSection["kind"]): StyleSection => (kind === "cover-letter" ? "letter" : kind);

const requests = (rules: readonly StyleRule[]) => ({
  weights: [...new Set(rules.flatMap(({ look }) => look.fontWeight ?? []))].sort(),
  italics: rules.some(({ look }) => look.fontStyle === "italic"),
});
