import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type ResumeData, resumeDataSchema } from "@/contracts/model/resume/data";
import { sectionsOf } from "@/domain/merge/items";
import { mergeResumes } from "@/domain/merge/resume";
import { isSame } from "@/domain/merge/same";
import { anyEdit, awayFrom, edited, sampleBase } from "@/domain/merge/testing/edits";

const base = sampleBase();
const edits = (side: string) => fc.array(anyEdit(side), { maxLength: 8 });
const change = (make: (draft: ResumeData) => void) => edited(base, [{ places: [], says: "", make }]);
const jobOf = (data: ResumeData, id: string) => data.sections.experience.items.find((item) => item.id === id);
const idsOf = (data: ResumeData) => sectionsOf(data).flatMap(({ items }) => items.map(({ id }) => id));

type Skill = ResumeData["sections"]["skills"]["items"][number];

describe("two texts of one resume", () => {
  it("that changed different fields, even of one entry, merge without a conflict", () => {
    const mine = change((draft) => Object.assign(jobOf(draft, "j1") ?? {}, { company: "Mine" }));
    const theirs = change((draft) => Object.assign(jobOf(draft, "j1") ?? {}, { location: "Theirs" }));
    const { document, conflicts } = mergeResumes(base, mine, theirs);
    expect(conflicts).toEqual([]);
    expect(jobOf(document, "j1")).toMatchObject({ company: "Mine", location: "Theirs" });
  });

  it("that changed one field conflict only there, with both texts, and the choice applies", () => {
    const mine = change((draft) => {
      Object.assign(jobOf(draft, "j1") ?? {}, { company: "Mine" });
      draft.basics.headline = "Mine too";
    });
    const theirs = change((draft) => {
      Object.assign(jobOf(draft, "j1") ?? {}, { company: "Theirs" });
      draft.basics.email = "theirs@example.com";
    });
    const pointer = "/sections/experience/items/#j1/company";
    const merged = mergeResumes(base, mine, theirs);
    expect(merged.conflicts).toEqual([{ pointer, base: "Company j1", mine: "Mine", theirs: "Theirs" }]);
    expect(merged.document.basics).toMatchObject({ headline: "Mine too", email: "theirs@example.com" });
    expect(jobOf(merged.document, "j1")?.company).toBe("Mine");
    const answered = mergeResumes(base, mine, theirs, new Map([[pointer, "theirs"]]));
    expect(jobOf(answered.document, "j1")?.company).toBe("Theirs");
  });

  it("keep additions of both sides, in the same order for both", () => {
    const add = (id: string) =>
      change((draft) => draft.sections.skills.items.push({ ...(draft.sections.skills.items[0] as Skill), id }));
    const [one, other] = [add("new-a"), add("new-b")];
    const ids = (data: ResumeData) => data.sections.skills.items.map(({ id }) => id);
    expect(ids(mergeResumes(base, one, other).document)).toEqual(["s1", "s2", "new-a", "new-b"]);
    expect(ids(mergeResumes(base, other, one).document)).toEqual(["s1", "s2", "new-a", "new-b"]);
  });

  it("conflict when one removed an entry and the other changed it, and keep it until resolved", () => {
    const mine = change((draft) => void draft.sections.experience.items.shift());
    const theirs = change((draft) => Object.assign(jobOf(draft, "j1") ?? {}, { company: "Still there" }));
    for (const [one, other, remove] of [
      [mine, theirs, "mine"],
      [theirs, mine, "theirs"],
    ] as const) {
      const { document, conflicts } = mergeResumes(base, one, other);
      expect(conflicts).toMatchObject([{ pointer: "/sections/experience/items/#j1" }]);
      expect(document.sections.experience.items.map(({ id }) => id)).toEqual(["j1", "j2", "j3", "j4"]);
      expect(jobOf(document, "j1")?.company).toBe("Still there");
      const gone = mergeResumes(base, one, other, new Map([["/sections/experience/items/#j1", remove]])).document;
      expect(gone.sections.experience.items.map(({ id }) => id)).toEqual(["j2", "j3", "j4"]);
    }
  });

  it("conflict when one removed a section and the other wrote in it; it stays on its page until resolved", () => {
    const mine = change((draft) => {
      draft.customSections = draft.customSections.filter(({ id }) => id !== "c1");
      for (const page of draft.metadata.layout.pages) page.main = page.main.filter((id) => id !== "c1");
    });
    const theirs = change((draft) => Object.assign(draft.customSections[0]?.items[0] ?? {}, { company: "Written" }));
    const { document, conflicts } = mergeResumes(base, mine, theirs);
    expect(conflicts).toMatchObject([{ pointer: "/customSections/#c1", mine: undefined }]);
    expect(document.customSections[0]?.items).toMatchObject([{ company: "Written" }, {}]);
    expect(document.metadata.layout.pages[0]?.main).toContain("c1");
    const gone = mergeResumes(base, mine, theirs, new Map([["/customSections/#c1", "mine"]])).document;
    expect(isSame(gone, mine)).toBe(true);
  });

  it("move an entry to another section together with its changes", () => {
    const mine = change((draft) => {
      const [moved] = draft.sections.experience.items.splice(0, 1);
      draft.customSections[1]?.items.push(moved as never);
    });
    const theirs = change((draft) => Object.assign(jobOf(draft, "j1") ?? {}, { company: "Written" }));
    const { document, conflicts } = mergeResumes(base, mine, theirs);
    expect(conflicts).toEqual([]);
    expect(jobOf(document, "j1")).toBeUndefined();
    expect(document.customSections[1]?.items.at(-1)).toMatchObject({ id: "j1", company: "Written" });
  });

  it("have one conflict for dates and their printed text, and none for a text that was only reprinted", () => {
    const dated = (start: string, period: string) =>
      change((draft) => {
        const item = jobOf(draft, "j1");
        if (item) Object.assign(item, { period, dates: { ...item.dates, start } });
      });
    expect(mergeResumes(base, dated("2021", "2021"), dated("2022", "2022")).conflicts).toMatchObject([
      { pointer: "/sections/experience/items/#j1/dates", mine: { period: "2021" }, theirs: { period: "2022" } },
    ]);
    const printed = change((draft) => Object.assign(jobOf(draft, "j1") ?? {}, { period: "im Jahr 2020" }));
    expect(mergeResumes(base, dated("2021", "2021"), printed).conflicts).toEqual([]);
  });
});

