import { afterAll, beforeAll, expect, test } from "vitest";
import type { ResumeData } from "@/contracts/model/resume/data";
import { TEMPLATE_NAMES, type TemplateName } from "@/contracts/model/resume/templates";
import type { Printed } from "@/domain/page-check/geometry";
import { buildTypesetterChild } from "@/scripts/build-engine.mjs";
import { createTypesetter, type Typesetter } from "@/server/platform/adapters/typesetter/typesetter";
import { isItsTurn } from "@/server/testing/in-turn";
import { prepareResume } from "@/typeset/prepare";
import { composedResume, LANGUAGES, LENGTHS, PAPERS } from "@/typeset/testing/composed-resume";
import { ODD_RESUMES } from "@/typeset/testing/odd-resumes";
import { pageFaults } from "@/typeset/testing/page-faults";

let typesetter: Typesetter;
beforeAll(async () => {
  typesetter = createTypesetter({ childPath: await buildTypesetterChild(), children: 1, timeoutMs: 30_000 });
  await typesetter.ready();
});
afterAll(() => typesetter.close());

async function faultsOf(data: ResumeData): Promise<string[]> {
  const printed = JSON.parse(Buffer.from(await typesetter.json("printed", prepareResume(data, { preview: true }))).toString());
  return pageFaults(data, printed as Printed).map(({ kind, page, text }) => `page ${page}: ${kind}: ${text}`);
}

const about = (template: TemplateName, ...words: string[]) => [template, ...words].join(", ");

test("no page of ordinary resumes has a fault of composition: short and long ones, in four languages, on A4 and Letter", async () => {
  for (const [row, template] of TEMPLATE_NAMES.entries())
    for (const [place, length] of LENGTHS.entries())
      for (const [column, language] of LANGUAGES.entries())
        for (const [side, format] of PAPERS.entries()) {
          if (!isItsTurn(8, row, place * 3, column * 2, side)) continue;
          const data = composedResume({ template, length, language, format });
          expect([about(template, length, language, format), await faultsOf(data)]).toEqual([
            about(template, length, language, format),
            [],
          ]);
        }
}, 600_000);

/** A single word in the head may fill most of a page, so that its columns cannot be alike. */
const MAY_BE_UNEQUAL = ["a name of 300 letters", "a headline of 300 letters", "words of 300 letters"];

test("pages of odd resumes hold everything, without a fault of composition", async () => {
  for (const [row, template] of TEMPLATE_NAMES.entries())
    for (const [column, [name, make]] of Object.entries(ODD_RESUMES).entries()) {
      if (!isItsTurn(6, row, column)) continue;
      const data = composedResume({ template, length: "sample", language: "en-GB", format: "a4" });
      make(data);
      const faults = await faultsOf(data);
      const found = faults.filter((fault) => !(MAY_BE_UNEQUAL.includes(name) && fault.includes("unbalanced")));
      expect([about(template, name), found]).toEqual([about(template, name), []]);
    }
}, 600_000);
