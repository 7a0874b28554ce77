import { afterAll, beforeAll, expect, test } from "vitest";
import { TEMPLATE_NAMES } from "@/contracts/model/resume/templates";
import { sampleResumeData } from "@/domain/sample/resume";
import { buildTypesetterChild } from "@/scripts/build-engine.mjs";
import { createTypesetter, type Typesetter } from "@/server/platform/adapters/typesetter/typesetter";
import { inLookOf } from "@/typeset/chosen-look";
import type { Measured } from "@/typeset/fit/fit";
import { prepareResume } from "@/typeset/prepare";

// The sample is the first that people see of a template.

/** How much of its second page the sample fills at least. */
const FULL = 0.75;

let typesetter: Typesetter;
beforeAll(async () => {
  typesetter = createTypesetter({ childPath: await buildTypesetterChild(), children: 1, timeoutMs: 20_000 });
  await typesetter.ready();
});
afterAll(() => typesetter.close());

async function measured(template: (typeof TEMPLATE_NAMES)[number], format: "a4" | "letter"): Promise<Measured> {
  const data = sampleResumeData();
  const metadata = inLookOf({ ...data.metadata, page: { ...data.metadata.page, format } }, template);
  const json = await typesetter.json("measured", prepareResume({ ...data, metadata }, { preview: true }));
  return JSON.parse(Buffer.from(json).toString());
}

test.each(TEMPLATE_NAMES)("the sample prints two full pages in %s, on A4 and on Letter", async (template) => {
  for (const format of ["a4", "letter"] as const) {
    const { pages, lastPageFill } = await measured(template, format);
    expect([format, pages]).toEqual([format, 2]);
    expect(lastPageFill, format).toBeGreaterThanOrEqual(FULL);
  }
});
