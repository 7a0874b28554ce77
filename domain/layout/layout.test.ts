import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Layout } from "@/contracts/model/resume/metadata";
import { defaultResumeData } from "@/domain/default-resume";
import {
  addPage,
  findSection,
  moveEntry,
  moveSection,
  removePage,
  removeSection,
  setFullWidth,
  shiftSection,
} from "@/domain/layout/edit";
import { placedSections, placements, unplacedSections } from "@/domain/layout/placement";
import { normaliseResumeData } from "@/domain/normalise/resume";
import v5 from "@/domain/sample/resume-v5.json";

const page = (main: string[], sidebar: string[] = [], fullWidth = false) => ({ fullWidth, main, sidebar });
const layout = (...pages: ReturnType<typeof page>[]): Layout => ({ sidebarWidth: 35, pages });
const ids = ({ pages }: Layout) => pages.map(({ main, sidebar }) => [main, sidebar]);

describe("positions of sections", () => {
  const data = normaliseResumeData(v5);

  it("is page by page, main column first, and one column on full-width pages", () => {
    const wide = {
      ...data,
      metadata: {
        ...data.metadata,
        layout: layout(page(["summary"], ["skills"]), page(["skills", "awards"], ["projects"], true)),
      },
    };
    expect(placements(wide)).toEqual([
      { id: "summary", page: 0, column: "main" },
      { id: "skills", page: 0, column: "sidebar" },
      { id: "awards", page: 1, column: "main" },
      { id: "projects", page: 1, column: "main" },
    ]);
    expect(unplacedSections(wide).map((section) => section.id)).toContain("experience");
  });

  it("finds custom sections with their kind and pointer", () => {
    const custom = placedSections(data).filter((section) => section.isCustom);
    expect(custom.map(({ kind, pointer }) => [kind, pointer])).toEqual([
      ["experience", "/customSections/0"],
      ["cover-letter", "/customSections/1"],
    ]);
  });

  it("has every section of a new resume on its page", () => {
    expect(unplacedSections(defaultResumeData({ name: "" }))).toEqual([]);
  });
});

describe("changing a layout", () => {
  const start = layout(page(["a", "b"], ["c"]), page(["d"], [], true));

  it("moves sections to any place, and into the main column of wide pages", () => {
    expect(ids(moveSection(start, "a", { page: 0, column: "main", index: 1 }))[0]).toEqual([["b", "a"], ["c"]]);
    expect(ids(moveSection(start, "c", { page: 0, column: "main", index: 0 }))[0]).toEqual([["c", "a", "b"], []]);
    expect(ids(moveSection(start, "c", { page: 1, column: "sidebar" }))).toEqual([
      [["a", "b"], []],
      [["d", "c"], []],
    ]);
    expect(ids(moveSection(start, "new", { page: 0, column: "sidebar", index: 0 }))[0]).toEqual([
      ["a", "b"],
      ["new", "c"],
    ]);
    expect(moveSection(start, "a", { page: 7, column: "main" })).toBe(start);
  });

  it("shifts sections by one, over page ends too", () => {
    expect(ids(shiftSection(start, "b", "up"))[0]).toEqual([["b", "a"], ["c"]]);
    expect(ids(shiftSection(start, "b", "down"))).toEqual([
      [["a"], ["c"]],
      [["b", "d"], []],
    ]);
    expect(ids(shiftSection(start, "d", "up"))).toEqual([
      [["a", "b", "d"], ["c"]],
      [[], []],
    ]);
    expect(shiftSection(start, "a", "up")).toBe(start);
    expect(shiftSection(start, "d", "down")).toBe(start);
  });

  it("adds, widens and removes pages without losing a section", () => {
    expect(addPage(start, 0).pages).toHaveLength(3);
    expect(ids(setFullWidth(start, 0, true))[0]).toEqual([["a", "b", "c"], []]);
    expect(ids(removePage(start, 1))).toEqual([[["a", "b", "d"], ["c"]]]);
    expect(ids(removePage(start, 0))).toEqual([[["a", "b", "c", "d"], []]]);
    expect(removePage(layout(page(["a"])), 0).pages).toHaveLength(1);
    expect(findSection(removeSection(start, "d"), "d")).toBeUndefined();
  });

  it("keeps every section exactly once, whatever the changes", () => {
    const step = fc.oneof(
      fc.record({
        do: fc.constant("move"),
        id: fc.constantFrom("a", "b", "c", "d"),
        page: fc.nat(3),
        column: fc.constantFrom("main", "sidebar"),
        index: fc.nat(4),
      }),
      fc.record({ do: fc.constant("shift"), id: fc.constantFrom("a", "b", "c", "d"), direction: fc.constantFrom("up", "down") }),
      fc.record({ do: fc.constant("remove"), page: fc.nat(3) }),
      fc.record({ do: fc.constant("add") }),
      fc.record({ do: fc.constant("wide"), page: fc.nat(3), wide: fc.boolean() }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        let current = start;
        for (const each of steps) {
          if ("id" in each && "column" in each)
            current = moveSection(current, each.id, { page: each.page, column: each.column as "main", index: each.index });
          else if ("direction" in each) current = shiftSection(current, each.id, each.direction as "up");
          else if ("wide" in each) current = setFullWidth(current, each.page, each.wide);
          else current = "page" in each ? removePage(current, each.page) : addPage(current);
        }
        expect(current.pages.flatMap(({ main, sidebar }) => [...main, ...sidebar]).sort()).toEqual(["a", "b", "c", "d"]);
      }),
    );
  });

  it("moves entries of lists", () => {
    expect(moveEntry(["a", "b", "c"], 0, 2)).toEqual(["b", "c", "a"]);
    expect(moveEntry(["a", "b", "c"], 2, 0)).toEqual(["c", "a", "b"]);
    expect(moveEntry(["a"], 0, 1)).toEqual(["a"]);
    expect(moveEntry(["a"], 3, 0)).toEqual(["a"]);
  });
});
