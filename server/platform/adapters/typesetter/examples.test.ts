import { afterAll, beforeAll, expect, test } from "vitest";
import { type ExampleTexts, withExamples } from "@/components/features/editor/resume/starting/examples";
import { exampleFieldStyle } from "@/components/kit/page-preview/active-field";
import { TEMPLATE_NAMES } from "@/contracts/model/resume/templates";
import { defaultResumeData } from "@/domain/default-resume";
import { checkPages } from "@/domain/page-check/check-page";
import type { Printed } from "@/domain/page-check/geometry";
import messages from "@/messages/en.json";
import { buildTypesetterChild } from "@/scripts/build-engine.mjs";
import { createTypesetter, type Typesetter } from "@/server/platform/adapters/typesetter/typesetter";
import { inLookOf } from "@/typeset/chosen-look";
import { prepareResume } from "@/typeset/prepare";

let typesetter: Typesetter;
beforeAll(async () => {
  typesetter = createTypesetter({ childPath: await buildTypesetterChild(), children: 1, timeoutMs: 20_000 });
  await typesetter.ready();
});
afterAll(() => typesetter.close());

test.each(TEMPLATE_NAMES)(
  "examples on a new resume in %s have the contrast of text on whatever is under them",
  async (template) => {
    const data = defaultResumeData({ name: "Maren Aldersund" });
    const { document } = withExamples(
      { ...data, metadata: inLookOf(data.metadata, template) },
      messages.editor.examples as ExampleTexts,
    );
    const json = await typesetter.json("printed", prepareResume(document, { preview: true }));
    const printed = JSON.parse(Buffer.from(json).toString()) as Printed;
    expect(printed.pages.flatMap(({ texts }) => texts).length).toBeGreaterThan(10);
    const { findings } = checkPages(document, { printed, picture: null, now: new Date("2026-11-27") });
    expect(findings.filter(({ code }) => code === "LOW_CONTRAST")).toEqual([]);
  },
);

test("what marks examples lies over no text", () => {
  const style = exampleFieldStyle("page", ["/summary"]);
  expect(style).toContain("stroke");
  expect(style).not.toMatch(/fill|opacity|filter|blend/);
});
