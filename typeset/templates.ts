import type { TemplateName } from "@/contracts/model/resume/metadata";

/** The templates that have a Typst source of their own (`typst/templates/<name>.typ`). */
export const PRINTED_TEMPLATES = [
  "azurill",
  "bronzor",
  "kakuna",
  "lapras",
  "meowth",
  "onyx",
  "porygon",
  "rhyhorn",
  "scizor",
  "smeargle",
] as const;
export type PrintedTemplate = (typeof PRINTED_TEMPLATES)[number];

/** What is true of a template before it is drawn. */
export interface Template {
  /** The source it prints with: its own, or the nearest one until its own exists. */
  printsAs: PrintedTemplate;
  columns: 1 | 2;
  /** The side the sidebar stands on when the person did not choose one; mirrored for right-to-left languages. */
  sidebarSide: "left" | "right";
  /** The size of the name, in sizes of a heading. */
  nameEm: number;
  /** The size of section titles, in sizes of a heading. */
  titleEm: number;
  /** What boxes and cells of the header take of its width, in points. */
  headerInsetPt: number;
  /** The share of the page's width that is set apart beside the sections' content, and for what. */
  beside: { share: number; holds: "titles" | "dates" } | null;
  /** What prints in capital letters; they are made by the rules of the document's language. */
  capitals: readonly ("titles" | "headline")[];
  /** Whether headings need the italic faces of their family. */
  italicHeadings: boolean;
}

const plain = {
  sidebarSide: "left",
  nameEm: 2.1,
  titleEm: 1,
  headerInsetPt: 0,
  beside: null,
  capitals: [],
  italicHeadings: false,
} as const;
const one = (printsAs: PrintedTemplate, more: Partial<Template> = {}): Template => ({ ...plain, printsAs, columns: 1, ...more });
const two = (sidebarSide: "left" | "right"): Template => ({ ...plain, printsAs: "azurill", columns: 2, sidebarSide });

/** All names that a document may carry. Source: interface-details, section 5. */
export const TEMPLATES: Record<TemplateName, Template> = {
  azurill: two("left"),
  bronzor: one("bronzor", { titleEm: 0.86, beside: { share: 0.23, holds: "titles" } }),
  chikorita: two("right"),
  ditgar: two("left"),
  ditto: two("left"),
  gengar: two("left"),
  glalie: two("left"),
  kakuna: one("kakuna"),
  lapras: one("lapras", { headerInsetPt: 24 }),
  leafish: two("right"),
  meowth: one("meowth", { titleEm: 0.86, capitals: ["titles"] }),
  onyx: one("onyx"),
  pikachu: two("left"),
  porygon: one("porygon", { nameEm: 1.9, titleEm: 0.9, headerInsetPt: 60, beside: { share: 0.25, holds: "dates" } }),
  rhyhorn: one("rhyhorn"),
  scizor: one("scizor", { titleEm: 0.86, capitals: ["titles"] }),
  smeargle: one("smeargle", {
    nameEm: 3,
    beside: { share: 0.23, holds: "titles" },
    capitals: ["headline"],
    italicHeadings: true,
  }),
};

/** Whether the template has its own look, or prints as the nearest one for now. */
export const hasOwnLook = (name: TemplateName): boolean => TEMPLATES[name].printsAs === name;
