import type { RetainedPart } from "@/contracts/documents/templates";
import type { Design, Metadata, Typography } from "@/contracts/model/resume/metadata";
import type { TemplateName } from "@/contracts/model/resume/templates";
import { DEFAULT_COLORS, DEFAULT_TYPOGRAPHY } from "@/domain/default-design";
import { lookChange, withLook } from "@/typeset/apply-look";
import { LOOKS } from "@/typeset/looks";

type Designed = Omit<Metadata, "layout" | "notes"> & Partial<Pick<Metadata, "layout">>;

/** The accent that new resumes of the interface had before they began with a look. */
const NEW_RESUME_ACCENT = "rgba(31, 78, 121, 1)";

const familiesOf = ({ body, heading }: Pick<Typography, "body" | "heading">) => `${body.fontFamily}\n${heading.fontFamily}`;
const keyOf = ({ primary, text, background }: Design["colors"]) => [primary, text, background].join("\n");
const looks = Object.values(LOOKS);
const KNOWN_FAMILIES = new Set([DEFAULT_TYPOGRAPHY, ...looks.map(({ typography }) => typography)].map(familiesOf));
const KNOWN_COLORS = new Set(
  [
    DEFAULT_COLORS,
    { ...DEFAULT_COLORS, primary: NEW_RESUME_ACCENT },
    ...looks.flatMap(({ palettes }) => palettes.map(({ colors }) => colors)),
  ].map(keyOf),
);

/** The fonts and colours that the person chose: they belong neither to the default design nor to any look. */
export function ownParts({ typography, design }: Designed): RetainedPart[] {
  const parts: RetainedPart[] = [];
  if (!KNOWN_FAMILIES.has(familiesOf(typography))) parts.push("fonts");
  if (!KNOWN_COLORS.has(keyOf(design.colors))) parts.push("colours");
  return parts;
}

/** The metadata in the look of a template. Fonts and colours that the person chose stay unless `keep` overrides it. */
export function inLookOf<Given extends Designed>(metadata: Given, template: TemplateName, keep = ownParts(metadata)): Given {
  const change = lookChange({ template, keep });
  return change ? withLook(metadata, change) : metadata;
}

/** Whether fonts, sizes, spaces and marks are those of the template's look, in one of its palettes. */
export function isInOwnLook<Given extends Designed>(metadata: Given): boolean {
  const { template, design } = metadata;
  const isPalette = LOOKS[template].palettes.some(({ colors }) => keyOf(colors) === keyOf(design.colors));
  return isPalette && JSON.stringify(inLookOf(metadata, template, ["colours"])) === JSON.stringify(metadata);
}

/** The place of the document's palette among those of its template; -1 for custom colours. */
export const paletteIndex = ({ template, design }: Designed): number =>
  LOOKS[template].palettes.findIndex(({ colors }) => keyOf(colors) === keyOf(design.colors));
