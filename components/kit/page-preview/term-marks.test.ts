import { expect, test } from "vitest";
import { termPlaces } from "@/components/kit/page-preview/term-marks";

test("whole words are found in any case, with their plural, and never inside of others", () => {
  const at = (text: string, term: string) => termPlaces(text, term).map(({ start, end }) => text.slice(start, end));
  expect(at("Unity, unity and community", "unity")).toEqual(["Unity", "unity"]);
  expect(at("APIs and an API", "API")).toEqual(["APIs", "API"]);
  expect(at("C++ and C", "C++")).toEqual(["C++"]);
  expect(at("event streams, event streaming", "event stream")).toEqual(["event streams"]);
  expect(at("", "x")).toEqual([]);
  expect(at("anything", "")).toEqual([]);
  expect(at("İstanbul office", "office")).toEqual([]);
});
