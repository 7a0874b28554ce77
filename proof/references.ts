import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { z } from "zod";
import type { TemplateName } from "@/contracts/model/resume/templates";

const folder = join("proof", "references");
const pagesFile = join(folder, "pages.json");

/** Numbers of pages by template, then by language and length. */
const pageCounts = z.record(z.string(), z.record(z.string(), z.number()));
export type PageCounts = z.infer<typeof pageCounts>;

/** The reference number of pages of every document. */
export const storedPages = (): PageCounts =>
  existsSync(pagesFile) ? pageCounts.parse(JSON.parse(readFileSync(pagesFile, "utf8"))) : {};

const sorted = <Value>(record: Record<string, Value>): Record<string, Value> =>
  Object.fromEntries(Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1)));

/** Stores the counts of the run and keeps those of other documents. */
export function storePages(counts: PageCounts): void {
  const all = storedPages();
  for (const [template, own] of Object.entries(counts)) all[template] = sorted({ ...all[template], ...own });
  mkdirSync(dirname(pagesFile), { recursive: true });
  writeFileSync(pagesFile, `${JSON.stringify(sorted(all), null, 2)}\n`);
}

const sheetFile = (template: TemplateName) => join(folder, `${template}.webp`);

/** The thumbnails of a template's first pages in all languages; null if none are stored yet. */
export const storedSheet = (template: TemplateName): Buffer | null =>
  existsSync(sheetFile(template)) ? readFileSync(sheetFile(template)) : null;

export function storeSheet(template: TemplateName, sheet: Buffer): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(sheetFile(template), sheet);
}
