import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { resumeDataInputSchema } from "@/contracts/model/resume/data";
import { saveResumeData } from "@/domain/normalise/save";
import { applyPatch, type PatchOperation } from "@/domain/patch/apply";
import { patchPart } from "@/domain/patch/patch-part";
import { sampleResumeData } from "@/domain/sample/resume";

const saved = saveResumeData(sampleResumeData());

/** The result of the full path; null if the patch or its result is rejected. */
function patchWhole(operations: readonly PatchOperation[]): unknown {
  const patched = applyPatch(saved, operations);
  if (!patched.ok) return null;
  const checked = resumeDataInputSchema.safeParse(patched.data);
  return checked.success ? saveResumeData(checked.data) : null;
}

/** Every place of the sample, and some that do not exist. */
function pointersOf(value: unknown, pointer = ""): string[] {
  if (typeof value !== "object" || value === null) return [pointer];
  const inner = Object.entries(value).flatMap(([key, child]) =>
    pointersOf(child, `${pointer}/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`),
  );
  return [pointer, ...inner, ...(Array.isArray(value) ? [`${pointer}/-`] : [`${pointer}/other`])];
}

const POINTERS = pointersOf(saved);

const pointer = fc.constantFrom(...POINTERS);
const value = fc.oneof(
  fc.string(),
  fc.constantFrom(
    "<p onclick=x>Rich <b>text</b></p>",
    "Mar 2022 – Present",
    "2019",
    "javascript:alert(1)",
    "",
    "rgba(1, 2, 3, 1)",
  ),
  fc.integer({ min: -5, max: 900 }),
  fc.boolean(),
  fc.constant(null),
  fc.constantFrom<unknown[]>([], ["a"], [{ id: "x" }]),
  fc.constantFrom<object>(
    { start: "2020-01", end: null, present: true },
    { url: "https://example.com", label: "", inlineLink: false },
  ),
);
const operation: fc.Arbitrary<PatchOperation> = fc.oneof(
  fc.record({ op: fc.constantFrom("add" as const, "replace" as const, "test" as const), path: pointer, value }),
  fc.record({ op: fc.constant("remove" as const), path: pointer }),
  fc.record({ op: fc.constantFrom("move" as const, "copy" as const), from: pointer, path: pointer }),
);

describe("saving only what a patch touched", () => {
  test("gives the same result as saving everything, or null", () => {
    let taken = 0;
    fc.assert(
      fc.property(fc.array(operation, { minLength: 1, maxLength: 3 }), (operations) => {
        const part = patchPart(saved, operations, {});
        if (part === null) return;
        taken += 1;
        expect(JSON.stringify(part)).toBe(JSON.stringify(patchWhole(operations)));
      }),
      { numRuns: 1000 },
    );
    expect(taken).toBeGreaterThan(40);
  });

  test.each([
    ["/basics/headline", "Another headline"],
    ["/summary/content", "<p>New</p><script>alert(1)</script>"],
    ["/sections/experience/items/0/description", "<p>Did <b>much</b></p>"],
    ["/sections/experience/items/0/dates", { start: "2020", end: null, present: true }],
    ["/sections/skills/columns", 2],
    ["/picture/size", 100],
  ])("takes %s", (path, input) => {
    const operations: PatchOperation[] = [{ op: "replace", path, value: input }];
    const part = patchPart(saved, operations, {});
    expect(part).not.toBeNull();
    expect(JSON.stringify(part)).toBe(JSON.stringify(patchWhole(operations)));
  });

  test("does not change its input, and shares untouched parts", () => {
    const before = JSON.stringify(saved);
    const part = patchPart(saved, [{ op: "replace", path: "/sections/experience/items/0/company", value: "Northpine" }], {});
    expect(JSON.stringify(saved)).toBe(before);
    expect(part?.sections.education).toBe(saved.sections.education);
    expect(part?.sections.experience.items[1]).toBe(saved.sections.experience.items[1]);
    expect(part?.metadata).toBe(saved.metadata);
  });

  test.each([
    [{ op: "remove", path: "/sections/experience/items/0" }],
    [{ op: "replace", path: "/metadata/page/locale", value: "de-DE" }],
    [{ op: "replace", path: "/sections/experience/items/0/id", value: "another" }],
    [{ op: "replace", path: "/basics/name", value: 7 }],
    [{ op: "replace", path: "/basics", value: {} }],
    [{ op: "replace", path: "/sections/nothing/title", value: "x" }],
    [{ op: "test", path: "/basics/name", value: "nobody" }],
  ] as [PatchOperation][])("leaves %j to the whole", (input) => expect(patchPart(saved, [input], {})).toBeNull());
});
