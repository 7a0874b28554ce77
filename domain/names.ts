import { LIMITS } from "@/contracts/limits";
import type { ResumeData } from "@/contracts/model/resume/data";

const EM_DASH = "—";

/** A name cut to 100 characters, never inside a surrogate pair and without a trailing space. */
export function cutName(name: string, length: number = LIMITS.name.max): string {
  return name
    .slice(0, length)
    .replace(/[\ud800-\udbff]$/, "")
    .trim();
}

/** “<name> (copy)”, cut to 100 as a whole. */
export const copyName = (name: string): string => cutName(`${name} (copy)`);

/** “<name> — <company>”. */
export const jobCopyName = (name: string, company: string): string =>
  cutName(company === "" ? name : `${name} ${EM_DASH} ${company}`);

/** The company in the name of a copy for a job, or of a tailored copy (“Tailored — <company> · <role>”); empty in other names. */
export const companyOfCopy = (name: string): string => / — ([^—]+)$/.exec(name)?.[1]?.split(" · ")[0]?.trim() ?? "";

/** “<resume name> — <section title>”, for letters that were sections of a resume. */
export const letterNameOfSection = (resumeName: string, sectionTitle: string): string =>
  cutName(`${resumeName} ${EM_DASH} ${sectionTitle.trim() || "Cover letter"}`);

/** Name of an imported resume: the person's name, else the headline, else “Imported resume”. */
export const nameOfImport = ({ basics }: ResumeData): string =>
  cutName(basics.name.trim()) || cutName(basics.headline.trim()) || "Imported resume";