describe("for any edits of both sides", () => {
  it("an unchanged side takes the other's changes, and equal sides stay as they are", () => {
    fc.assert(
      fc.property(edits("m"), (list) => {
        const side = edited(base, list);
        expect(mergeResumes(base, base, side)).toEqual({ document: side, conflicts: [] });
        expect(mergeResumes(base, side, base)).toEqual({ document: side, conflicts: [] });
        expect(mergeResumes(base, side, structuredClone(side))).toEqual({ document: side, conflicts: [] });
      }),
    );
  });

  it("changes that do not overlap all merge without a conflict, symmetrically", () => {
    fc.assert(
      fc.property(edits("m"), edits("t"), (left, right) => {
        const others = awayFrom(right, left);
        // An entry moved into a section that is then removed is removed too, which conflicts with other edits of it.
        fc.pre(
          ![left, others].some((list) =>
            ["moveJob", "removeSection"].every((name) => list.some(({ says }) => says.startsWith(name))),
          ),
        );
        const [mine, theirs] = [edited(base, left), edited(base, others)];
        const one = mergeResumes(base, mine, theirs);
        const other = mergeResumes(base, theirs, mine);
        expect(one.conflicts).toEqual([]);
        expect(one.document).toEqual(other.document);
        const values = [...left, ...others].filter(({ says }) => /^(name|summary|template)/.test(says)).length;
        if (values > 0) expect(isSame(one.document, base)).toBe(isSame(mine, base) && isSame(theirs, base));
      }),
      { numRuns: 400 },
    );
  });

  it("the merged resume is valid, has everything once, and lacks only what was removed", () => {
    fc.assert(
      fc.property(edits("m"), edits("t"), (left, right) => {
        const [mine, theirs] = [edited(base, left), edited(base, right)];
        const { document, conflicts } = mergeResumes(base, mine, theirs);
        expect(resumeDataSchema.safeParse(document).success).toBe(true);
        const ids = idsOf(document);
        expect(new Set(ids).size).toBe(ids.length);
        const [inBase, inMine, inTheirs] = [base, mine, theirs].map((data) => new Set(idsOf(data)));
        for (const id of new Set([...idsOf(mine), ...idsOf(theirs)])) {
          const isPresent = (inMine?.has(id) && inTheirs?.has(id)) || !inBase?.has(id);
          if (isPresent) expect(ids).toContain(id);
        }
        const placed = document.metadata.layout.pages.flatMap(({ main, sidebar }) => [...main, ...sidebar]);
        expect(new Set(placed).size).toBe(placed.length);
        for (const { id } of document.customSections) expect(placed).toContain(id);
        for (const id of ["summary", "experience", "skills", "education"]) expect(placed).toContain(id);
        // Each conflict appears once, and choices cause no new ones.
        const answers = new Map(conflicts.map(({ pointer }) => [pointer, "theirs" as const]));
        expect(answers.size).toBe(conflicts.length);
        const answered = mergeResumes(base, mine, theirs, answers);
        expect(resumeDataSchema.safeParse(answered.document).success).toBe(true);
        for (const { pointer } of answered.conflicts) expect(answers.has(pointer)).toBe(true);
      }),
      { numRuns: 400 },
    );
  });

  it("merging is idempotent", () => {
    fc.assert(
      fc.property(edits("m"), edits("t"), (left, right) => {
        const [mine, theirs] = [edited(base, left), edited(base, right)];
        const { document } = mergeResumes(base, mine, theirs);
        expect(mergeResumes(theirs, document, theirs).document).toBe(document);
      }),
    );
  });
});
