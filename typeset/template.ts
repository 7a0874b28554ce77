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

export const plain = {
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
export const one = (more: Partial<Template> = {}): Template => ({ ...plain, columns: 1, ...more });
export const two = (sidebarSide: "left" | "right", more: Partial<Template> = {}): Template => ({
  ...plain,
  columns: 2,
  sidebarSide,
  ...more,
});
export const inSidebar = { ...plain.picture, standsIn: "sidebar" } as const;
export const aboveName = { ...plain.picture, aboveName: true } as const;
export const besideName = { ...plain.picture, largestShare: 0.4 };
