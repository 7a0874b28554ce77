import type { ImportPlace } from "@/contracts/model/import-reading";
import type { ResumeData } from "@/contracts/model/resume/data";
import { isRightToLeft } from "@/domain/imports/pdf/layout/segments";
import type { PdfFill, PdfPage } from "@/domain/imports/pdf/page";

/** What shows a level on a page, and the level from 1 to 5. */
interface LevelSign {
  left: number;
  right: number;
  top: number;
  bottom: number;
  level: number;
}

const LEVELS = 5;
/** Dots and squares, or flat pieces of a bar. */
const DOT_PT = { least: 2.5, most: 16, flat: 8, wide: 40 };
const BAR_PT = { leastWidth: 16, leastHeight: 1.5, mostHeight: 14 };
const COUNT = { least: 3, most: 10 };
const SAME_PT = 1.5;
/** Lines between a name and a bar below it, such as those of its keywords. */
const MAX_BELOW = 3.5;
/** A page with more areas is a drawing. */
const MAX_FILLS = 1500;
/** Letters with signs that are filled, and empty. */
const FULL = /[●■◆★⬤•]/gu;
const SIGNS = /^[●■◆★⬤•○□◇☆◯]{3,10}$/u;

/** The levels of languages and skills that a page shows by dots, stars or bars beside or below their names. */
export function withDrawnLevels(data: ResumeData, places: readonly ImportPlace[], pages: readonly PdfPage[]): ResumeData {
  const drawn = pages.map((page) => ({ signs: levelSignsOf(page), isFromRight: isRightToLeft(page) }));
  if (drawn.every(({ signs }) => signs.length === 0)) return data;
  const names = places.filter((place): place is Placed => isPlaced(place) && NAMES.test(place.pointer));
  const levelAt = (pointer: string): number => {
    const name = names.find((place) => place.pointer === pointer);
    const page = drawn[(name?.page ?? 0) - 1];
    return (name && page && signOf(name, page.signs, names, page.isFromRight)?.level) ?? 0;
  };
  const { languages, skills } = data.sections;
  const withLevels = <Item extends { level: number }>(items: readonly Item[], section: string, name: string) =>
    items.map((item, index) =>
      item.level > 0 ? item : { ...item, level: levelAt(`/sections/${section}/items/${index}/${name}`) },
    );
  return {
    ...data,
    sections: {
      ...data.sections,
      languages: { ...languages, items: withLevels(languages.items, "languages", "language") },
      skills: { ...skills, items: withLevels(skills.items, "skills", "name") },
    },
  };
}

type Placed = ImportPlace & Required<Pick<ImportPlace, "page" | "left" | "top" | "width" | "height">>;
const isPlaced = (place: ImportPlace): place is Placed => place.page !== undefined && place.left !== undefined;

const NAMES = /^\/sections\/(?:languages|skills)\/items\/\d+\/(?:language|name)$/;

/** The sign behind a name in its line, with no other name between, or else the first one below it. */
function signOf(
  name: Placed,
  signs: readonly LevelSign[],
  names: readonly Placed[],
  isFromRight: boolean,
): LevelSign | undefined {
  const middle = ({ top, bottom }: LevelSign) => (top + bottom) / 2;
  const isInLine = (sign: LevelSign, { top, height }: Placed) => middle(sign) > top - 1 && middle(sign) < top + height + 1;
  /** Points between a name and what is behind it. */
  const gap = (sign: LevelSign, { left, width }: Placed) => (isFromRight ? left - sign.right : sign.left - left - width);
  const ownerOf = (sign: LevelSign) =>
    names
      .filter((each) => each.page === name.page && isInLine(sign, each) && gap(sign, each) > -SAME_PT)
      .sort((one, two) => gap(sign, one) - gap(sign, two))[0];
  const beside = signs.filter((sign) => ownerOf(sign) === name).sort((one, two) => gap(one, name) - gap(two, name))[0];
  if (beside) return beside;
  /** The last name above, at the same edge but for an icon before it. */
  const aboveOf = (sign: LevelSign) =>
    names
      .filter((each) => {
        const edge = isFromRight ? each.left + each.width - sign.right : each.left - sign.left;
        const below = sign.top - each.top - each.height;
        return each.page === name.page && Math.abs(edge) < 2 * each.height && below > -2 && below < MAX_BELOW * each.height;
      })
      .sort((one, two) => two.top - one.top)[0];
  return signs.filter((sign) => ownerOf(sign) === undefined && aboveOf(sign) === name).sort((one, two) => one.top - two.top)[0];
}

