import { expect, it } from "vitest";
import {
  applicationOf,
  EMPTY_DRAFT,
  placeOf,
  withLine,
  withoutPosting,
  withPosting,
  withTyped,
  withUnreadLink,
} from "@/components/features/applications/quick-add/draft";
import { PASTED, type ReadPosting } from "@/components/features/applications/quick-add/read-posting";

const posting = (more: Partial<ReadPosting>): ReadPosting => ({
  role: "Designer",
  company: "Northpine",
  location: "Utrecht",
  salary: "",
  requirements: ["Dutch", "Type"],
  jobDescription: "The text",
  sourceUrl: null,
  filledBy: "none",
  postingSource: PASTED,
  enrichmentWarning: null,
  deadline: null,
  contact: null,
  foundIn: { role: "title", company: "json-ld", location: "label", requirements: "text", jobDescription: "text" },
  ...more,
});

it("fills fields with their source; corrected values belong to the user", () => {
  const draft = withPosting(EMPTY_DRAFT, posting({}), "The text");
  expect(placeOf(draft, "company")).toBe("json-ld");
  const corrected = withTyped(draft, "company", "Northpine BV");
  expect(placeOf(corrected, "company")).toBeNull();
  expect(applicationOf(corrected, "The text")).toEqual({
    company: "Northpine BV",
    role: "Designer",
    location: "Utrecht",
    salary: "",
    sourceUrl: "",
    requirements: ["Dutch", "Type"],
    jobDescription: "The text",
    postingSource: PASTED,
  });
});

it("never overwrites typed text, and removes values of an earlier posting", () => {
  const typed = withTyped(EMPTY_DRAFT, "role", "Lead designer");
  const first = withPosting(typed, posting({ salary: "€ 60,000" }), "first");
  const second = withPosting(first, posting({ company: "Southoak", location: "" }), "second");
  expect(applicationOf(second, "second")).toMatchObject({ role: "Lead designer", company: "Southoak", location: "", salary: "" });
});

it("fills a field again that the person has emptied", () => {
  const emptied = withTyped(withTyped(EMPTY_DRAFT, "role", "x"), "role", "");
  expect(applicationOf(withPosting(emptied, posting({}), "t"), "").role).toBe("Designer");
});

it("replaces single-line input by values of the posting, and keeps it where the posting has none", () => {
  const line = withLine(EMPTY_DRAFT, { company: "Lanternworks", role: "Des" });
  expect(applicationOf(withPosting(line, posting({ company: "" }), "t"), "")).toMatchObject({
    company: "Lanternworks",
    role: "Designer",
  });
});

it("keeps a link that could not be read, and reports the reason with the pasted text", () => {
  const link = "https://jobs.example.com/7";
  const stored = withUnreadLink(EMPTY_DRAFT, link, "challenge");
  const draft = withPosting(stored, posting({}), "The text");
  expect(applicationOf(draft, "The text")).toMatchObject({
    sourceUrl: link,
    postingSource: { method: "paste", requestedUrl: link, fallbackReason: "challenge" },
  });
  const moved = withPosting(withTyped(stored, "sourceUrl", "https://other.example/"), posting({}), "The text");
  expect(applicationOf(moved, "The text").postingSource).toEqual(PASTED);
});

it("keeps a text that was not read yet, and a link as the link", () => {
  expect(applicationOf(EMPTY_DRAFT, "Two\nlines")).toMatchObject({ jobDescription: "Two\nlines", postingSource: PASTED });
  expect(applicationOf(EMPTY_DRAFT, "jobs.example.com/7")).toMatchObject({
    jobDescription: "",
    sourceUrl: "https://jobs.example.com/7",
    postingSource: null,
  });
});

it("keeps no link as the text of a posting", () => {
  const sourceUrl = "https://jobs.example.com/7";
  const refused = posting({ sourceUrl, jobDescription: sourceUrl, foundIn: { jobDescription: "text" } });
  expect(applicationOf(withPosting(EMPTY_DRAFT, refused, sourceUrl), sourceUrl).jobDescription).toBe("");
});

it("drops values of an earlier posting when the next one could not be read", () => {
  const first = withPosting(withTyped(EMPTY_DRAFT, "role", "Typed"), posting({}), "first");
  expect(applicationOf(withoutPosting(first), "")).toEqual({
    company: "",
    role: "Typed",
    location: "",
    salary: "",
    sourceUrl: "",
    requirements: [],
    jobDescription: "",
    postingSource: null,
  });
});
