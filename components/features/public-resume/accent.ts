import { contrastOf, hexOf, readColor } from "@/components/kit/ui/color";
import type { ResumeData } from "@/contracts/model/resume/data";
import { fontFamily } from "@/typeset/fonts/fonts";

const PAPER = { red: 254, green: 254, blue: 253, alpha: 1 };
const READABLE = 4.5;

/** A face of the document that the page can load: its role, weight and address. */
export type PageFont = { face: "text" | "strong" | "heading"; weight: number; url: string };

/** The families as the page names them: one for text in two weights, one for headings. */
const NAMES = { text: "Document", strong: "Document", heading: "Document Heading" } as const;

const faceRule = ({ face, weight, url }: PageFont): string =>
  `@font-face{font-family:"${NAMES[face]}";src:url("${url}") format("truetype");font-weight:${face === "text" ? 400 : weight};font-display:swap}`;

/**
 * The document's own typeface and colour. An accent too pale to be read as text is not used as text; at night it is lightened,
 * keeping its hue.
 */
export function accentStyle(data: ResumeData, fonts: readonly PageFont[] = []): string {
  const { body, heading } = data.metadata.typography;
  const primary = readColor(data.metadata.design.colors.primary);
  const isReadable = primary !== null && contrastOf(primary, PAPER) >= READABLE;
  const accent = isReadable && primary ? hexOf(primary) : "var(--foreground)";
  const night = isReadable ? `oklch(from ${accent} .78 min(c,.09) h)` : "var(--foreground)";
  const weight = Math.min(700, Math.max(300, Number(heading.fontWeights[0] ?? 600)));
  const own = (face: PageFont["face"]) => (fonts.some((font) => font.face === face) ? `"${NAMES[face]}",` : "");
  return (
    fonts.map(faceRule).join("") +
    `:root{--document:${accent};--family:${own("text")}${stack(body.fontFamily)};--heading:${own("heading")}${stack(heading.fontFamily)};--heading-weight:${weight}}` +
    `@media(prefers-color-scheme:dark){:root{--document:${night}}}`
  );
}

/** The family if the visitor's device has it, else the platform's own of the same kind. Names come from our list, never from the document. */
function stack(name: string): string {
  const family = fontFamily(name);
  const fallback = family?.kind === "sans" ? "system-ui,-apple-system,sans-serif" : 'Georgia,"Times New Roman",serif';
  return family ? `"${family.name}",${fallback}` : fallback;
}
