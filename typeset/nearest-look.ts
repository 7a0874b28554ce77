import type { Layout, Metadata, PageSettings } from "@/contracts/model/resume/metadata";
import { isSectionKey, sectionForm } from "@/contracts/model/resume/sections/forms";
import type { TemplateName } from "@/contracts/model/resume/templates";
import { PRINTABLE_MARGIN } from "@/domain/check/printable-margin";
import { blend, contrast } from "@/domain/colours";
import { type FileFacts, hueDistance } from "@/domain/imports/file-facts";
import { FONT_FAMILIES, type FontFamily, nearestWeight } from "@/typeset/fonts/fonts";
import type { Look } from "@/typeset/look";
import { LOOKS } from "@/typeset/looks";

/** The look that is nearest to that of a file, as the parts of `metadata` that it sets. */
export interface NearestLook {
  template: TemplateName;
  typography: Look["typography"];
  design: { level: Look["level"]; colors: Metadata["design"]["colors"] };
  page: Look["page"] & Partial<Pick<PageSettings, "format">>;
  layout: Pick<Layout, "sidebarWidth" | "sidebarSide">;
}

/** The nearest template, in the colour, faces, sizes, margins and paper of the file. */
export function nearestLook(facts: FileFacts): NearestLook {
  const template = templateFor(facts);
  const look = LOOKS[template];
  return {
    template,
    typography: typographyFor(facts, look),
    design: { level: look.level, colors: colorsFor(facts, template) },
    page: pageFor(facts, look),
    layout: {
      sidebarWidth: facts.sidebarWidth === null ? look.layout.sidebarWidth : within(facts.sidebarWidth, 24, 38),
      ...(facts.side ? { sidebarSide: facts.side } : {}),
    },
  };
}

function templateFor({ columns, ground, band, nameGround, isNameAside, hasBars, isCentred, isSerif }: FileFacts): TemplateName {
  if (columns === 1) return hasBars ? "meowth" : isCentred ? "kakuna" : isSerif ? "rhyhorn" : "onyx";
  if (isNameAside && nameGround === "solid") return "gengar";
  if (ground === "solid") return "chikorita";
  if (ground === "tint") return isNameAside ? "glalie" : "ditgar";
  if (band === "solid") return "ditto";
  if (nameGround === "solid") return "pikachu";
  return band === "tint" || !isCentred ? "leafish" : "azurill";
}

const within = (value: number, least: number, max: number) => Math.min(max, Math.max(least, value));
const half = (value: number) => Math.round(value * 2) / 2;

/** Families with the widths of common ones that are not bundled. */
const LIKE: Readonly<Record<string, string>> = {
  calibri: "Carlito",
  aptos: "Carlito",
  arial: "Arimo",
  helvetica: "Arimo",
  helveticaneue: "Arimo",
  liberationsans: "Arimo",
  timesnewroman: "Tinos",
  times: "Tinos",
  liberationserif: "Tinos",
  georgia: "Gelasio",
  garamond: "EB Garamond",
  sourcesanspro: "Source Sans 3",
  sourceserifpro: "Source Serif 4",
};
const bare = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]/g, "");
const FAMILIES: ReadonlyMap<string, FontFamily> = new Map(
  [...FONT_FAMILIES.values()].map((family) => [bare(family.name), family]),
);

/** The file's own family or one of its widths, else the template's where it is of the same kind. */
function familyFor({ family, isSerif }: FileFacts, own: string): FontFamily | undefined {
  const found = FAMILIES.get(bare(family)) ?? FAMILIES.get(bare(LIKE[bare(family)] ?? ""));
  const kind = isSerif ? "serif" : "sans";
  if (found?.kind === kind) return found;
  return FAMILIES.get(bare(own))?.kind === kind ? undefined : FAMILIES.get(isSerif ? "ibmplexserif" : "ibmplexsans");
}

