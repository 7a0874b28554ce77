import fc from "fast-check";
import { produce } from "immer";
import { describe, expect, it } from "vitest";
import { lineOfHtml } from "@/components/features/editor/fields/line-of-html";
import {
  allSectionIds,
  findItemSection,
  isListed,
  itemsOf,
  placeOf,
  sectionOrder,
} from "@/components/features/editor/resume/document-structure";
import { itemFieldPointer, placeOfPointer } from "@/components/features/editor/resume/field-pointer";
import {
  addItem,
  CUSTOM_TYPES,
  duplicateItem,
  moveItem,
  moveItemTo,
  removeItem,
  sectionsOfSameType,
} from "@/components/features/editor/resume/item-edits";
import {
  addPage,
  addSection,
  duplicateSection,
  moveSection,
  placeAmongListed,
  placeSection,
  removePage,
  removeSection,
} from "@/components/features/editor/resume/section-edits";
import { isDraft, itemTitle, sectionPreview } from "@/components/features/editor/resume/sections/preview-text";
import { type ResumeData, resumeDataSchema } from "@/contracts/model/resume/data";
import { SECTION_KEYS } from "@/contracts/model/resume/sections/forms";
import { sampleResumeData } from "@/domain/sample/resume";

const sample = sampleResumeData();

let ids = 0;
const newId = () => `new-${++ids}`;

const itemIds = (data: ResumeData, sectionId: string) => {
  const section = findItemSection(data, sectionId);
  return section ? itemsOf(section).map(({ id }) => id) : [];
};
const allItemIds = (data: ResumeData) => [...allSectionIds(data)].flatMap((id) => itemIds(data, id));

describe("items", () => {
  it.each(SECTION_KEYS)("a new one in %s is a complete draft", (key) => {
    const data = produce(sample, (draft) => addItem(draft, key, "fresh"));
    expect(resumeDataSchema.safeParse(data).error).toBeUndefined();
    const item = itemsOf(data.sections[key]).find(({ id }) => id === "fresh");
    expect(item && isDraft(key, item)).toBe(true);
  });

  it("a copy comes after its original and shares no id with it, roles included", () => {
    const original = sample.sections.experience.items.find(({ roles }) => roles.length > 0);
    let copyId: string | null = null;
    const data = produce(sample, (draft) => {
      copyId = duplicateItem(draft, "experience", original?.id ?? "", newId);
    });
    const list = data.sections.experience.items;
    const copy = list.find(({ id }) => id === copyId);
    expect(list.findIndex(({ id }) => id === copyId)).toBe(list.findIndex(({ id }) => id === original?.id) + 1);
    expect(copy?.company).toBe(original?.company);
    expect(copy?.roles.map(({ id }) => id).some((id) => original?.roles.some((role) => role.id === id))).toBe(false);
  });

  it("move as far as the list goes and no further", () => {
    const [first = "", second = ""] = itemIds(sample, "experience");
    const moved = produce(sample, (draft) => moveItem(draft, "experience", first, 1));
    expect(itemIds(moved, "experience").slice(0, 2)).toEqual([second, first]);
    expect(produce(sample, (draft) => moveItem(draft, "experience", first, -1))).toBe(sample);
  });

  it("move to another section only when it holds the same kind", () => {
    const [first = ""] = itemIds(sample, "experience");
    const withOwn = produce(sample, (draft) => addSection(draft, "experience", "Earlier", "own"));
    expect(sectionsOfSameType(withOwn, "experience")).toContain("own");
    expect(
      itemIds(
        produce(withOwn, (draft) => moveItemTo(draft, "experience", first, "own")),
        "own",
      ),
    ).toEqual([first]);
    expect(produce(withOwn, (draft) => moveItemTo(draft, "experience", first, "skills"))).toBe(withOwn);
  });
});

