import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { PdfPage, PdfRun } from "@/domain/imports/pdf/page";
import { bold, HEAD, heading, page, read, run } from "@/domain/imports/pdf/testing/page";

/** The runs of a page with two columns: jobs and schools at the left, skills and languages at the right. */
const MAIN: PdfRun[] = [
  heading(110, "Experience"),
  bold(50, 130, "Marine Surveyor"),
  run(290, 130, "Mar 2019 – Present"),
  run(50, 144, "Harrowgate Shipyard, Larkmoor"),
  run(60, 158, "• Inspected forty vessels before every season"),
  run(60, 172, "• Trained seven apprentices in corrosion testing"),
  bold(50, 196, "Deckhand"),
  run(290, 196, "Jun 2015 – Feb 2019"),
  run(50, 210, "Tarn Ferries, Quillhaven"),
  run(60, 224, "• Repaired winches and ropes"),
  heading(260, "Education"),
  bold(50, 280, "Naval Architecture, BSc"),
  run(290, 280, "2012 – 2015"),
  run(50, 294, "Northmoor College"),
];
const SIDE: PdfRun[] = [
  heading(110, "Skills", 420),
  run(420, 130, "Rigging, welding, sonar"),
  run(420, 144, "Chartwork"),
  heading(180, "Languages", 420),
  run(420, 200, "Estonian – native"),
  run(420, 214, "Faroese – basic"),
];

const HEADINGS = ["Where I worked", "Experience", "Ports of call", "What I did", "Berufserfahrung", "Tides", "Publications"];

interface Change {
  isSwapped: boolean;
  isOneFace: boolean;
  order: number;
  moves: readonly { at: number; right: number; down: number }[];
  headings: readonly { at: number; text: string }[];
  spaces: readonly { at: number; by: string }[];
}

const isHeading = (one: PdfRun) => one.size === 14;
const withText = (one: PdfRun, text: string): PdfRun => ({ ...one, text, width: text.length * one.size * 0.5 });

/** The page with its columns swapped, lines moved, headings renamed and spaces changed; no word is taken away but those of headings. */
function changed({ isSwapped, isOneFace, order, moves, headings, spaces }: Change): PdfPage {
  const shift = (runs: readonly PdfRun[], by: number) => runs.map((one) => ({ ...one, x: one.x + by }));
  const columns = isSwapped ? [...shift(MAIN, 150), ...shift(SIDE, -370)] : [...MAIN, ...SIDE];
  let runs = [...HEAD, ...columns];
  for (const { at, right, down } of moves)
    runs = runs.map((one, index) => (index === at % runs.length ? { ...one, x: one.x + right, y: one.y + down } : one));
  for (const { at, text } of headings) {
    const own = runs.filter(isHeading);
    const target = own[at % own.length];
    runs = runs.map((one) => (one === target ? withText(one, text) : one));
  }
  for (const { at, by } of spaces)
    runs = runs.map((one, index) => (index === at % runs.length ? withText(one, one.text.replaceAll(" ", by)) : one));
  if (isOneFace) runs = runs.map((one) => ({ ...one, size: 10, font: "Plain", isBold: false }));
  return page(...[...runs.slice(order % runs.length), ...runs.slice(0, order % runs.length)]);
}

const change: fc.Arbitrary<Change> = fc.record({
  isSwapped: fc.boolean(),
  isOneFace: fc.boolean(),
  order: fc.nat(30),
  moves: fc.array(
    fc.record({ at: fc.nat(30), right: fc.integer({ min: -30, max: 60 }), down: fc.integer({ min: -25, max: 25 }) }),
    {
      maxLength: 4,
    },
  ),
  headings: fc.array(fc.record({ at: fc.nat(5), text: fc.constantFrom(...HEADINGS) }), { maxLength: 3 }),
  spaces: fc.array(fc.record({ at: fc.nat(30), by: fc.constantFrom("  ", "", "\u00a0", "\t") }), { maxLength: 3 }),
});

const squashed = (text: string) =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, "");
const wordsOf = (text: string) => text.normalize("NFKC").match(/\p{L}{2,}/gu) ?? [];
/** Dates and levels are stored by meaning. */
const BY_MEANING = /^(?:Mar|Jun|Feb|Present|Experience|Education|Skills|Languages|Berufserfahrung|Publications)$/i;

describe("pages that were changed on their way", () => {
  it("have every word in the resume or among the texts without a place", () => {
    fc.assert(
      fc.property(change, (one) => {
        const pages = changed(one);
        const { data, unplaced } = read(pages);
        const stored = squashed(JSON.stringify([data, unplaced]).replaceAll(/<[^>]*>|\\[nt]/g, " "));
        const lost = pages.runs
          .flatMap(({ text }) => wordsOf(text))
          .filter((word) => !BY_MEANING.test(word) && !stored.includes(squashed(word)));
        expect(lost).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it("have as many words in the line of totals as the pages have", () => {
    fc.assert(
      fc.property(change, (one) => {
        const pages = changed({ ...one, spaces: [], moves: [] });
        const { words } = read(pages);
        expect(words.placed + words.left).toBe(words.total);
        expect(words.total).toBe(pages.runs.flatMap(({ text }) => text.match(/[\p{L}\p{N}][\p{L}\p{N}.]*/gu) ?? []).length);
      }),
      { numRuns: 40 },
    );
  });
});
