import { expect, test } from "vitest";
import { fileLookOf, withFileLook } from "@/components/features/documents/imports/review/file-look";
import type { ImportReading } from "@/contracts/model/import-reading";
import { defaultResumeData } from "@/domain/default-resume";
import type { FileFacts } from "@/domain/imports/file-facts";
import { beginReview } from "@/domain/imports/review/review";
import { nearestLook } from "@/typeset/nearest-look";

const FACTS: FileFacts = {
  columns: 2,
  side: "right",
  sidebarWidth: 30,
  ground: "solid",
  groundColour: "#204060",
  band: "none",
  nameGround: "none",
  isNameAside: false,
  hasBars: false,
  isSerif: false,
  family: "Lato",
  bodySize: 10,
  marginX: 40,
  marginY: 40,
  paper: "letter",
  accent: "#204060",
  isCentred: false,
};

const readingWith = (look: ImportReading["look"]): ImportReading => ({
  format: "PDF",
  name: "Ada Byron",
  fileHash: "0".repeat(64),
  data: defaultResumeData({ name: "Ada Byron" }),
  pages: [],
  paragraphs: [],
  places: [],
  unplaced: [],
  words: { total: 0, placed: 0, left: 0 },
  stops: [],
  warnings: [],
  alsoFound: { applications: [], preferences: null, answers: [] },
  look,
  picture: null,
  duplicates: [],
});

test("the look of a review can be chosen and reverted; what the person wrote stays", () => {
  const reading = readingWith(nearestLook(FACTS));
  const first = beginReview(reading);
  const written = { ...first, data: { ...first.data, basics: { ...first.data.basics, headline: "Engineer" } } };
  const close = withFileLook(written, reading, "close");
  expect(fileLookOf(close, reading)).toBe("close");
  expect(close.data.metadata).toMatchObject({
    template: "chikorita",
    page: { format: "letter" },
    layout: { sidebarSide: "right" },
  });
  expect(close.data.basics.headline).toBe("Engineer");
  expect(withFileLook(close, reading, "close")).toBe(close);
  expect(withFileLook(close, reading, "standard").data).toEqual(written.data);
});

test("a file that shows no look has the standard one, whatever is asked for", () => {
  const reading = readingWith(null);
  const review = beginReview(reading);
  expect(withFileLook(review, reading, "close").data).toEqual(review.data);
  expect(fileLookOf(review, reading)).toBe("standard");
});
