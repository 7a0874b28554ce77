import { LIMITS } from "@/contracts/limits";
import { FONT_WEIGHTS } from "@/contracts/model/resume/design-choices";
import type { Metadata } from "@/contracts/model/resume/metadata";
import { textOf } from "@/domain/imports/draft";
import { isRecord } from "@/domain/is-record";

type Source = Record<string, unknown>;

const PT_PER_PX = 0.75;

/** The design of the version before the previous one, with defaults for missing values. */
export function versionFourMetadata(metadata: Source, empty: Metadata): Record<string, unknown> {
  const record = (value: unknown): Source => (isRecord(value) ? value : {});
  const [page, theme, typography] = [record(metadata.page), record(metadata.theme), record(metadata.typography)];
  const font = record(typography.font);
  const size = clamped(font.size, LIMITS.resume.fontSize, PT_PER_PX) ?? empty.typography.body.fontSize;
  const lineHeight = clamped(typography.lineHeight, LIMITS.resume.lineHeight) ?? empty.typography.body.lineHeight;
  const margin = clamped(page.margin, LIMITS.resume.margin, PT_PER_PX);
  const family = textOf(font.family) || empty.typography.body.fontFamily;
  const fontOf = (fontSize: number, fontWeights: string[]) => ({ fontFamily: family, fontWeights, fontSize, lineHeight });
  return {
    ...empty,
    template: metadata.template,
    layout: { ...empty.layout, pages: pagesOf(metadata.layout) },
    page: {
      ...empty.page,
      ...(margin === undefined ? {} : { marginX: margin, marginY: margin }),
      format: page.format,
      hideIcons: typography.hideIcons,
      hideLinkUnderline: typography.underlineLinks === false,
      dateFormat: undefined,
    },
    design: {
      ...empty.design,
      colors: {
        primary: colorOf(theme.primary) ?? empty.design.colors.primary,
        text: colorOf(theme.text) ?? empty.design.colors.text,
        background: colorOf(theme.background) ?? empty.design.colors.background,
      },
    },
    typography: {
      body: fontOf(size, weightsOf(font.variants)),
      heading: fontOf(Math.min(size + 4, LIMITS.resume.fontSize.max), ["600"]),
    },
    notes: textOf(metadata.notes),
  };
}

/** A page was a list of two columns; custom sections were named `custom.<id>`. A page without a sidebar is one column wide. */
function pagesOf(layout: unknown) {
  const ids = (column: unknown) =>
    Array.isArray(column) ? column.map((id) => textOf(id).replace(/^custom\./, "")).filter((id) => id !== "") : [];
  return (Array.isArray(layout) ? layout : []).filter(Array.isArray).map((columns: unknown[]) => {
    const [main, sidebar] = [ids(columns[0]), ids(columns[1])];
    return { fullWidth: sidebar.length === 0, main, sidebar };
  });
}

function weightsOf(variants: unknown): string[] {
  const named = (Array.isArray(variants) ? variants : []).map((variant) =>
    variant === "regular" || variant === "italic" ? "400" : textOf(variant).replace("italic", ""),
  );
  const weights = FONT_WEIGHTS.filter((weight) => named.includes(weight));
  return weights.length > 0 ? weights : ["400"];
}

function colorOf(value: unknown): string | undefined {
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(textOf(value))?.[1];
  if (hex === undefined) return /^rgba?\(/i.test(textOf(value)) ? textOf(value) : undefined;
  const full = hex.length === 3 ? [...hex].map((digit) => digit + digit).join("") : hex;
  const [red, green, blue] = [0, 2, 4].map((index) => Number.parseInt(full.slice(index, index + 2), 16));
  return `rgba(${red}, ${green}, ${blue}, 1)`;
}

function clamped(value: unknown, bounds: { min: number; max: number }, factor = 1): number | undefined {
  if (typeof value !== "number" || !Number.isFinite(value)) return undefined;
  return Math.round(Math.min(Math.max(value * factor, bounds.min), bounds.max) * 100) / 100;
}
