import type { ResumeData } from "@/contracts/model/resume/data";
import { TEMPLATE_COLUMNS } from "@/contracts/model/resume/templates";
import {
  around,
  type Box,
  bottomOf,
  type Printed,
  type PrintedField,
  type PrintedPage,
  rightOf,
} from "@/domain/page-check/geometry";
import { type FieldText, linesOf, sectionOf, textsInFields } from "@/domain/page-check/rule";

// Faults that a typographer would find on printed pages: stricter than the check that a person sees (domain/page-check).

export interface PageFault {
  kind: string;
  page: number;
  text: string;
}

/** Less than this is no gap between columns, in points. Places are rounded to tenths. */
const LEAST_GAP_PT = 11.8;
const NEARLY_EMPTY = 0.2;
const LOW_COLUMN = 0.55;
/** A last page on which one column reaches further is full. */
const WELL_FILLED = 0.6;

const PROSE = /\/(?:content|description)$/;
const ITEM = /^(\/(?:sections|customSections)\/[^/]+\/items\/[^/]+)\//;
const itemOf = (pointer: string): string | null => ITEM.exec(pointer)?.[1] ?? null;

type Facts = { data: ResumeData; pages: readonly PrintedPage[] };
type Rule = (facts: Facts) => PageFault[];

const columnsOf = (data: ResumeData) => {
  const [layout] = data.metadata.layout.pages;
  const isTwo = TEMPLATE_COLUMNS[data.metadata.template] === 2 && !layout?.fullWidth;
  const inColumn =
    (ids: readonly string[] = []) =>
    (field: { pointer: string }) =>
      ids.includes(sectionOf(field.pointer) ?? "");
  return { isTwo, inMain: inColumn(layout?.main), inSidebar: inColumn(layout?.sidebar) };
};

const fillOf = (data: ResumeData, page: PrintedPage): number => {
  const { marginY } = data.metadata.page;
  return (Math.max(marginY, ...page.fields.map(bottomOf)) - marginY) / (page.heightPt - 2 * marginY);
};

const nearlyEmpty: Rule = ({ data, pages }) =>
  pages.length < 2
    ? []
    : pages.flatMap((page, index) => {
        const fill = fillOf(data, page);
        if (fill >= NEARLY_EMPTY) return [];
        return [
          {
            kind: index === pages.length - 1 ? "last page nearly empty" : "page nearly empty",
            page: index + 1,
            text: `${Math.round(fill * 100)} %`,
          },
        ];
      });

const emptyColumn: Rule = ({ data, pages }) => {
  const { isTwo, inMain, inSidebar } = columnsOf(data);
  const { marginX } = data.metadata.page;
  if (!isTwo) return [];
  return pages.flatMap((page, index) => {
    const [main, side] = [page.fields.filter(inMain), page.fields.filter(inSidebar)];
    if (main.length > 0 === side.length > 0) return [];
    const own = main.length > 0 ? main : side;
    // An entry that began in its column ends there.
    const begun = pages[index - 1]?.fields ?? [];
    const late = own.filter(
      (field) => !begun.some(({ pointer }) => (itemOf(pointer) ?? pointer) === (itemOf(field.pointer) ?? field.pointer)),
    );
    const box = around(late);
    if (!box || index === 0) return [];
    const room = page.widthPt - 2 * marginX;
    const gone = Math.max(box.x - marginX, page.widthPt - marginX - rightOf(box));
    // Short lines do not reach the end.
    return box.x - marginX > 0.2 * room ? [{ kind: "empty column", page: index + 1, text: `${Math.round(gone)} pt` }] : [];
  });
};

const unbalanced: Rule = ({ data, pages }) => {
  const { isTwo, inMain, inSidebar } = columnsOf(data);
  const page = pages.at(-1);
  if (!isTwo || !page || pages.length < 2) return [];
  const { marginY } = data.metadata.page;
  const foot = (fields: readonly Box[]) => Math.max(0, ...fields.map((field) => bottomOf(field) - marginY));
  const [main, side] = [foot(page.fields.filter(inMain)), foot(page.fields.filter(inSidebar))];
  if (main === 0 || side === 0) return [];
  const share = Math.min(main, side) / Math.max(main, side);
  const sheet = page.heightPt - 2 * marginY;
  return share >= LOW_COLUMN || Math.max(main, side) > WELL_FILLED * sheet
    ? []
    : [{ kind: "unbalanced last page", page: pages.length, text: `${Math.round(main)} pt beside ${Math.round(side)} pt` }];
};

