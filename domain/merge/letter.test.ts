import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { letterStateSchema } from "@/contracts/model/letter";
import { defaultLetterStyle } from "@/domain/letters/default-style";
import { type MergedLetter, mergeLetters } from "@/domain/merge/letter";
import { isSame } from "@/domain/merge/same";

const base: MergedLetter = {
  name: "Application",
  layout: "structured",
  recipient: "",
  content: "<p>Dear</p>",
  greeting: null,
  signOff: null,
  recipientName: "",
  recipientCompany: "Halden",
  letterDate: null,
  style: defaultLetterStyle("Maren"),
  sourceResumeId: null,
  senderLinked: false,
  designLinked: false,
};
const linked: MergedLetter = { ...base, sourceResumeId: "r1", senderLinked: true, designLinked: true };
const named = (letter: MergedLetter, name: string): MergedLetter => ({
  ...letter,
  style: { ...letter.style, basics: { ...letter.style.basics, name } },
});

describe("two texts of one letter", () => {
  it("that changed different fields merge without a conflict", () => {
    const mine = { ...base, content: "<p>Mine</p>", greeting: "<p>Hello</p>" };
    const theirs = { ...base, recipientName: "Ms Okafor", letterDate: "2026-03-01", name: "Renamed" };
    expect(mergeLetters(base, mine, theirs)).toEqual({ document: { ...theirs, ...pick(mine) }, conflicts: [] });
  });

  it("that changed the same field have a conflict only there", () => {
    const [mine, theirs] = [
      { ...base, content: "<p>Mine</p>" },
      { ...base, content: "<p>Theirs</p>", recipientName: "Ms Okafor" },
    ];
    expect(mergeLetters(base, mine, theirs)).toEqual({
      document: { ...theirs, content: "<p>Mine</p>" },
      conflicts: [{ pointer: "/content", base: "<p>Dear</p>", mine: "<p>Mine</p>", theirs: "<p>Theirs</p>" }],
    });
    expect(mergeLetters(base, mine, theirs, new Map([["/content", "theirs"]])).document).toEqual(theirs);
  });

  it("take linked values from the stored side without a conflict", () => {
    const mine = { ...linked, content: "<p>Mine</p>" };
    const merged = mergeLetters(linked, mine, named(linked, "Maren A."));
    expect(merged).toEqual({ document: { ...named(linked, "Maren A."), content: "<p>Mine</p>" }, conflicts: [] });
  });

  it("keep a sender written after unlinking, even if the resume changed in the meantime", () => {
    const mine = named({ ...linked, senderLinked: false }, "Own name");
    const { document, conflicts } = mergeLetters(linked, mine, { ...named(linked, "Maren A."), recipientName: "Ms Okafor" });
    expect(conflicts).toEqual([]);
    expect(document).toMatchObject({ senderLinked: false, style: { basics: { name: "Own name" } }, recipientName: "Ms Okafor" });
  });

  it("conflict when one wrote the sender and the other linked it to a resume", () => {
    const mine = named(base, "Own name");
    const theirs = named({ ...base, sourceResumeId: "r1", senderLinked: true }, "Of the resume");
    const merged = mergeLetters(base, mine, theirs);
    expect(merged.conflicts).toMatchObject([{ pointer: "/style/sender" }]);
    expect(merged.document).toMatchObject({ senderLinked: false, style: { basics: { name: "Own name" } } });
    const followed = mergeLetters(base, mine, theirs, new Map([["/style/sender", "theirs"]])).document;
    expect(followed).toMatchObject({ senderLinked: true, style: { basics: { name: "Of the resume" } } });
  });

  it("have one conflict for links that both changed", () => {
    const to = (sourceResumeId: string) => ({ ...linked, sourceResumeId });
    expect(mergeLetters(base, to("r1"), to("r2")).conflicts).toMatchObject([{ pointer: "/links" }]);
  });
});

const pick = ({ content, greeting }: MergedLetter) => ({ content, greeting });

const word = fc.constantFrom("x", "y", "z");
const letters = fc
  .record(
    {
      name: word,
      content: word,
      recipient: word,
      greeting: fc.option(word),
      signOff: fc.option(word),
      recipientName: word,
      recipientCompany: word,
      letterDate: fc.constantFrom(null, "2026-01-01", "2026-02-02"),
      layout: fc.constantFrom("structured" as const, "freeform" as const),
      links: fc.constantFrom(
        { sourceResumeId: null, senderLinked: false, designLinked: false },
        { sourceResumeId: "r1", senderLinked: true, designLinked: true },
        { sourceResumeId: "r1", senderLinked: false, designLinked: true },
      ),
      sender: word,
      template: fc.constantFrom("onyx" as const, "ditto" as const),
    },
    { requiredKeys: [] },
  )
  .map(({ links, sender, template, ...texts }): MergedLetter => {
    const { basics, metadata } = base.style;
    const style = {
      ...base.style,
      basics: { ...basics, name: sender ?? basics.name },
      metadata: { ...metadata, template: template ?? metadata.template },
    };
    return { ...base, ...texts, ...links, style };
  });

describe("for any letters", () => {
  it("an unchanged side takes the other's changes, and equal sides stay as they are", () => {
    fc.assert(
      fc.property(letters, (side) => {
        expect(mergeLetters(base, base, side)).toEqual({ document: side, conflicts: [] });
        expect(mergeLetters(base, side, base)).toEqual({ document: side, conflicts: [] });
        expect(mergeLetters(base, side, structuredClone(side))).toEqual({ document: side, conflicts: [] });
      }),
    );
  });

  it("the merged letter is valid, and each of its texts is one side's", () => {
    fc.assert(
      fc.property(letters, letters, (mine, theirs) => {
        const { document, conflicts } = mergeLetters(base, mine, theirs);
        expect(letterStateSchema.safeParse(document).success).toBe(true);
        for (const key of ["content", "recipient", "greeting", "signOff", "recipientName", "letterDate", "layout"] as const) {
          const isRequested = conflicts.some(({ pointer }) => pointer === `/${key}`);
          const changed = [mine, theirs].filter((side) => !isSame(side[key], base[key]));
          expect(isRequested).toBe(changed.length === 2 && !isSame(mine[key], theirs[key]));
          expect(document[key]).toEqual((changed[0] ?? base)[key]);
        }
        if (conflicts.length > 0) return;
        // Without conflicts the merge is symmetric, except for linked values.
        const { style: _one, ...texts } = document;
        const { style: _other, ...others } = mergeLetters(base, theirs, mine).document;
        expect(texts).toEqual(others);
      }),
      { numRuns: 500 },
    );
  });
});