describe("sections", () => {
  it("custom sections can be of every kind but letters, and are printed immediately", () => {
    expect(CUSTOM_TYPES).not.toContain("cover-letter");
    for (const type of CUSTOM_TYPES) {
      const data = produce(sample, (draft) => {
        addSection(draft, type, "Own", "own");
        addItem(draft, "own", "item");
      });
      expect(resumeDataSchema.safeParse(data).error).toBeUndefined();
      expect(placeOf(data, "own")).not.toBeNull();
    }
  });

  it("move within their column, to another column, and off the page", () => {
    const [first = "", second = ""] = sample.metadata.layout.pages[0]?.main ?? [];
    expect(produce(sample, (draft) => moveSection(draft, first, 1)).metadata.layout.pages[0]?.main.slice(0, 2)).toEqual([
      second,
      first,
    ]);
    const aside = produce(sample, (draft) => {
      draft.metadata.template = "azurill";
      placeSection(draft, first, { page: 0, column: "sidebar" });
    });
    expect(placeOf(aside, first)).toEqual({ page: 0, column: "sidebar" });
    const nowhere = produce(sample, (draft) => placeSection(draft, first, null));
    expect(sectionOrder(nowhere).at(-1)?.sectionIds).toContain(first);
  });

  it("are in one list where the template has one column, and keep their column for templates that have two", () => {
    const data = produce(sample, (draft) => {
      draft.metadata.template = "onyx";
      draft.metadata.layout.pages = [{ fullWidth: false, main: ["summary", "experience"], sidebar: ["skills", "languages"] }];
    });
    const listOf = (each: ResumeData) => sectionOrder(each)[0];
    const columnsOf = (each: ResumeData) => each.metadata.layout.pages[0];
    expect(listOf(data)).toEqual({
      place: { page: 0, column: "whole" },
      sectionIds: ["summary", "experience", "skills", "languages"],
    });
    const down = produce(data, (draft) => moveSection(draft, "skills", 1));
    expect(columnsOf(down)).toMatchObject({ main: ["summary", "experience"], sidebar: ["languages", "skills"] });
    const across = produce(data, (draft) => moveSection(draft, "experience", 2));
    expect(listOf(across)?.sectionIds).toEqual(["summary", "skills", "languages", "experience"]);
    const up = produce(data, (draft) => moveSection(draft, "skills", -1));
    expect(columnsOf(up)).toMatchObject({ main: ["summary", "skills", "experience"], sidebar: ["languages"] });
    expect(listOf(produce(data, (draft) => moveSection(draft, "summary", -1)))?.sectionIds[0]).toBe("summary");
    const first = produce(data, (draft) => placeSection(draft, "languages", { page: 0, column: "whole" }, 0));
    expect(listOf(first)?.sectionIds[0]).toBe("languages");
  });

  it("move past empty sections that the content list does not show", () => {
    const data = produce(sample, (draft) => {
      draft.metadata.template = "onyx";
      draft.metadata.layout.pages = [
        { fullWidth: false, main: ["summary", "awards", "interests", "experience", "skills"], sidebar: [] },
      ];
      draft.sections.awards.items = [];
      draft.sections.interests.items = [];
    });
    const mainOf = (each: ResumeData) => each.metadata.layout.pages[0]?.main;
    expect(["awards", "interests", "experience"].map((id) => isListed(data, id))).toEqual([false, false, true]);
    const up = produce(data, (draft) => moveSection(draft, "experience", -1));
    expect(mainOf(up)).toEqual(["experience", "summary", "awards", "interests", "skills"]);
    expect(mainOf(produce(up, (draft) => moveSection(draft, "experience", 2)))).toEqual(
      mainOf(produce(up, (draft) => placeSection(draft, "experience", { page: 0, column: "main" }))),
    );
    const page = { page: 0, column: "main" } as const;
    const second = produce(data, (draft) => placeAmongListed(draft, "skills", page, 1));
    expect(mainOf(second)).toEqual(["summary", "awards", "interests", "skills", "experience"]);
    const last = produce(data, (draft) => placeAmongListed(draft, "summary", page, 2));
    expect(mainOf(last)).toEqual(["awards", "interests", "experience", "skills", "summary"]);
  });

  it("stay on paper when their page is removed", () => {
    const two = produce(sample, addPage);
    const data = produce(two, (draft) => removePage(draft, 0));
    for (const id of allSectionIds(sample)) expect(placeOf(data, id) === null).toBe(placeOf(sample, id) === null);
  });
});

