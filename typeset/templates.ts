import type { TemplateName } from "@/contracts/model/resume/templates";

/** The properties of a template besides its source (`typst/templates/<name>.typ`). */
export interface Template {
  columns: 1 | 2;
  /** The default side of the sidebar; mirrored for right-to-left languages. */
  sidebarSide: "left" | "right";
  /** The size of the name, in sizes of a heading. */
  nameEm: number;
  /** The size of section titles, in sizes of a heading. */
  titleEm: number;
  /** The position of the header on a page with a sidebar; on other pages it has the full width. */
  headerIn: "page" | "main" | "sidebar";
  /** What boxes and cells of the header take of its width, in points. */
  headerInsetPt: number;
  /** What bars beside entries take of the main column, in points. */
  mainInsetPt: number;
  /**
   * Where the picture is on a page with a sidebar: in the header, or in the sidebar, and the share of its width that it may
   * take. `aboveName` marks full-width heads that place it above the words, not beside them. `scale` makes it larger than the
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
const one = (more: Partial<Template> = {}): Template => ({ ...plain, columns: 1, ...more });
const two = (sidebarSide: "left" | "right", more: Partial<Template> = {}): Template => ({
  ...plain,
  columns: 2,
  sidebarSide,
  ...more,
});
const inSidebar = { ...plain.picture, standsIn: "sidebar" } as const;
const aboveName = { ...plain.picture, aboveName: true } as const;
const besideName = { ...plain.picture, largestShare: 0.4 };

/** All names that a document may carry. Source: interface-details, section 5. */
export const TEMPLATES: Record<TemplateName, Template> = {
  azurill: two("left", { picture: aboveName }),
  bronzor: one({ titleEm: 0.86, beside: { share: 0.23, holds: "titles" } }),
  chikorita: two("right", { headerIn: "main", headerInsetPt: 20, picture: besideName }),
  ditgar: two("left", { nameEm: 1.9, headerIn: "sidebar", headerInsetPt: 16, picture: inSidebar, mainInsetPt: 14 }),
  ditto: two("left", { headerIn: "main", nameEm: 2.3, picture: inSidebar }),
  gengar: two("left", { nameEm: 1.8, headerIn: "sidebar", headerInsetPt: 16, picture: inSidebar }),
  glalie: two("left", {
    nameEm: 1.8,
    headerIn: "sidebar",
    headerInsetPt: 16,
    picture: { ...inSidebar, aboveName: true },
  }),
  kakuna: one({ nameEm: 2.4, picture: aboveName }),
  lapras: one({ headerInsetPt: 28, mainInsetPt: 28 }),
  leafish: two("right", { picture: besideName }),
  meowth: one({ titleEm: 0.86, capitals: ["titles"] }),
  onyx: one(),
  pikachu: two("left", {
    headerIn: "main",
    headerInsetPt: 0,
    picture: { ...inSidebar, scale: 1.5, leastRadiusPt: 10 },
  }),
  porygon: one({ nameEm: 2.2, headerInsetPt: 100, beside: { share: 0.25, holds: "dates" } }),
  rhyhorn: one({ nameEm: 2.3 }),
  scizor: one({ nameEm: 2.6, titleEm: 0.86, capitals: ["titles"] }),
  smeargle: one({
    nameEm: 3,
    beside: { share: 0.23, holds: "titles" },
    capitals: ["headline"],
    italicHeadings: true,
  }),
};
