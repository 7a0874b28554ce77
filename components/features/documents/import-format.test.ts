import { readFileSync } from "node:fs";
import { strToU8, zipSync } from "fflate";
import { expect, it } from "vitest";
import { importFormat } from "@/components/features/documents/import-format";

const sample = (name: string) => readFileSync(`domain/sample/${name}`);

it.each([
  ["resume-v5.json", "REACTIVE_RESUME"],
  ["resume-v4.json", "REACTIVE_RESUME_V4"],
  ["json-resume.json", "JSON_RESUME"],
])("knows %s", (name, format) => {
  expect(importFormat(sample(name))).toBe(format);
});

it("recognises a PDF and a professional network's archive by content, not by name", () => {
  expect(importFormat(strToU8("%PDF-1.7\n"))).toBe("PDF");
  expect(importFormat(zipSync({ "Profile.csv": strToU8("First Name,Last Name") }))).toBe("LINKEDIN");
});

it.each([strToU8("[1, 2]"), strToU8('{"a": 1}'), zipSync({ "a.txt": strToU8("a") }), new Uint8Array()])(
  "takes other files for none",
  (bytes) => {
    expect(importFormat(bytes)).toBeNull();
  },
);
