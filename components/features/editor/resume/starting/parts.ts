import { isDraft } from "@/components/features/editor/resume/sections/preview-text";
import type { ResumeData } from "@/contracts/model/resume/data";

/** What nearly every resume has. A new one shows examples of those that are still empty, and counts those that are not. */
export const PARTS = ["name", "headline", "contact", "summary", "experience", "education", "skills"] as const;
export type Part = (typeof PARTS)[number];

const isWritten = (html: string) => html.replace(/<[^>]*>|&nbsp;|\s/g, "") !== "";

/** The parts that have something of the person's own. */
export function writtenParts({ basics, summary, sections }: ResumeData): ReadonlySet<Part> {
  const hasEntry = (key: "experience" | "education" | "skills") => sections[key].items.some((item) => !isDraft(key, item));
  const isThere: Record<Part, boolean> = {
    name: basics.name.trim() !== "",
    headline: basics.headline.trim() !== "",
    contact: [basics.email, basics.phone, basics.location].some((text) => text.trim() !== ""),
    summary: isWritten(summary.content),
    experience: hasEntry("experience"),
    education: hasEntry("education"),
    skills: hasEntry("skills"),
  };
  return new Set(PARTS.filter((part) => isThere[part]));
}
