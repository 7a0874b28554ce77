import type { PrintedPage } from "@/typeset/layout/pages";

/**
 * The data of a job up to the end of the first page of its layout: all that its first printed page needs, because every page of the layout
 * begins a new one. An empty first page leaves its paper to the next one.
 */
export function firstLayoutPage(data: string): string {
  const content = JSON.parse(data) as { pages: PrintedPage[] };
  const [first, ...others] = content.pages;
  if (!first || others.length === 0 || first.main.length + first.sidebar.length === 0) return data;
  return JSON.stringify({ ...content, pages: [first] });
}
