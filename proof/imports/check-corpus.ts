import type { PdfCheckCode } from "@/contracts/model/pdf-check-report";
import type { ResumeData } from "@/contracts/model/resume/data";
import { checkPdf } from "@/domain/pdf-check/check-pdf";
import { storedCorpus } from "@/proof/imports/corpus";
import { readFileObjects } from "@/server/platform/adapters/pdf-reader/file-objects";
import { type PdfContent, readPdf } from "@/server/platform/adapters/pdf-reader/read-pdf";

export interface CheckResult {
  files: number;
  findings: number;
  /** False findings, with the name of their file. */
  untrue: string[];
  /** What is wrong with a file and was not found. */
  missed: string[];
}

/** Checks every file of a corpus and compares the findings with what is known of it. */
export async function checkCorpus(folder: string): Promise<CheckResult> {
  const result: CheckResult = { files: 0, findings: 0, untrue: [], missed: [] };
  for (const file of storedCorpus(folder)) {
    const bytes = file.pdf.slice();
    const content = await readPdf(file.pdf);
    const known = { name: file.name, bytes: bytes.length, hasSignature: true, encrypted: false };
    const objects = await readFileObjects(bytes);
    const codes = checkPdf({ ...known, ...content, objects }, undefined).findings.map(({ code }) => code);
    const text = content.lines.map((line) => line.text).join(" ");
    const expected = wrongWith(file.truth, content, text);
    result.files += 1;
    result.findings += codes.length;
    result.untrue.push(...codes.filter((code) => !expected.has(code)).map((code) => `${file.name} ${code}`));
    result.missed.push(...[...expected].filter((code) => !codes.includes(code)).map((code) => `${file.name} ${code}`));
  }
  return result;
}

/** What a check must say of a resume, by its content and what its look prints of it. */
function wrongWith({ basics, sections }: ResumeData, { pages, layout }: PdfContent, text: string): Set<PdfCheckCode> {
  const wrong = new Set<PdfCheckCode>();
  const isShown = ({ hidden, items }: { hidden: boolean; items: readonly { hidden: boolean }[] }) =>
    !hidden && items.some((item) => !item.hidden);
  if (!isShown(sections.experience)) wrong.add("NO_EXPERIENCE_SECTION");
  if (!isShown(sections.education)) wrong.add("NO_EDUCATION_SECTION");
  if (!isShown(sections.skills)) wrong.add("NO_SKILLS_SECTION");
  if (basics.email === "") wrong.add("NO_EMAIL");
  if (basics.phone === "") wrong.add("NO_PHONE");
  const isPrinted = (address: string) => address !== "" && text.includes(new URL(address).host.replace(/^www\./, ""));
  const opens = layout.some(({ links }) => links.some(({ url }) => url.startsWith("http")));
  if (!opens && ![basics.website.url, ...sections.profiles.items.map(({ website }) => website.url)].some(isPrinted))
    wrong.add("NO_PROFESSIONAL_LINK");
  if (pages > 4) wrong.add("HIGH_PAGE_COUNT");
  return wrong;
}
