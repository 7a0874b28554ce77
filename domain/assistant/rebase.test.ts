import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ResumeData } from "@/contracts/model/resume/data";
import { changesBetween } from "@/domain/assistant/changes";
import { mergeBlocks } from "@/domain/assistant/merge-blocks";
import { rebaseEdit } from "@/domain/assistant/rebase";
import { isSame } from "@/domain/merge/same";
import { applyPatch } from "@/domain/patch/apply";
import { sampleResumeData } from "@/domain/sample/resume";

const sample = sampleResumeData();
const edited = (change: (data: ResumeData) => void): ResumeData => {
  const copy = structuredClone(sample);
  change(copy);
  return copy;
};
const items = (data: ResumeData) => data.sections.experience.items;
const first = (data: ResumeData) => items(data)[0] as (typeof sample.sections.experience.items)[number];

/** What the document becomes when an edit made on the sample is applied to it; null for a conflict. */
function applied(now: ResumeData, change: (data: ResumeData) => void): unknown {
  const operations = rebaseEdit(now, changesBetween(sample, edited(change)));
  if (!operations) return null;
  const patched = applyPatch(now, operations);
  return patched.ok ? patched.data : null;
}

describe("a proposed edit on a document that has changed", () => {
  it("applies where its entry has moved, and leaves everything else as it is", () => {
    const now = edited((data) => {
      items(data).reverse();
      data.basics.headline = "Another";
    });
    const id = first(sample).id;
    const after = applied(now, (data) => {
      first(data).position = "Lead";
    }) as ResumeData;
    expect(items(after).find((item) => item.id === id)?.position).toBe("Lead");
    expect(after.basics.headline).toBe("Another");
    expect(items(after).map((item) => item.id)).toEqual(items(now).map((item) => item.id));
  });

  it("is a conflict if its place has changed, or its entry is gone", () => {
    const change = (data: ResumeData) => {
      first(data).position = "Lead";
    };
    expect(
      applied(
        edited((data) => {
          first(data).position = "Head";
        }),
        change,
      ),
    ).toBeNull();
    expect(
      applied(
        edited((data) => void items(data).shift()),
        change,
      ),
    ).toBeNull();
  });

  it("merges with changes in other paragraphs of the same text, and conflicts in the same one", () => {
    const [base, mine, theirs] = ["<p>A</p><p>B</p><p>C</p>", "<p>A</p><p>B2</p><p>C</p>", "<p>A</p><p>B</p><p>C3</p><p>D</p>"];
    expect(mergeBlocks(base, mine, theirs)).toBe("<p>A</p><p>B2</p><p>C3</p><p>D</p>");
    expect(mergeBlocks(base, theirs, mine)).toBe("<p>A</p><p>B2</p><p>C3</p><p>D</p>");
    expect(mergeBlocks(base, mine, "<p>A</p><p>other</p><p>C</p>")).toBeNull();
  });

  it("adds an entry behind the one it was put behind, and at the end where that is gone", () => {
    const added = { ...first(sample), id: "new-entry" };
    const add = (data: ResumeData) => void items(data).splice(1, 0, added);
    const stored = applied(
      edited((data) => void items(data).reverse()),
      add,
    ) as ResumeData;
    const ids = items(stored).map((item) => item.id);
    expect(ids[ids.indexOf(first(sample).id) + 1]).toBe("new-entry");
    const gone = applied(
      edited((data) => void items(data).shift()),
      add,
    ) as ResumeData;
    expect(items(gone).at(-1)?.id).toBe("new-entry");
  });
});

const change = fc.oneof(
  fc.record({ kind: fc.constant("headline" as const), text: fc.string() }),
  fc.record({ kind: fc.constant("field" as const), at: fc.nat(9), text: fc.string() }),
  fc.record({ kind: fc.constant("remove" as const), at: fc.nat(9) }),
  fc.record({ kind: fc.constant("move" as const), at: fc.nat(9), to: fc.nat(9) }),
  fc.record({ kind: fc.constant("add" as const), at: fc.nat(9), id: fc.uuid() }),
  fc.record({ kind: fc.constant("keywords" as const), words: fc.array(fc.string(), { maxLength: 3 }) }),
);
type Change = typeof change extends fc.Arbitrary<infer One> ? One : never;

function make(data: ResumeData, one: Change): void {
  const list = items(data);
  const at = "at" in one ? one.at % Math.max(1, list.length) : 0;
  const entry = list[at];
  if (one.kind === "headline") data.basics.headline = one.text;
  if (one.kind === "field" && entry) entry.company = one.text;
  if (one.kind === "remove") list.splice(at, 1);
  if (one.kind === "move" && entry) list.splice(one.to % list.length, 0, ...list.splice(at, 1));
  if (one.kind === "add" && !list.some(({ id }) => id === one.id)) list.splice(at, 0, { ...first(sample), id: one.id });
  const [skill] = data.sections.skills.items;
  if (one.kind === "keywords" && skill) skill.keywords = one.words;
}

describe("for any edits", () => {
  it("the changes between two states lead from one exactly to the other", () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 5 }), (all) => {
        const next = edited((data) => all.forEach((one) => void make(data, one)));
        const operations = rebaseEdit(sample, changesBetween(sample, next));
        const patched = applyPatch(sample, operations ?? []);
        expect(operations && patched.ok && isSame(patched.data, next)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});
