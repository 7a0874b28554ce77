import { expect, it } from "vitest";
import type { ReadPosting } from "@/components/features/applications/quick-add/read-posting";
import { applicationOfResult } from "./application-of-result";

const RESULT = { url: "https://www.jobs.example.com/7", title: "Product Designer at Northpine | Jobs", description: "Utrecht" };
const POSTING: ReadPosting = {
  role: "Product Designer",
  company: "Northpine B.V.",
  location: "Utrecht",
  salary: "",
  requirements: ["Dutch"],
  jobDescription: "You design.",
  sourceUrl: RESULT.url,
  filledBy: "page",
  postingSource: {
    method: "builtin",
    format: "text",
    truncated: false,
    completeness: "unknown",
    requestedUrl: RESULT.url,
    resolvedUrl: RESULT.url,
    retrievedAt: "2026-11-20T09:30:00.000Z",
    precise: { format: "html", completeness: "full" },
  },
  enrichmentWarning: null,
  deadline: null,
  contact: null,
};

it("adds the posting behind a result with how it was read", () => {
  expect(applicationOfResult(RESULT, POSTING)).toMatchObject({
    company: "Northpine B.V.",
    role: "Product Designer",
    sourceUrl: RESULT.url,
    requirements: ["Dutch"],
    jobDescription: "You design.",
    postingSource: { method: "builtin", precise: { completeness: "full" } },
  });
});

it("adds the search result if the page cannot be read, with a note", () => {
  expect(applicationOfResult(RESULT, null)).toMatchObject({
    company: "Northpine",
    role: "Product Designer",
    jobDescription: "Utrecht",
    postingSource: { method: "search", completeness: "partial", fallbackReason: null },
  });
  const unread = { ...POSTING, postingSource: { ...POSTING.postingSource, fallbackReason: "unsafe-url" as const } };
  expect(applicationOfResult({ ...RESULT, title: "Designer" }, unread)).toMatchObject({
    company: "jobs.example.com",
    role: "Designer",
    postingSource: { method: "search", fallbackReason: "unsafe-url" },
  });
});
