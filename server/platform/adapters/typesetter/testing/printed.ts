import { readFileSync } from "node:fs";
import type { ResumeData } from "@/contracts/model/resume/data";
import { normaliseResumeData } from "@/domain/normalise/resume";

export const sample = (): ResumeData => normaliseResumeData(JSON.parse(readFileSync("domain/sample/resume-v5.json", "utf8")));

/** The sample resume with one paragraph in the summary. */
export function saying(html: string, change: (data: ResumeData) => void = () => {}): ResumeData {
  const data = sample();
  data.summary.content = html;
  change(data);
  return data;
}
