import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";
import type { ResumeData } from "@/contracts/model/resume/data";
import type { TemplateName } from "@/contracts/model/resume/templates";
import { BROWSER_LOOKS } from "@/proof/imports/browser-looks";
import type { CorpusFile } from "@/proof/imports/corpus-file";
import { plainPerson } from "@/proof/imports/plain-person";
import { CHROMIUM_FLAGS, findChromium } from "@/scripts/chromium.mjs";
import { printInOffice } from "@/scripts/office.mjs";
import { resumeToHtml } from "@/server/documents/exports/html/resume";
import { openDocumentFile } from "@/server/documents/exports/office/open-document";
import { officeResume } from "@/server/documents/exports/office/resume";
import { wordFile } from "@/server/documents/exports/office/word";

type People = readonly (readonly [string, ResumeData])[];

/** The same people printed by Chromium: looks of websites and generators, and our own web page. */
export async function* browserFiles(people: People): AsyncGenerator<CorpusFile> {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: [...CHROMIUM_FLAGS] });
  try {
    const page = await browser.newPage();
    for (const [name, truth] of people) {
      const looks = Object.entries(BROWSER_LOOKS).map(([look, write]) => [look, write(plainPerson(truth))] as const);
      for (const [look, html] of [...looks, ["browser-export", resumeToHtml(truth, name, null)] as const]) {
        await page.setContent(html);
        const pdf = new Uint8Array(await page.pdf({ format: "A4", preferCSSPageSize: true, printBackground: true }));
        yield { name: `${look}-${name}`, look, isOwn: false, truth, pdf };
      }
    }
  } finally {
    await browser.close();
  }
}

/** Templates whose Word files differ most: one column, side headings, a sidebar, a centred head, bars of colour. */
const WORD_TEMPLATES: readonly TemplateName[] = ["onyx", "bronzor", "azurill", "kakuna", "pikachu", "rhyhorn", "ditto"];
const OPEN_DOCUMENT_TEMPLATES: readonly TemplateName[] = ["onyx", "gengar"];

/** The same people as Word and OpenDocument files, printed by LibreOffice with the fonts that it finds. */
export async function* officeFiles(people: People): AsyncGenerator<CorpusFile> {
  const folder = mkdtempSync(join(tmpdir(), "dossier-office-"));
  try {
    mkdirSync(join(folder, "pdf"));
    const files = new Map<string, Omit<CorpusFile, "pdf">>();
    const add = (program: string, ending: string, template: TemplateName, person: People[number], bytes: Uint8Array) => {
      const name = `${program}-${template}-${person[0]}`;
      writeFileSync(join(folder, `${name}.${ending}`), bytes);
      files.set(`${name}.${ending}`, { name, look: `${program}-${template}`, isOwn: false, truth: person[1] });
    };
    for (const person of people) {
      const modelIn = (template: TemplateName) => {
        const { metadata } = person[1];
        return officeResume({ ...person[1], metadata: { ...metadata, template } }, person[0], null);
      };
      for (const template of WORD_TEMPLATES) add("word", "docx", template, person, await wordFile(modelIn(template)));
      for (const template of OPEN_DOCUMENT_TEMPLATES)
        add("writer", "odt", template, person, await openDocumentFile(modelIn(template)));
    }
    await printInOffice(
      [...files.keys()].map((file) => join(folder, file)),
      join(folder, "pdf"),
      [],
    );
    for (const file of files.values())
      yield { ...file, pdf: new Uint8Array(readFileSync(join(folder, "pdf", `${file.name}.pdf`))) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
