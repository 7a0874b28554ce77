import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { resumeDataSchema } from "@/contracts/model/resume/data";
import { normaliseResumeData } from "@/domain/normalise/resume";
import { mutations } from "@/domain/normalise/testing/mutations";
import { publicResumeData } from "@/domain/public-view";
import v5 from "@/domain/sample/resume-v5.json";

describe("what visitors see", () => {
  it("has no notes, no check, nothing hidden, no letters and no additional keys", () => {
    const draft = structuredClone(v5);
    Object.assign(draft, { secretKey: "secret" });
    Object.assign(draft.metadata, { notes: "<p>secret</p>", check: { ignored: ["secret"], hiddenTerms: ["secret"] } });
    Object.assign(draft.summary, { hidden: true, content: "<p>secret</p>", title: "secret" });
    Object.assign(draft.sections.awards, { hidden: true, title: "secret" });
    Object.assign(draft.sections.projects.items[0] ?? {}, { hidden: true, name: "secret" });
    Object.assign(draft.sections.experience.items[0] ?? {}, { company: " ", description: "secret" });
    Object.assign(draft.customSections[0] ?? {}, { hidden: true, id: "secret-section" });
    Object.assign(draft.picture, { hidden: true, url: "https://example.com/secret.png" });
    draft.metadata.layout.pages[0]?.main.push("secret-section");
    const seen = publicResumeData(normaliseResumeData(draft));
    expect(JSON.stringify(seen)).not.toMatch(/secret|Sunrise Games|Performance Optimization/);
    expect(seen.sections.projects.items).toHaveLength(2);
    expect(seen.metadata.notes).toBe("");
    expect(resumeDataSchema.safeParse(seen).error).toBeUndefined();
  });

  it("is resume data, and the same when taken twice", () => {
    fc.assert(
      fc.property(mutations(v5), (value) => {
        const seen = publicResumeData(normaliseResumeData(value));
        expect(resumeDataSchema.safeParse(seen).success).toBe(true);
        expect(publicResumeData(seen)).toEqual(seen);
      }),
      { numRuns: 100 },
    );
  });
});
