import type { ResumeData } from "@/contracts/model/resume/data";
import { placeMissingSections } from "@/domain/imports/layout";
import { isRecord } from "@/domain/is-record";
import { saveResumeData } from "@/domain/normalise/save";

const PARTS = ["basics", "summary", "sections", "metadata"] as const;

/**
 * Resume data in the service's own format, bare or in a wrapper: a resume with its `data`, or an account export, from which the
 * first resume is used. Older data is completed. undefined if it contains no resume.
 */
export function importOwnFormat(value: unknown): ResumeData | undefined {
  const data = findData(value, 0);
  return data ? placeMissingSections(saveResumeData(data)) : undefined;
}

function findData(value: unknown, depth: number): Record<string, unknown> | undefined {
  if (!isRecord(value) || depth > 3) return undefined;
  if (PARTS.every((part) => isRecord(value[part]))) return value;
  const [firstResume] = Array.isArray(value.resumes) ? value.resumes : [];
  for (const inner of [value.data, value.resume, firstResume]) {
    const found = findData(inner, depth + 1);
    if (found) return found;
  }
  return undefined;
}
