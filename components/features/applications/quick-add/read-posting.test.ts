import { expect, it } from "vitest";
import { readPosting, typedJob, webAddress } from "@/components/features/applications/quick-add/read-posting";

it("keeps a pasted text as the description and finds its link", async () => {
  const text = "Designer wanted.\nApply at https://jobs.example.com/7, please.";
  expect(await readPosting(text)).toMatchObject({
    jobDescription: text,
    sourceUrl: "https://jobs.example.com/7",
    filledBy: "none",
  });
});

it("takes a link alone as the link of the posting", async () => {
  expect(await readPosting(" jobs.example.com/7 ")).toMatchObject({
    jobDescription: "",
    sourceUrl: "https://jobs.example.com/7",
  });
});

it.each([
  ["Northpine, Product designer, payments", { company: "Northpine", role: "Product designer, payments" }],
  ["Northpine – Writer", { company: "Northpine", role: "Writer" }],
  ["Northpine", { company: "Northpine", role: "" }],
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