/** Lines of each field of text, page by page. */
const linesByPage = (pages: readonly PrintedPage[], accepts: (pointer: string) => boolean) => {
  const fields = new Map<string, Map<number, FieldText[]>>();
  for (const [index, page] of pages.entries())
    for (const text of textsInFields(page).filter(({ pointer }) => accepts(pointer))) {
      const own = fields.get(text.pointer) ?? new Map<number, FieldText[]>();
      own.set(index, [...(own.get(index) ?? []), text]);
      fields.set(text.pointer, own);
    }
  return [...fields].map(([pointer, own]) => ({
    pointer,
    parts: [...own].sort(([one], [other]) => one - other).map(([page, texts]) => ({ page, lines: linesOf(texts) })),
  }));
};

const BULLET = /^[•–·]$/;
const bulletsIn = (lines: readonly FieldText[][]): number =>
  lines.filter((line) => line.some(({ text }) => BULLET.test(text.trim()))).length;

const lonely: Rule = ({ pages }) =>
  linesByPage(pages, (pointer) => PROSE.test(pointer)).flatMap(({ pointer, parts }) => {
    const [first, last] = [parts[0], parts.at(-1)];
    if (!first || !last || first === last) return [];
    const found: PageFault[] = [];
    if (first.lines.length < 2) found.push({ kind: "single line at the foot", page: first.page + 1, text: pointer });
    if (last.lines.length < 2) found.push({ kind: "single line at the top", page: last.page + 1, text: pointer });
    if (bulletsIn(first.lines) === 1 && bulletsIn(parts.flatMap(({ lines }) => lines)) > 1)
      found.push({ kind: "single bullet at the foot", page: first.page + 1, text: pointer });
    if (bulletsIn(last.lines) === 1 && bulletsIn(parts.flatMap(({ lines }) => lines)) > 1)
      found.push({ kind: "single bullet at the top", page: last.page + 1, text: pointer });
    return found;
  });

/** An entry that continues on the next page keeps more than its title on this one. */
const titleAlone: Rule = ({ pages }) =>
  pages.slice(0, -1).flatMap((page, index) => {
    const next = new Set(pages[index + 1]?.fields.flatMap(({ pointer }) => itemOf(pointer) ?? []));
    const before = new Set(pages[index - 1]?.fields.flatMap(({ pointer }) => itemOf(pointer) ?? []));
    const divided = [...new Set(page.fields.flatMap(({ pointer }) => itemOf(pointer) ?? []))].filter(
      (item) => next.has(item) && !before.has(item),
    );
    return divided.flatMap((item) => {
      const own = page.fields.filter(({ pointer }) => pointer.startsWith(`${item}/`));
      return own.some(({ pointer }) => /\/(?:description|keywords|recipient|content)$/.test(pointer))
        ? []
        : [{ kind: "title at the foot", page: index + 1, text: item }];
    });
  });

const COMPANY = /\/items\/[^/]+\/(?:company|school|organization|publisher|issuer|awarder)$/;
const LEVEL = /\/items\/[^/]+\/(?:proficiency|fluency)$/;
const NAME = /\/items\/[^/]+\/(?:name|language)$/;
/** The marks of a level, and the gaps before them and the word. */
const MARKS_EM = 6;
const HEADING = /^\/(?:summary|sections\/[^/]+|customSections\/[^/]+)\/title$/;
const headingAtFoot: Rule = ({ pages }) =>
  pages.flatMap((page, index) =>
    page.fields
      .filter(({ pointer }) => HEADING.test(pointer))
      .flatMap((title) => {
        const own = sectionOf(title.pointer);
        const isOwn = ({ pointer }: PrintedField) => sectionOf(pointer) === own && pointer !== title.pointer;
        return page.fields.some(isOwn) ? [] : [{ kind: "heading at the foot", page: index + 1, text: title.pointer }];
      }),
  );

