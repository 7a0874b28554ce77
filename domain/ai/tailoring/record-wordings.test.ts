import { expect, test } from "vitest";
import { outlineOf } from "@/domain/ai/tailoring/outline";
import { betterWordings } from "@/domain/ai/tailoring/record-wordings";
import { tailor } from "@/domain/ai/tailoring/tailor";
import { sampleResumeData } from "@/domain/sample/resume";

const data = sampleResumeData();
const [job] = data.sections.experience.items;
const itemId = job?.id ?? "";
const POSTING = "We look for kayak building. You know kayak building and canoe repair. Canoe repair is your trade.";
const wording = (name: string, html: string) => ({ itemId, name, html });
const KAYAKS = wording("For boats", "<p>Kayak building.</p>");
const BOTH = wording("For yards", "<p>Kayak building and canoe repair.</p>");
const outline = outlineOf(data);
const refOf = outline.texts.find((text) => text.itemId === itemId && text.roleId === null)?.ref ?? "";

test("the wording with most of the posting's terms is found, and none that has no more than the text", () => {
  const found = (...wordings: (typeof KAYAKS)[]) => betterWordings(outline, wordings, POSTING).get(refOf)?.name;
  expect(found(KAYAKS, BOTH)).toBe("For yards");
  expect(found(BOTH, KAYAKS)).toBe("For yards");
  expect(found(wording("Plain", "<p>Made tea.</p>"))).toBeUndefined();
  expect(found({ ...KAYAKS, itemId: "other" })).toBeUndefined();
  expect(found(wording("Same", job?.description ?? ""))).toBeUndefined();
});

test("it is a change like any other, and goes before what a model would write", () => {
  const proposal = { texts: [{ ref: refOf, lines: [{ from: 0, text: "Kayak building." }], reason: "x" }], hide: [], order: [] };
  const worded = betterWordings(outline, [BOTH], POSTING);
  const tailored = tailor(data, outline, proposal, { sources: [], thisYear: 2026 }, worded);
  expect(tailored.changes).toMatchObject([
    {
      kind: "reword",
      itemId,
      field: "description",
      before: job?.description,
      after: BOTH.html,
      reason: "For yards",
      status: "pending",
    },
  ]);
  expect(tailored.refused).toEqual([]);
  expect(tailored.data.sections.experience.items[0]?.description).toBe(BOTH.html);
});
