import type { RetainedPart } from "@/contracts/documents/templates";
import type { Design, Metadata } from "@/contracts/model/resume/metadata";
import type { TemplateName } from "@/contracts/model/resume/templates";
import type { PatchOperation } from "@/domain/patch/apply";
import type { Look, Palette } from "@/typeset/look";
import { LOOKS } from "@/typeset/looks";

/** A look to apply: the template, one of its palettes (the first if omitted), and the parts of its own look that the document keeps. */
export interface LookChoice {
  template: TemplateName;
  palette?: string | undefined;
  keep?: readonly RetainedPart[] | undefined;
}

/** What applying a look changes in the metadata of a document. */
export interface LookChange {
  template: TemplateName;
  typography?: Look["typography"];
  design: { level: Design["level"]; colors?: Design["colors"] };
  page?: Look["page"];
  layout?: Look["layout"];
}

/** A palette of a template by name, case-insensitive; the first without a name, undefined where there is none of that name. */
const paletteOf = (template: TemplateName, name?: string): Palette | undefined =>
  name === undefined
    ? LOOKS[template].palettes[0]
    : LOOKS[template].palettes.find((each) => each.name.toLowerCase() === name.trim().toLowerCase());

/** What a look changes; null for a palette that the template does not have. */
export function lookChange({ template, palette, keep = [] }: LookChoice): LookChange | null {
  const chosen = paletteOf(template, palette);
  if (!chosen) return null;
  const { typography, level, page, layout } = LOOKS[template];
  return {
    template,
    ...(keep.includes("fonts") ? {} : { typography }),
    design: { level, ...(keep.includes("colours") ? {} : { colors: chosen.colors }) },
    ...(keep.includes("page") ? {} : { page, layout }),
  };
}

/** The change as operations of a patch, so that it is stored like any other patch of the data. */
export function lookOperations({ template, typography, design, page, layout }: LookChange): PatchOperation[] {
  const parts: Record<string, object> = { typography: typography ?? {}, design, page: page ?? {}, layout: layout ?? {} };
  const replace = (path: string, value: unknown): PatchOperation => ({ op: "replace", path: `/metadata/${path}`, value });
  return [
    replace("template", template),
    ...Object.entries(parts).flatMap(([part, values]) =>
      Object.entries(values).map(([key, value]) => replace(`${part}/${key}`, value)),
    ),
  ];
}

/** The metadata of a document with the change; a letter has no layout. */
export function withLook<Given extends Omit<Metadata, "layout" | "notes"> & Partial<Pick<Metadata, "layout">>>(
  metadata: Given,
  { template, typography, design, page, layout }: LookChange,
): Given {
  return {
    ...metadata,
    template,
    typography: { ...metadata.typography, ...typography },
    design: { ...metadata.design, ...design },
    page: { ...metadata.page, ...page },
    ...(metadata.layout && { layout: { ...metadata.layout, ...layout } }),
  };
}
