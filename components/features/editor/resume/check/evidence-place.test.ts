import { expect, it } from "vitest";
import { placeOfPointer } from "@/components/features/editor/resume/field-pointer";
import { sampleResumeData } from "@/domain/sample/resume";
import { visiblePlaces } from "@/domain/sections/visible-text";
import { placeOfEvidence } from "./evidence-place";

it("leads to every place that evidence can name", () => {
  const data = sampleResumeData();
  for (const place of visiblePlaces(data)) {
    const pointer = placeOfEvidence(data, place);
    expect(pointer, JSON.stringify(place)).not.toBeNull();
    expect(placeOfPointer(data, pointer ?? ""), pointer ?? "").not.toBeNull();
  }
  expect(placeOfEvidence(data, { heading: "Nowhere", entry: "" })).toBeNull();
});
