import type { z } from "zod";
import { inputOf } from "@/contracts/model/input";
import { type ResumeData, resumeDataSchema } from "@/contracts/model/resume/data";
import type { SectionKey } from "@/contracts/model/resume/sections/forms";
import { defaultResumeData } from "@/domain/default-resume";
import { type CleanOptions, cleanTexts } from "@/domain/normalise/clean-texts";
import { settleDates } from "@/domain/normalise/dated-items";
import { settleIds } from "@/domain/normalise/item-ids";
import { plainJson } from "@/domain/normalise/plain-json";
import { withInlineSkills } from "@/domain/normalise/save";

export const PARTS = ["picture", "basics", "summary"] as const;
export type Part = (typeof PARTS)[number];

/** What a patch touched; of sections only the touched items. */
export type Touched = { parts: Partial<Record<Part, unknown>>; sections: Partial<Record<SectionKey, unknown>> };

const EMPTY = defaultResumeData({ name: "" });

/**
 * An empty resume with the touched parts as `saveResumeData` would save them. Only they are parsed. Null if one is invalid or would have to
 * be repaired.
 */
export function savePart(
  { parts, sections }: Touched,
  page: ResumeData["metadata"]["page"],
  options: CleanOptions,
): ResumeData | null {
  const { shape } = resumeDataSchema;
  const touched: Record<string, unknown> = {};
  for (const key of PARTS) {
    if (parts[key] === undefined) continue;
    touched[key] = checked(shape[key], parts[key], 1);
    if (touched[key] === undefined) return null;
  }
  const touchedSections: Record<string, unknown> = {};
  for (const [key, section] of Object.entries(sections)) {
    touchedSections[key] = checked(shape.sections.shape[key as SectionKey], section, 2);
    if (touchedSections[key] === undefined) return null;
  }
  const small = {
    ...EMPTY,
    ...touched,
    sections: { ...EMPTY.sections, ...touchedSections },
    metadata: { ...EMPTY.metadata, page },
  } as ResumeData;
  return withInlineSkills(cleanTexts(resumeDataSchema, settleIds(settleDates(small, page)), options));
}

/** A part as it is stored, or undefined; `depth` is where it is in the resume. */
function checked(schema: z.ZodType, value: unknown, depth: number): unknown {
  const input = inputOf(schema).safeParse(value);
  if (!input.success) return undefined;
  const stored = schema.safeParse(plainJson(input.data, depth));
  return stored.success ? stored.data : undefined;
}
