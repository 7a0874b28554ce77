import fc from "fast-check";
import { expect, test } from "vitest";
import { safeFileName } from "./file-name";
import { type NameValues, nameValues, patternedName } from "./name-pattern";

const values: NameValues = {
  name: "Ada Vantongeren",
  kind: "CV",
  document: "Engineer / 2026",
  date: "2026-11-22",
  year: "2026",
  template: "Onyx",
  language: "en-GB",
  company: "",
};

test("a pattern is filled, and what has no value leaves no separators behind", () => {
  expect(patternedName("{name} - {document} - {date}", values)).toBe("Ada Vantongeren - Engineer 2026 - 2026-11-22");
  expect(patternedName("{company} - {name}", values)).toBe("Ada Vantongeren");
  expect(patternedName("{name}_{company}_{year}", values)).toBe("Ada Vantongeren_2026");
  expect(patternedName("{name} ({company})", values)).toBe("Ada Vantongeren ()");
  expect(patternedName("CV {Name} {what}", values)).toBe("CV Ada Vantongeren {what}");
  expect(patternedName("  ", values)).toBe("Ada Vantongeren – CV");
  expect(patternedName("", { ...values, name: " " })).toBe("Engineer 2026");
  expect(patternedName("{company}", values)).toBe("Engineer 2026");
});

test("without a pattern, a file is named for the person, the kind of document in its language, and the company of a copy", () => {
  const resume = { type: "resume", name: "Ilse Marwick", template: "onyx", language: "en-GB" } as const;
  const named = (document: string, rest: object = {}) =>
    patternedName("", nameValues({ ...resume, document, ...rest }, "2026-11-24"));
  expect(named("Engineer")).toBe("Ilse Marwick – Resume");
  expect(named("Engineer — Northpine", { language: "de-DE" })).toBe("Ilse Marwick – Lebenslauf – Northpine");
  expect(named("Tailored — Northpine · Head of Ferries")).toBe("Ilse Marwick – Resume – Northpine");
  expect(named("For them", { type: "letter", company: "Northpine" })).toBe("Ilse Marwick – Cover letter – Northpine");
  expect(named("Resume — Cover letter", { type: "letter", company: "" })).toBe("Ilse Marwick – Cover letter");
});

test("device names, marks of direction and trailing dots are not left in a name", () => {
  expect(safeFileName("con", "Document")).toBe("_con");
  expect(safeFileName("LPT1.old", "Document")).toBe("_LPT1.old");
  expect(safeFileName("invoice\u202Efdp.exe", "Document")).toBe("invoicefdp.exe");
  expect(safeFileName("../../etc/passwd", "Document")).toBe("etc passwd");
  expect(safeFileName("Lebenslauf. . ", "Document")).toBe("Lebenslauf");
  expect(safeFileName("\u200b\u0000//", "Document")).toBe("Document");
  expect(safeFileName("سيرة ذاتية", "Document")).toBe("سيرة ذاتية");
});

test("every name that a person can think of becomes one that every system takes", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 300 }), fc.string({ maxLength: 150 }), (document, pattern) => {
      const made = patternedName(pattern, { ...values, document });
      expect(made).not.toBe("");
      expect(made).not.toMatch(/[\\/:*?"<>|\p{Cc}\u202A-\u202E\u2066-\u2069]|^[.\s]|[.\s]$/u);
      expect(new TextEncoder().encode(`${made}.docx`).length).toBeLessThan(240);
      expect(made.isWellFormed()).toBe(true);
      expect(safeFileName(made, "Document")).toBe(made);
    }),
    { numRuns: 300 },
  );
});
