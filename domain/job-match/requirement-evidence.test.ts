import fc from "fast-check";
import { expect, test } from "vitest";
import { requirementEvidence } from "@/domain/job-match/requirement-evidence";
import { normaliseResumeData } from "@/domain/normalise/resume";
import v5 from "@/domain/sample/resume-v5.json";

const resume = normaliseResumeData(v5);
const of = (requirement: string) => requirementEvidence(resume, [requirement])[0];

test("a requirement is found with the place that speaks of it, regardless of years and experience", () => {
  expect(of("5+ years of experience with Unreal Engine")).toMatchObject({ status: "found", missing: [] });
  expect(of("5+ years of experience with Unreal Engine")?.place?.heading).toBeTruthy();
});

test("partly found names what is missing", () => {
  expect(of("Unity and Kubernetes")).toMatchObject({ status: "partly", found: ["Unity"], missing: ["Kubernetes"] });
});

test("what the resume does not speak of is missing and has no place", () => {
  expect(of("Kubernetes")).toMatchObject({ status: "missing", place: null });
  expect(of("Strong experience")).toMatchObject({ status: "missing", place: null });
});

test("every requirement has its line, in its order, and its words are found or missing but never both", () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 60 }), { maxLength: 8 }), (requirements) => {
      const evidence = requirementEvidence(resume, requirements);
      expect(evidence.map(({ requirement }) => requirement)).toEqual(requirements);
      for (const { status, found, missing, place } of evidence) {
        expect(found.filter((word) => missing.includes(word))).toEqual([]);
        expect(place === null).toBe(status === "missing");
        if (status === "found") expect(missing).toEqual([]);
      }
    }),
    { numRuns: 50 },
  );
});
