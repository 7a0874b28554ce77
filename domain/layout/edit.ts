import type { Layout, LayoutPage } from "@/contracts/model/resume/metadata";

/** A place for a section: before the given position of a column, or at its end. */
export interface Place {
  page: number;
  column: "main" | "sidebar";
  /** Position in the column after removing the section; defaults to the end. */
  index?: number;
}

/** Moves a section to a place. A place that does not exist leaves the layout unchanged. */
export function moveSection(layout: Layout, id: string, place: Place): Layout {
  if (!layout.pages[place.page]) return layout;
  return withPages(
    layout,
    takeOut(layout.pages, id).map((page, index) => (index === place.page ? insert(page, id, place) : page)),
  );
}

/** Takes a section off every page; it stays in the resume and is no longer printed. */
export const removeSection = (layout: Layout, id: string): Layout => withPages(layout, takeOut(layout.pages, id));

/** Moves a section up or down by one within its column, and at its ends to the previous or next page. */
export function shiftSection(layout: Layout, id: string, direction: "up" | "down"): Layout {
  const place = findSection(layout, id);
  if (!place) return layout;
  const length = layout.pages[place.page]?.[place.column].length ?? 0;
  const index = place.index + (direction === "up" ? -1 : 1);
  if (index >= 0 && index < length) return moveSection(layout, id, { ...place, index });
  const page = place.page + (direction === "up" ? -1 : 1);
  const next = layout.pages[page];
  if (!next) return layout;
  const column = next.fullWidth ? "main" : place.column;
  return moveSection(layout, id, { page, column, index: direction === "up" ? next[column].length : 0 });
}

/** The first position of a section. */
export function findSection(layout: Layout, id: string): Required<Place> | undefined {
  for (const [page, { main, sidebar }] of layout.pages.entries()) {
    if (main.includes(id)) return { page, column: "main", index: main.indexOf(id) };
    if (sidebar.includes(id)) return { page, column: "sidebar", index: sidebar.indexOf(id) };
  }
  return undefined;
}

/** Adds an empty page after the given one; by default at the end. */
export function addPage(layout: Layout, after = layout.pages.length - 1): Layout {
  const page: LayoutPage = { fullWidth: false, main: [], sidebar: [] };
  return withPages(layout, [...layout.pages.slice(0, after + 1), page, ...layout.pages.slice(after + 1)]);
}

/**
 * Removes a page; its sections move to the end of the previous page, or of the next one for the first page. A single page stays.
 */
export function removePage(layout: Layout, index: number): Layout {
  const removed = layout.pages[index];
  if (!removed || layout.pages.length === 1) return layout;
  const heir = index === 0 ? 1 : index - 1;
  const pages = layout.pages.map((page, position) => (position === heir ? merge(page, removed, index === 0) : page));
  return withPages(
    layout,
    pages.filter((_, position) => position !== index),
  );
}

/** A layout with at most so many pages: the sections of later ones move to the end of the last that stays. */
export const withFewerPages = (layout: Layout, limit: number): Layout =>
  layout.pages.length <= Math.max(1, limit) ? layout : withFewerPages(removePage(layout, layout.pages.length - 1), limit);

/** Makes a page one column wide or gives it its sidebar back. Its sidebar's sections go below the main ones when it becomes wide. */
export function setFullWidth(layout: Layout, index: number, fullWidth: boolean): Layout {
  return withPages(
    layout,
    layout.pages.map((page, position) => {
      if (position !== index) return page;
      return fullWidth ? { fullWidth, main: [...page.main, ...page.sidebar], sidebar: [] } : { ...page, fullWidth };
    }),
  );
}

/** A list with one entry moved to another position; positions outside leave it as it is. */
export function moveEntry<Entry>(entries: readonly Entry[], from: number, to: number): Entry[] {
  const result = [...entries];
  const [entry] = result.slice(from, from + 1);
  if (entry === undefined || from < 0 || to < 0 || to >= entries.length) return result;
  result.splice(from, 1);
  result.splice(to, 0, entry);
  return result;
}

const withPages = (layout: Layout, pages: LayoutPage[]): Layout => ({ ...layout, pages });

function takeOut(pages: readonly LayoutPage[], id: string): LayoutPage[] {
  const others = (ids: string[]) => ids.filter((other) => other !== id);
  return pages.map((page) => ({ ...page, main: others(page.main), sidebar: others(page.sidebar) }));
}

function insert(page: LayoutPage, id: string, { column, index }: Place): LayoutPage {
  const target = page.fullWidth ? "main" : column;
  const ids = [...page[target]];
  ids.splice(index ?? ids.length, 0, id);
  return { ...page, [target]: ids };
}

function merge(page: LayoutPage, removed: LayoutPage, before: boolean): LayoutPage {
  const join = (own: string[], added: string[]) => (before ? [...added, ...own] : [...own, ...added]);
  if (page.fullWidth) return { ...page, main: join(page.main, [...removed.main, ...removed.sidebar]) };
  return { ...page, main: join(page.main, removed.main), sidebar: join(page.sidebar, removed.sidebar) };
}