it("any series of edits leaves a document the contract accepts, with every id once and no section lost from sight", () => {
  type Move = { kind: number; at: number; by: number };
  const moves = fc.array(fc.record<Move>({ kind: fc.nat(10), at: fc.nat(30), by: fc.integer({ min: -3, max: 3 }) }), {
    maxLength: 30,
  });
  const apply = (draft: ResumeData, { kind, at, by }: Move) => {
    const sectionIds = [...allSectionIds(draft)];
    const sectionId = sectionIds[at % sectionIds.length] ?? "";
    const other = sectionIds[(at + kind) % sectionIds.length] ?? "";
    const list = itemIds(draft, sectionId);
    const itemId = list[at % Math.max(1, list.length)] ?? "";
    const edits = [
      () => addItem(draft, sectionId, newId()),
      () => removeItem(draft, sectionId, itemId),
      () => duplicateItem(draft, sectionId, itemId, newId),
      () => moveItem(draft, sectionId, itemId, by),
      () => moveItemTo(draft, sectionId, itemId, other),
      () => addSection(draft, CUSTOM_TYPES[at % CUSTOM_TYPES.length] ?? "summary", "Own", newId()),
      () => removeSection(draft, sectionId),
      () => duplicateSection(draft, sectionId, newId),
      () => moveSection(draft, sectionId, by),
      () => placeSection(draft, sectionId, by === 0 ? null : { page: 0, column: by < 0 ? "sidebar" : "main" }),
      () => (by < 0 ? removePage(draft, at % 3) : addPage(draft)),
    ];
    edits[kind]?.();
  };
  fc.assert(
    fc.property(moves, (list) => {
      const data = list.reduce((current, move) => produce(current, (draft) => apply(draft, move)), sample);
      expect(resumeDataSchema.safeParse(data).error).toBeUndefined();
      const all = [...allItemIds(data), ...data.customSections.map(({ id }) => id)];
      expect(new Set(all).size).toBe(all.length);
      const shown = sectionOrder(data).flatMap(({ sectionIds }) => sectionIds);
      expect([...shown].sort()).toEqual([...allSectionIds(data)].sort());
    }),
    { numRuns: 60 },
  );
});

describe("what lists show", () => {
  it("names an item by its first two texts", () => {
    expect(
      itemTitle("experience", { id: "1", hidden: false, position: "Designer", company: "Halden", location: "Oslo" }),
    ).toEqual({ title: "Designer", detail: "Halden" });
    expect(itemTitle("summary", { id: "1", hidden: false, content: "<p>Some <b>text</b></p>" })).toEqual({
      title: "Some text",
      detail: "",
    });
  });

  it("shows rich text as one plain line", () => {
    expect(lineOfHtml("<ul><li><p>One &amp; two</p></li><li>three</li></ul>")).toBe("One & two three");
  });

  it("previews a section by its items", () => {
    expect(sectionPreview(sample, "experience").split("; ")).toHaveLength(Math.min(6, sample.sections.experience.items.length));
  });
});

it("a pointer from the page leads to the row and the entry of its field", () => {
  const [first = ""] = itemIds(sample, "experience");
  expect(placeOfPointer(sample, itemFieldPointer("experience", first, "company"))).toEqual({
    sectionId: "experience",
    itemId: first,
  });
  expect(placeOfPointer(sample, "/summary/content")).toEqual({ sectionId: "summary", itemId: null });
  expect(placeOfPointer(sample, "/basics/name")).toEqual({ sectionId: "basics", itemId: null });
  expect(placeOfPointer(sample, "/customSections/#gone/items/#x/name")).toBeNull();
});
