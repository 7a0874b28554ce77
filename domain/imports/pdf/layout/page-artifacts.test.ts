import { expect, test } from "vitest";
import { withoutArtifacts } from "@/domain/imports/pdf/layout/page-artifacts";
import type { Segment } from "@/domain/imports/pdf/layout/segments";

const PAGE = { width: 595, height: 842, runs: [], links: [], rules: [] };
const at = (text: string, y: number): Segment => ({ left: 400, right: 500, y, size: 11, text, spans: [], links: [] });

const remainingOf = (pages: Segment[][]) =>
  withoutArtifacts(
    pages.map(() => PAGE),
    pages,
  ).remaining.map((segments) => segments.map(({ text }) => text));

test("a header with the number of its page is left out", () => {
  const pages = [1, 2, 3].map((page) => [at(`Ada Example, sheet ${page} of 3`, 40), at("Body", 400)]);
  expect(remainingOf(pages)).toEqual([["Body"], ["Body"], ["Body"]]);
});

test("the dates of the first job of each page remain, although they are at the same place", () => {
  const pages = [2024, 2022, 2020].map((year) => [at(`Jan ${year} – Dec ${year + 1}`, 60), at("Body", 400)]);
  expect(remainingOf(pages)).toEqual(pages.map((segments) => segments.map(({ text }) => text)));
});
