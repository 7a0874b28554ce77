import type { ResumeData } from "@/contracts/model/resume/data";
import { unplacedSections } from "@/domain/layout/placement";

/** Puts sections that are on no page at the end of the first page's main column, so that nothing imported stays invisible. */
export function placeMissingSections(data: ResumeData): ResumeData {
  const missing = unplacedSections(data).map((section) => section.id);
  if (missing.length === 0) return data;
  const [first = { fullWidth: false, main: [], sidebar: [] }, ...rest] = data.metadata.layout.pages;
  const pages = [{ ...first, main: [...first.main, ...missing] }, ...rest];
  return { ...data, metadata: { ...data.metadata, layout: { ...data.metadata.layout, pages } } };
}
