import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ResumeData } from "@/contracts/model/resume/data";
import { changedParts, withPart } from "@/domain/compare/parts";
import { changeCount, comparedWords, onlyChanges, wordCounts } from "@/domain/compare/words";
import { normaliseResumeData } from "@/domain/normalise/resume";
import { sampleResumeData } from "@/domain/sample/resume";

describe("words", () => {
  test("a changed word is marked, its neighbours are not", () => {
    expect(comparedWords("Led a team of five.", "Led a team of seven.", "en")).toEqual([
      { kind: "same", text: "Led a team of " },
      { kind: "removed", text: "five" },
      { kind: "added", text: "seven" },
      { kind: "same", text: "." },
    ]);
  });

  test("Chinese is compared by words", () => {
    const pieces = comparedWords("负责数据平台的建设", "负责数据中心的建设", "zh");
    expect(
      pieces
        .filter(({ kind }) => kind === "same")
        .map(({ text }) => text)
        .join(""),
    ).toContain("负责");
    expect(pieces.some(({ kind }) => kind !== "same")).toBe(true);
  });

  test("both texts can be reconstructed from any comparison", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (before, after) => {
        const pieces = comparedWords(before, after, "en");
        const without = (kind: string) =>
          pieces
            .filter((piece) => piece.kind !== kind)
            .map(({ text }) => text)
            .join("");
        expect(without("added")).toBe(before);
        expect(without("removed")).toBe(after);
      }),
    );
  });

  test("a replaced word is one change, whatever is around it", () => {
    const pieces = comparedWords("Led a team of five in Oslo for years.", "Led a crew of seven in Bergen for years.", "en");
    expect(changeCount(pieces)).toBe(3);
    expect(changeCount(comparedWords("One two three", "Four five six", "en"))).toBe(1);
    expect(changeCount(comparedWords("The same", "The same", "en"))).toBe(0);
  });

  test("words are counted, not pieces or characters", () => {
    const counts = (before: string, after: string, locale = "en") => wordCounts(comparedWords(before, after, locale), locale);
    expect(counts("Led a team.", "Led a team of seven, and built it.")).toEqual({ added: 5, removed: 0 });
    expect(counts("Led a team of five.", "Led.")).toEqual({ added: 0, removed: 4 });
    expect(counts("负责数据平台", "负责", "zh").removed).toBeGreaterThan(0);
  });

  test("text far from every change is left out", () => {
    const lines = Array.from({ length: 40 }, (_, index) => `line ${index}`);
    const shown = onlyChanges(comparedWords(lines.join("\n"), lines.with(20, "changed").join("\n"), "en"));
    expect(shown.filter((piece) => piece === null)).toHaveLength(2);
    const text = shown.map((piece) => piece?.text ?? "…").join("");
    expect(text).toContain("line 19");
    expect(text).not.toContain("line 10");
  });
});

describe("parts", () => {
  const change = (edit: (data: ResumeData) => void): ResumeData => {
    const data = structuredClone(sampleResumeData());
    edit(data);
    return data;
  };
  const sample = sampleResumeData();
  const [first, second] = sample.sections.experience.items;

  test("nothing differs from itself", () => expect(changedParts(sample, sampleResumeData())).toEqual([]));

  test("a deleted item is restored to its place, and nothing else changes", () => {
    const now = change((data) => {
      data.sections.experience.items.shift();
      data.basics.headline = "Something else";
    });
    expect(changedParts(sample, now)).toEqual([
      { key: "basics", kind: "changed", sectionId: null, title: "" },
      { key: `experience/${first?.id}`, kind: "removed", sectionId: "experience", title: expect.any(String) },
    ]);
    const back = withPart(now, sample, `experience/${first?.id}`);
    expect(back.sections.experience.items.map(({ id }) => id)).toEqual([first?.id, second?.id]);
    expect(back.basics.headline).toBe("Something else");
  });

  test.each<[string, (data: ResumeData) => void]>([
    ["basics", (data) => (data.basics.phone = "0")],
    ["picture", (data) => (data.picture.size = 200)],
    ["summary", (data) => (data.summary.content = "<p>New.</p>")],
    ["design", (data) => (data.metadata.template = "azurill")],
    ["layout", (data) => data.metadata.layout.pages.pop()],
    ["skills", (data) => (data.sections.skills.title = "Tools")],
    [`experience/${second?.id}`, (data) => ((data.sections.experience.items[1] as { company: string }).company = "Elsewhere")],
    [
      "education/new",
      (data) =>
        data.sections.education.items.push({
          ...(data.sections.education.items[0] as (typeof data.sections.education.items)[number]),
          id: "new",
        }),
    ],
  ])("%s is brought back on its own", (key, edit) => {
    const now = change(edit);
    expect(changedParts(sample, now).map((part) => part.key)).toEqual([key]);
    expect(changedParts(sample, withPart(now, sample, key))).toEqual([]);
    expect(normaliseResumeData(withPart(now, sample, key))).toEqual(normaliseResumeData(sample));
  });
});
