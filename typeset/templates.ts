import type { TemplateName } from "@/contracts/model/resume/metadata";

/** The templates that have a Typst source of their own (`typst/templates/<name>.typ`). */
export const PRINTED_TEMPLATES = [
  "azurill",
  "bronzor",
  "chikorita",
  "ditgar",
  "ditto",
  "gengar",
  "glalie",
  "kakuna",
  "lapras",
  "leafish",
  "meowth",
  "onyx",
  "pikachu",
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
  /** Where the header stands on a page with a sidebar; on other pages it has the whole width. */
  headerIn: "page" | "main" | "sidebar";
  /** What boxes and cells of the header take of its width, in points. */
  headerInsetPt: number;
  /** What bars beside entries take of the main column, in points. */
  mainInsetPt: number;
  /**
   * Where the picture stands on a page with a sidebar: in the header, or in the sidebar, and the share of its width that it may
   * take. `aboveName` tells heads on the whole width that set it above the words, not beside them. `scale` makes it larger than the
   * person's size, `leastRadiusPt` rounder.
   */
  picture: { standsIn: "header" | "sidebar"; aboveName: boolean; largestShare: number; scale: number; leastRadiusPt: number };
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
  headerIn: "page",
  headerInsetPt: 0,
  mainInsetPt: 0,
  picture: { standsIn: "header", aboveName: false, largestShare: 1, scale: 1, leastRadiusPt: 0 },
  beside: null,
  capitals: [],
  italicHeadings: false,
} as const;
const one = (printsAs: PrintedTemplate, more: Partial<Template> = {}): Template => ({ ...plain, printsAs, columns: 1, ...more });
const two = (printsAs: PrintedTemplate, sidebarSide: "left" | "right", more: Partial<Template> = {}): Template => ({
  ...plain,
  printsAs,
  columns: 2,
  sidebarSide,
  ...more,
});
const inSidebar = { ...plain.picture, standsIn: "sidebar" } as const;
const aboveName = { ...plain.picture, aboveName: true } as const;
const besideName = { ...plain.picture, largestShare: 0.4 };

/** All names that a document may carry. Source: interface-details, section 5. */
export const TEMPLATES: Record<TemplateName, Template> = {
  azurill: two("azurill", "left", { picture: aboveName }),
  bronzor: one("bronzor", { picture: aboveName, titleEm: 0.86, beside: { share: 0.23, holds: "titles" } }),
  chikorita: two("chikorita", "right", { headerIn: "main", headerInsetPt: 20, picture: besideName }),
  ditgar: two("ditgar", "left", { nameEm: 1.8, headerIn: "sidebar", headerInsetPt: 16, picture: inSidebar, mainInsetPt: 12 }),
  ditto: two("ditto", "left", { headerIn: "main", picture: inSidebar }),
  gengar: two("gengar", "left", { nameEm: 1.8, headerIn: "sidebar", headerInsetPt: 16, picture: inSidebar }),
  glalie: two("glalie", "left", {
    nameEm: 1.8,
    headerIn: "sidebar",
    headerInsetPt: 34,
    picture: { ...inSidebar, aboveName: true },
  }),
  kakuna: one("kakuna", { picture: aboveName }),
  lapras: one("lapras", { headerInsetPt: 24 }),
  leafish: two("leafish", "right", { picture: besideName }),
  meowth: one("meowth", { titleEm: 0.86, capitals: ["titles"] }),
  onyx: one("onyx"),
  pikachu: two("pikachu", "left", {
    headerIn: "main",
    headerInsetPt: 36,
    picture: { ...inSidebar, scale: 1.5, leastRadiusPt: 10 },
  }),
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