function typographyFor(facts: FileFacts, { typography: { body, heading } }: Look): Look["typography"] {
  const family = familyFor(facts, body.fontFamily);
  const fontSize = facts.bodySize === null ? body.fontSize : half(within(facts.bodySize, 9, 11.5));
  if (!family) return { body: { ...body, fontSize }, heading };
  const weights = (of: typeof body) =>
    [...new Set(of.fontWeights.map((weight) => String(nearestWeight(family, Number(weight)))))] as typeof of.fontWeights;
  const inFamily = { fontFamily: family.name };
  return {
    body: { ...body, ...inFamily, fontWeights: weights(body), fontSize, lineHeight: within(body.lineHeight, 1.3, 1.45) },
    heading: {
      ...heading,
      ...inFamily,
      fontWeights: weights(heading),
      fontSize: half(within(fontSize * 1.3, 11.5, 15)),
      lineHeight: 1.25,
    },
  };
}

const WHITE = "rgba(255, 255, 255, 1)";
const NEUTRAL = { primary: "#26282c", text: "#1b1d21" };
const rgba = (hex: string) => `rgba(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(", ")}, 1)`;

/** Words in the accent can be read: a light colour becomes darker, in its hue, as far as it must. */
function readable(colour: string): string {
  const steps = Array.from({ length: 20 }, (_, step) => blend("#000000", step * 0.05, colour));
  return steps.find((each) => contrast(each, "#ffffff") >= 4.5) ?? NEUTRAL.primary;
}

const SAME_HUE = 15;

/** The file's colour, with the ink of the palette whose hue it shares. A file in black stays black. */
function colorsFor({ accent, ground, groundColour }: FileFacts, template: TemplateName): Metadata["design"]["colors"] {
  const colour = ground === "solid" && groundColour !== null ? groundColour : accent;
  if (colour === null) return { primary: rgba(NEUTRAL.primary), text: rgba(NEUTRAL.text), background: WHITE };
  const palette = LOOKS[template].palettes.find(({ colors }) => hueDistance(hexOf(colors.primary), colour) <= SAME_HUE);
  return { primary: rgba(readable(colour)), text: palette?.colors.text ?? rgba(NEUTRAL.text), background: WHITE };
}

const hexOf = (color: string): string =>
  `#${(color.match(/\d+/g) ?? [])
    .slice(0, 3)
    .map((part) => Number(part).toString(16).padStart(2, "0"))
    .join("")}`;

/** No margin is narrower than printers can print, whatever the file has. */
function pageFor({ marginX, marginY, paper }: FileFacts, { page }: Look): NearestLook["page"] {
  const margin = (own: number | null, usual: number) => (own === null ? usual : Math.round(within(own, PRINTABLE_MARGIN, 90)));
  return {
    ...page,
    marginX: margin(marginX, page.marginX),
    marginY: margin(marginY, page.marginY),
    ...(paper ? { format: paper } : {}),
  };
}

/** Sections that are read at a glance, which a narrow column holds. */
const isNarrow = (id: string): boolean => isSectionKey(id) && sectionForm(id).isNarrow;

/** A document in that look. Where its file had two columns and no section is in the narrow one yet, the short lists go there. */
export function inNearestLook(metadata: Metadata, { template, typography, design, page, layout }: NearestLook): Metadata {
  const pages =
    layout.sidebarSide !== undefined && metadata.layout.pages.every(({ sidebar }) => sidebar.length === 0)
      ? metadata.layout.pages.map(({ main, ...rest }) => ({
          ...rest,
          fullWidth: false,
          main: main.filter((id) => !isNarrow(id)),
          sidebar: main.filter((id) => isNarrow(id)),
        }))
      : metadata.layout.pages;
  return {
    ...metadata,
    template,
    typography: { ...metadata.typography, ...typography },
    design: { ...metadata.design, ...design },
    page: { ...metadata.page, ...page },
    layout: { ...metadata.layout, ...layout, pages },
  };
}
