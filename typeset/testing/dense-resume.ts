import type { ResumeData } from "@/contracts/model/resume/data";
import type { TemplateName } from "@/contracts/model/resume/templates";
import { plainToRichText } from "@/domain/rich-text/from-plain";
import { sampleResumeData } from "@/domain/sample/resume";
import { inLookOf } from "@/typeset/chosen-look";

// Resumes for tests of page breaks: each generation of the rules shows what it does only where a page ends in a certain place. So these
// change neither with the sample nor with the sizes and spaces of the looks.

/**
 * Size and line height of the text, vertical gap, side margins, top and bottom margins, and the width of the sidebar. Templates that came
 * later keep those of their look.
 */
const SIZES: Partial<Record<TemplateName, readonly [number, number, number, number, number, number]>> = {
  azurill: [10, 1.4, 8, 44, 42, 30],
  bronzor: [10, 1.45, 8, 52, 50, 35],
  chikorita: [9.5, 1.45, 8, 40, 44, 29],
  ditgar: [9, 1.5, 8, 36, 40, 30],
  ditto: [10, 1.45, 8, 44, 40, 29],
  gengar: [9.5, 1.45, 8, 38, 40, 30],
  glalie: [9.5, 1.5, 8, 36, 44, 30],
  kakuna: [11.5, 1.24, 6, 64, 42, 35],
  lapras: [9.5, 1.35, 6, 60, 36, 35],
  leafish: [10, 1.5, 8, 44, 42, 31],
  meowth: [10, 1.4, 6, 64, 40, 35],
  onyx: [10, 1.45, 8, 60, 48, 35],
  pikachu: [9.5, 1.45, 8, 40, 40, 29],
  porygon: [10, 1.35, 8, 48, 46, 35],
  rhyhorn: [11.5, 1.24, 6, 74, 40, 35],
  scizor: [10, 1.4, 8, 60, 46, 35],
  smeargle: [10, 1.4, 8, 52, 42, 35],
};

const firstItems = (list: string, count: number): string => `${list.split("</li>").slice(0, count).join("</li>")}</li></ul>`;

/** A part of the sample, a little smaller than its look has it today. */
export function denseResume(template: TemplateName): ResumeData {
  const data = structuredClone(sampleResumeData());
  const { experience, skills, education, publications } = data.sections;
  const [first, second] = experience.items;
  if (first) first.description = firstItems(first.description, 3);
  for (const [index, role] of (second?.roles ?? []).entries()) role.description = firstItems(role.description, 2 - index);
  skills.items.length = 4;
  for (const school of education.items) school.description = plainToRichText("Dissertation: maps that can be read by touch.");
  for (const each of publications.items) each.description = plainToRichText("What we learned from 40 days in control rooms.");

  const metadata = structuredClone(inLookOf(data.metadata, template));
  const sizes = SIZES[template];
  if (!sizes) return { ...data, metadata };
  const [fontSize, lineHeight, gapY, marginX, marginY, sidebarWidth] = sizes;
  Object.assign(metadata.typography.body, { fontSize, lineHeight });
  if (template === "lapras") metadata.typography.heading.fontSize = 13;
  Object.assign(metadata.page, { gapY, marginX, marginY });
  metadata.layout.sidebarWidth = sidebarWidth;
  return { ...data, metadata };
}