/** All signs of levels on a page. */
export function levelSignsOf({ fills = [], runs }: PdfPage): LevelSign[] {
  const written = runs.flatMap(({ text, x, y, width, size }): LevelSign[] => {
    const signs = text.replaceAll(/\s/gu, "");
    if (!SIGNS.test(signs)) return [];
    const level = levelOf(signs.match(FULL)?.length ?? 0, signs.length);
    return [{ left: x, right: x + width, top: y - size * 0.8, bottom: y, level }];
  });
  return fills.length > MAX_FILLS ? written : [...written, ...dotsOf(fills), ...barsOf(fills)];
}

const levelOf = (full: number, count: number) => Math.max(1, Math.round((LEVELS * full) / count));

/** Dots of one size in a row; those at its beginning that are drawn alike are full, the others empty. */
function dotsOf(fills: readonly PdfFill[]): LevelSign[] {
  const isDot = ({ left, right, top, bottom }: PdfFill) => {
    const [width, height] = [right - left, bottom - top];
    const isSquare = Math.abs(width - height) < 1;
    return (
      width >= DOT_PT.least && (isSquare ? width <= DOT_PT.most : height >= 1 && height <= DOT_PT.flat && width <= DOT_PT.wide)
    );
  };
  const rows: PdfFill[][] = [];
  for (const dot of fills.filter(isDot).sort((one, two) => one.left - two.left)) {
    const row = rows.find((each) => {
      const last = each.at(-1);
      const width = dot.right - dot.left;
      return (
        last &&
        Math.abs(last.top + last.bottom - dot.top - dot.bottom) < 2 * SAME_PT &&
        Math.abs(last.right - last.left - width) < SAME_PT &&
        dot.left - last.right < Math.max(8, width * 1.5)
      );
    });
    if (row) row.push(dot);
    else rows.push([dot]);
  }
  return rows.flatMap((row) => {
    const dots: { left: number; colours: string }[] = [];
    for (const { left, colour } of row) {
      const same = dots.at(-1);
      if (same && left - same.left < SAME_PT) same.colours += colour;
      else dots.push({ left, colours: colour });
    }
    const [first] = dots;
    if (!first || dots.length < COUNT.least || dots.length > COUNT.most) return [];
    const full = dots.findIndex(({ colours }) => colours !== first.colours);
    // Dots that change more than once are an ornament.
    if (full > 0 && dots.slice(full).some(({ colours }) => colours === first.colours)) return [];
    return [{ ...around(row), level: levelOf(full < 0 ? dots.length : full, dots.length) }];
  });
}

/** A bar within a bar of another colour. */
function barsOf(fills: readonly PdfFill[]): LevelSign[] {
  const bars = fills.filter(({ left, right, top, bottom }) => {
    const [width, height] = [right - left, bottom - top];
    return height >= BAR_PT.leastHeight && height <= BAR_PT.mostHeight && width > height;
  });
  return bars.flatMap((whole) => {
    const width = whole.right - whole.left;
    if (width < BAR_PT.leastWidth) return [];
    const part = bars.find(
      (other) =>
        other !== whole &&
        other.colour !== whole.colour &&
        Math.abs(other.top - whole.top) < SAME_PT &&
        Math.abs(other.bottom - whole.bottom) < SAME_PT &&
        other.right - other.left < width + SAME_PT &&
        // From the left, or from the right in scripts that are read from there.
        (Math.abs(other.left - whole.left) < SAME_PT || Math.abs(other.right - whole.right) < SAME_PT),
    );
    return part ? [{ ...around([whole]), level: levelOf(part.right - part.left, width) }] : [];
  });
}

const around = (areas: readonly PdfFill[]) => ({
  left: Math.min(...areas.map(({ left }) => left)),
  right: Math.max(...areas.map(({ right }) => right)),
  top: Math.min(...areas.map(({ top }) => top)),
  bottom: Math.max(...areas.map(({ bottom }) => bottom)),
});
