import { ORPCError } from "@orpc/client";
import { expect, it } from "vitest";
import { isPosting, typedJob, unreadReason, webAddress } from "@/components/features/applications/quick-add/read-posting";

it.each([
  ["Northpine, Product designer, payments", { company: "Northpine", role: "Product designer, payments" }],
  ["Northpine – Writer", { company: "Northpine", role: "Writer" }],
  ["Northpine", { company: "Northpine", role: "" }],
  ["Senior Product Engineer at Northpine", { company: "Northpine", role: "Senior Product Engineer" }],
  ["Product Engineer, Northpine", { company: "Northpine", role: "Product Engineer" }],
  ["Designer @ Figma", { company: "Figma", role: "Designer" }],
  ["Northpine – Designer (Berlin)", { company: "Northpine", role: "Designer" }],
  ["Designer (m/w/d) bei Northpine", { company: "Northpine", role: "Designer (m/w/d)" }],
  ["Northpine, Inc. – Writer", { company: "Northpine, Inc.", role: "Writer" }],
  ["Data Analyst | Saltmarsh Ferries | Gdynia", { company: "Saltmarsh Ferries", role: "Data Analyst" }],
  ["https://example.com", null],
  ["two\nlines", null],
] as const)("understands %s as typed", (text, job) => {
  expect(typedJob(text)).toEqual(job);
});

it("takes only web addresses for links", () => {
  expect(webAddress("javascript:alert(1)")).toBeNull();
  expect(webAddress("file:///etc/passwd")).toBeNull();
  expect(webAddress("Node.js")).toBe("https://node.js/");
});

it("reads links and long texts, not a company and a role", () => {
  expect(isPosting("jobs.example.com/7")).toBe(true);
  expect(isPosting("Designer wanted.\nApply now.")).toBe(true);
  expect(isPosting("Northpine, Designer")).toBe(false);
  expect(isPosting("  ")).toBe(false);
});

it("reports why a posting could not be read, and only for that error", () => {
  const error = (code: string, reason: unknown) => new ORPCError(code, { status: 422, data: { reason } });
  expect(unreadReason(error("POSTING_UNREADABLE", "challenge"))).toBe("challenge");
  expect(unreadReason(error("POSTING_UNREADABLE", "something new"))).toBeNull();
  expect(unreadReason(error("BAD_REQUEST", "challenge"))).toBeNull();
  expect(unreadReason(new TypeError("Failed to fetch"))).toBeNull();
});