const narrowGap: Rule = ({ data, pages }) => {
  const { isTwo, inMain, inSidebar } = columnsOf(data);
  if (!isTwo) return [];
  return pages.flatMap((page, index) => {
    const texts = textsInFields(page);
    const [main, side] = [texts.filter(inMain), texts.filter(inSidebar)];
    const gaps = main.flatMap((one) =>
      side
        .filter((other) => other.y < bottomOf(one) && one.y < bottomOf(other))
        .map((other) => Math.max(other.x - rightOf(one), one.x - rightOf(other))),
    );
    const least = Math.min(Number.POSITIVE_INFINITY, ...gaps);
    return least >= LEAST_GAP_PT ? [] : [{ kind: "narrow gap between columns", page: index + 1, text: `${least.toFixed(1)} pt` }];
  });
};

/** A word for a level is on the line of its name or of the keywords, unless the column is too narrow for that. */
const levelLines: Rule = ({ data, pages }) => {
  const { inSidebar } = columnsOf(data);
  return pages.flatMap((page, index) => {
    const texts = textsInFields(page);
    const column = around(page.fields.filter(inSidebar));
    return texts
      .filter((text) => LEVEL.test(text.pointer) && inSidebar(text))
      .flatMap((note) => {
        const own = texts.filter(({ pointer }) => pointer.startsWith(`${itemOf(note.pointer)}/`));
        if (own.some((text) => text.pointer !== note.pointer && Math.abs(bottomOf(text) - bottomOf(note)) < 3)) return [];
        const name = around(own.filter(({ pointer }) => NAME.test(pointer)));
        const isTooWide = !name || !column || name.width + note.width + MARKS_EM * note.height > column.width;
        return isTooWide ? [] : [{ kind: "level on a line of its own", page: index + 1, text: note.text }];
      });
  });
};

/** A word in one size and place over another, or beyond the paper. */
const overlaps: Rule = ({ pages }) =>
  pages.flatMap((page, index) => {
    const texts = page.texts.filter(({ width }) => width > 1);
    const out = texts.find(
      (text) => text.x < -0.5 || rightOf(text) > page.widthPt + 0.5 || bottomOf(text) > page.heightPt + 0.5 || text.y < -0.5,
    );
    const found: PageFault[] = out ? [{ kind: "text beyond the paper", page: index + 1, text: out.text.slice(0, 40) }] : [];
    const sorted = texts.toSorted((one, other) => one.y - other.y);
    for (let at = 0; at < sorted.length; at++)
      for (let next = at + 1; next < sorted.length; next++) {
        const [one, other] = [sorted[at], sorted[next]];
        if (!one || !other || other.y > bottomOf(one) - 0.35 * one.height) break;
        const [dx, dy] = [
          Math.min(rightOf(one), rightOf(other)) - Math.max(one.x, other.x),
          Math.min(bottomOf(one), bottomOf(other)) - Math.max(one.y, other.y),
        ];
        if (dx > 1.5 && dy > 0.35 * Math.min(one.height, other.height))
          found.push({
            kind: "overlapping texts",
            page: index + 1,
            text: `${one.text.slice(0, 30)} | ${other.text.slice(0, 30)}`,
          });
      }
    return found.slice(0, 3);
  });

/** What follows a title is divided although a line has room for it. */
const dividedCompany: Rule = ({ data, pages }) => {
  const { inMain, isTwo } = columnsOf(data);
  return pages.flatMap((page, index) => {
    const main = around(page.fields.filter((field) => !isTwo || inMain(field)));
    return [...new Set(page.fields.map(({ pointer }) => pointer).filter((pointer) => COMPANY.test(pointer)))].flatMap(
      (pointer) => {
        const parts = page.fields.filter((field) => field.pointer === pointer);
        if (isTwo && !parts.every(inMain)) return [];
        const lines = new Set(parts.map((part) => Math.round(bottomOf(part))));
        const width = parts.reduce((sum, part) => sum + part.width, 0);
        // Beside the date, the part of a line that is left for it.
        return lines.size > 1 && main && width < main.width * 0.5
          ? [{ kind: "divided company", page: index + 1, text: pointer }]
          : [];
      },
    );
  });
};

const RULES: readonly Rule[] = [
  nearlyEmpty,
  emptyColumn,
  unbalanced,
  lonely,
  titleAlone,
  headingAtFoot,
  narrowGap,
  levelLines,
  overlaps,
  dividedCompany,
];

export const pageFaults = (data: ResumeData, { pages }: Printed): PageFault[] => RULES.flatMap((rule) => rule({ data, pages }));
