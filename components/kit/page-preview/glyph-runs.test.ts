import { expect, test } from "vitest";
import { createGlyphRuns, relativeOutline } from "@/components/kit/page-preview/glyph-runs";

const bar = '<path id="gA" class="outline_glyph" d="M 10 0 L 30 0 Q 40 5 30 10 Z M 12 2 L 14 2 L 14 4 Z "/>';
const drawing = (definitions: string, run: string) =>
  `<svg><defs class="glyph">${definitions}</defs><g class="typst-text">${run}<g><text>AA</text></g></g></svg>`;
const use = (x: number, id: string) => `<use x="${x}" y="0" href="#${id}"/>`;

test("an outline is relative from point to point, its contours from where the one before ended", () => {
  expect(relativeOutline("M 10 0 L 30 0 Q 40 5 30 10 Z M 12 2 L 14 2 Z ")).toBe("m10 0l20 0q10 5 0 10zm2 2l2 0z");
  expect(relativeOutline("M 1 1 L 5 5 M 6 6 C 7 7 8 8 9 9 Z ")).toBe("m1 1l4 4m1 1c1 1 2 2 3 3z");
});

test("a run of glyphs becomes one path with each glyph at its place; its text stays", () => {
  const merged = createGlyphRuns().merge(drawing(bar, use(0, "gA") + use(536.5, "gA")), true);
  const glyph = "m10 0l20 0q10 5 0 10zm2 2l2 0l0 2z";
  expect(merged).toBe(drawing("", `<path d="M0 0${glyph}M536.5 0${glyph}"/>`));
});

test("a later drawing uses the glyphs of those before, until a complete one starts again", () => {
  const runs = createGlyphRuns();
  runs.merge(drawing(bar, use(0, "gA")), true);
  expect(runs.merge(drawing("", use(7, "gA")), false)).toContain('<path d="M7 0m10 0');
  expect(runs.merge(drawing("", use(7, "gA")), true)).toBe(drawing("", ""));
});

test("glyphs that are pictures stay separate elements; what has no drawing goes", () => {
  const emoji = '<symbol id="gE"><image/></symbol>';
  const merged = createGlyphRuns().merge(drawing(bar + emoji, use(0, "gA") + use(5, "gSpace") + use(9, "gE")), true);
  expect(merged).toContain(`</path>${use(9, "gE")}`.replace("</path>", '"/>'));
  expect(merged).not.toContain("gSpace");
  expect(merged).toContain(emoji);
});
