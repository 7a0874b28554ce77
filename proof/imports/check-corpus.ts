import type { PdfCheckCode } from "@/contracts/model/pdf-check-report";
import type { ResumeData } from "@/contracts/model/resume/data";
import { checkPdf } from "@/domain/pdf-check/check-pdf";
import { storedCorpus } from "@/proof/imports/corpus";
import { readPdf } from "@/server/adapters/pdf-reader/read-pdf";

export interface CheckResult {
  files: number;
  findings: number;
  /** Findings that say what is not so, with the name of their file. */
  untrue: string[];
  /** What is wrong with a file and was not found. */
  missed: string[];
}

/** Looks whose columns the file holds line by line across the page. */
const MIXED = new Set(["mixed-columns"]);

/** Checks every file of a corpus and compares the findings with what is known of it. */
export async function checkCorpus(folder: string): Promise<CheckResult> {
  const result: CheckResult = { files: 0, findings: 0, untrue: [], missed: [] };
  for (const file of storedCorpus(folder)) {
    const content = await readPdf(file.pdf);
    const known = { name: file.name, bytes: file.pdf.length, encrypted: false };
    const codes = checkPdf({ ...known, ...content }, undefined).findings.map(({ code }) => code);
    const wanted = wrongWith(file.truth, content.pages, MIXED.has(file.look));
    result.files += 1;
    result.findings += codes.length;
    result.untrue.push(...codes.filter((code) => !wanted.has(code)).map((code) => `${file.name} ${code}`));
    result.missed.push(...[...wanted].filter((code) => !codes.includes(code)).map((code) => `${file.name} ${code}`));
  }
  return result;
}

/** What a check must say of a resume, by its content. */
function wrongWith({ basics, sections }: ResumeData, pages: number, isMixed: boolean): Set<PdfCheckCode> {
  const wrong = new Set<PdfCheckCode>();
  const isShown = ({ hidden, items }: { hidden: boolean; items: readonly { hidden: boolean }[] }) =>
    !hidden && items.some((item) => !item.hidden);
  if (!isShown(sections.experience)) wrong.add("NO_EXPERIENCE_SECTION");
  if (!isShown(sections.education)) wrong.add("NO_EDUCATION_SECTION");
  if (!isShown(sections.skills)) wrong.add("NO_SKILLS_SECTION");
  if (basics.email === "") wrong.add("NO_EMAIL");
  if (basics.phone === "") wrong.add("NO_PHONE");
  const hasLink = basics.website.url !== "" || basics.customFields.some(({ link }) => link !== "") || isShown(sections.profiles);
  if (!hasLink) wrong.add("NO_LINK");
  if (pages > 4) wrong.add("MANY_PAGES");
  if (isMixed) wrong.add("MULTI_COLUMN_LAYOUT");
  return wrong;
}
