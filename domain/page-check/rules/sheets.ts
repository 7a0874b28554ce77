import { monthsOfExperience } from "@/domain/page-check/experience";
import { bottomOf } from "@/domain/page-check/geometry";
import {
  contentBox,
  fillOf,
  type PageContext,
  type PageFound,
  type PageRule,
  percent,
  sectionOf,
} from "@/domain/page-check/rule";

/** A page with less than this on it looks unfinished. */
const NEARLY_EMPTY = 0.2;
/** With less than this on the page before, the text of a new sheet would have begun there. */
const HAS_ROOM = 0.8;
const MANY_PAGES = 3;
const MONTHS_FOR_MANY_PAGES = 120;

/** Pages of the layout from which something is printed. */
const sheets = ({ sections }: PageContext) => [...new Set(sections.map(({ placement }) => placement.page))];

export const nearlyEmptyPages: PageRule = (context) => {
  if (!context.hasBreaks) return [];
  const { pages } = context;
  const isLaidOut = sheets(context).length > 1;
  return pages.flatMap((page, index): PageFound[] => {
    const fill = fillOf(context, page);
    if (fill >= NEARLY_EMPTY) return [];
    const isLast = index === pages.length - 1;
    const repair = pages.length === 1 ? null : isLast ? `fit:${pages.length - 1}` : isLaidOut ? "flow" : null;
    const text = `Page ${index + 1} is only ${percent(fill)} % full.`;
    return [{ page: index + 1, box: contentBox(context, page), text, repair }];
  });
};

export const forcedSheets: PageRule = (context) => {
  if (!context.hasBreaks) return [];
  const { pages, sections } = context;
  return sheets(context)
    .slice(1)
    .flatMap((sheet): PageFound[] => {
      const own = new Set(sections.filter(({ placement }) => placement.page === sheet).map(({ id }) => id));
      const first = pages.findIndex(({ fields }) => fields.some(({ pointer }) => own.has(sectionOf(pointer) ?? "")));
      const before = pages[first - 1];
      if (!before || fillOf(context, before) >= HAS_ROOM) return [];
      const content = contentBox(context, before);
      const bottom = Math.max(content.y, ...before.fields.map(bottomOf));
      return [
        {
          page: first,
          box: { ...content, y: bottom, height: bottomOf(content) - bottom },
          text: `Page ${first + 1} starts a new sheet although page ${first} is only ${percent(fillOf(context, before))} % full.`,
          repair: "flow",
        },
      ];
    });
};

export const tooManyPages: PageRule = (context) => {
  const { hasBreaks, pages, data, now } = context;
  const third = pages[MANY_PAGES - 1];
  if (!hasBreaks || !third) return [];
  const months = monthsOfExperience(data, now);
  if (months >= MONTHS_FOR_MANY_PAGES) return [];
  const years = Math.floor(months / 12);
  return [
    {
      page: MANY_PAGES,
      box: contentBox(context, third),
      text: `The resume takes ${pages.length} pages for ${years} ${years === 1 ? "year" : "years"} of experience; two are enough for under ten.`,
      repair: `fit:${MANY_PAGES - 1}`,
    },
  ];
};
