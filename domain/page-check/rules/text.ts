import { around, type Box, type PrintedPage, type PrintedText } from "@/domain/page-check/geometry";
import { type FieldText, millimetres, type PageFound, type PageRule, textsInFields } from "@/domain/page-check/rule";
import { visibleText } from "@/domain/sections/visible-text";

const SMALLEST_PT = 8.5;
/** Sizes are rounded to this when they are drawn. */
const TOLERANCE_PT = 0.05;
export const LONGEST_LINE = 105;
/** Longer than any word that is divided by accident of two equal halves. */
const MIN_CUT_LETTERS = 12;

const PROSE = /\/(?:content|description)$/;
const HEADING = /\/(?:title|name)$/;
const boxOf = ({ x, y, width, height }: Box): Box => ({ x, y, width, height });

/** The smallest text of each page. */
export const smallTexts: PageRule = ({ data, pages }) => {
  const { body, heading } = data.metadata.typography;
  return pages.flatMap((page, index): PageFound[] => {
    const [smallest] = textsInFields(page).toSorted((one, other) => one.sizePt - other.sizePt);
    if (!smallest || smallest.sizePt >= SMALLEST_PT - TOLERANCE_PT) return [];
    const { pointer, sizePt } = smallest;
    const font = HEADING.test(pointer) ? "heading" : "body";
    const current = font === "heading" ? heading.fontSize : body.fontSize;
    const size = Math.ceil((current * SMALLEST_PT * 10) / sizePt) / 10;
    return [
      {
        page: index + 1,
        box: boxOf(smallest),
        text: `The smallest text on page ${index + 1} is ${Math.round(sizePt * 10) / 10} pt; use at least ${SMALLEST_PT} pt.`,
        repair: `${font}-size:${size}`,
      },
    ];
  });
};

/** The texts of each printed line of a field. */
function linesOfText(page: PrintedPage): FieldText[][] {
  const lines: FieldText[][] = [];
  for (const text of textsInFields(page)) {
    const last = lines.at(-1)?.at(-1);
    const isSameLine =
      last && last.pointer === text.pointer && Math.abs(last.y + last.height - text.y - text.height) < text.height / 2;
    if (isSameLine) lines.at(-1)?.push(text);
    else lines.push([text]);
  }
  return lines;
}

const wordsOf = (line: readonly FieldText[]) => line.map(({ text }) => text).join("");

/** The longest line of running text on each page. */
export const longLines: PageRule = ({ pages }) =>
  pages.flatMap((page, index): PageFound[] => {
    const lines = linesOfText(page).filter((line) => PROSE.test(line[0]?.pointer ?? ""));
    const [longest] = lines.toSorted((one, other) => wordsOf(other).length - wordsOf(one).length);
    const length = longest ? wordsOf(longest).trim().length : 0;
    if (!longest || length <= LONGEST_LINE) return [];
    return [
      {
        page: index + 1,
        box: around(longest),
        text: `A line on page ${index + 1} has ${length} characters; the eye loses its way in more than ${LONGEST_LINE}.`,
        repair: `line-length:${length}`,
      },
    ];
  });

const LETTER = /[\p{L}\p{N}]/u;
/** Scripts that break between any two letters. */
const BREAKS_ANYWHERE = /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u2e80-\u9fff\uac00-\ud7ff\uf900-\ufaff]/u;

/** Words that are too wide for their column and continue on the next line without a hyphen. */
export const cutWords: PageRule = ({ data, pages }) => {
  const words = new Set(
    [data.basics.name, data.basics.headline, data.basics.email, ...visibleText(data)]
      .flatMap((text) => text.toLowerCase().split(/\s+/))
      .filter((word) => word.length >= MIN_CUT_LETTERS),
  );
  if (words.size === 0) return [];
  const isWord = (joined: string) => [...words].some((word) => word.includes(joined));
  return pages.flatMap((page, index) =>
    linesOfText(page).flatMap((line, at, lines): PageFound[] => {
      const next = lines[at + 1];
      if (!next || next[0]?.pointer !== line[0]?.pointer) return [];
      const [end, begin] = [wordsOf(line).split(/\s/).at(-1) ?? "", wordsOf(next).trimStart().split(/\s/)[0] ?? ""];
      const [before, after] = [end.at(-1) ?? "", begin[0] ?? ""];
      const joined = (end + begin).toLowerCase();
      const isCut = LETTER.test(before) && LETTER.test(after) && !BREAKS_ANYWHERE.test(before + after);
      if (!isCut || joined.length < MIN_CUT_LETTERS || !isWord(joined)) return [];
      const text = `A word on page ${index + 1} is too wide for its column and was cut: “${end}” and “${begin}”.`;
      return [{ page: index + 1, box: around([...line, ...next]), text: text.slice(0, 300), repair: null }];
    }),
  );
};

export const missingGlyphs: PageRule = ({ printed: { missing }, pages }) => {
  if (missing.length === 0) return [];
  const hasMissing = ({ text }: PrintedText) => missing.some((character) => text.includes(character));
  const page = Math.max(
    0,
    pages.findIndex(({ texts }) => texts.some(hasMissing)),
  );
  const first = pages[page]?.texts.find(hasMissing);
  const text = `No font has these characters: ${missing.slice(0, 10).join(" ")}.`;
  return [{ page: page + 1, box: first ? boxOf(first) : null, text, repair: null }];
};

const COARSEST_DPI = 150;

export const coarsePicture: PageRule = ({ picture, pages }) => {
  const page = pages.findIndex(({ pictures }) => pictures.length > 0);
  const box = pages[page]?.pictures[0];
  if (!picture || !box || box.width === 0 || box.height === 0) return [];
  const dpi = Math.round(Math.min(picture.width / box.width, picture.height / box.height) * 72);
  if (dpi >= COARSEST_DPI) return [];
  const text = `The picture has ${picture.width} × ${picture.height} pixels for ${millimetres(box.width)} × ${millimetres(box.height)} mm (${dpi} dpi); use one with at least ${COARSEST_DPI} dpi.`;
  return [{ page: page + 1, box: boxOf(box), text, repair: null }];
};
