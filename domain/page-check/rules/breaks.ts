import { around, type PrintedField } from "@/domain/page-check/geometry";
import {
  type FieldText,
  linesOf,
  type PageContext,
  type PageFound,
  type PageRule,
  sectionOf,
  textsInFields,
} from "@/domain/page-check/rule";

const TITLE = /^\/(?:summary|sections\/[^/]+|customSections\/[^/]+)\/title$/;
/** Fields of running text, in which lines follow each other. */
const PROSE = /\/(?:content|description|keywords)$/;

/** The lines of each field, page by page. */
function linesByField({ pages }: PageContext, accepts: (pointer: string) => boolean) {
  const fields = new Map<string, Map<number, FieldText[]>>();
  for (const [index, page] of pages.entries())
    for (const text of textsInFields(page)) {
      if (!accepts(text.pointer)) continue;
      const onPages = fields.get(text.pointer) ?? new Map<number, FieldText[]>();
      onPages.set(index + 1, [...(onPages.get(index + 1) ?? []), text]);
      fields.set(text.pointer, onPages);
    }
  return [...fields.values()].map((onPages) => [...onPages].map(([page, own]) => ({ page, lines: linesOf(own) })));
}

/** A first or last line of a text that is alone on its page. */
export const lonelyLines: PageRule = (context) =>
  linesByField(context, (pointer) => PROSE.test(pointer)).flatMap((parts) => {
    const [first, last] = [parts[0], parts.at(-1)];
    if (!first || !last || first === last) return [];
    const alone = [
      { part: first, text: `The first line of a text is alone at the foot of page ${first.page}.` },
      { part: last, text: `The last line of a text is alone at the top of page ${last.page}.` },
    ];
    return alone
      .filter(({ part }) => part.lines.length === 1)
      .map(({ part, text }): PageFound => ({ page: part.page, box: around(part.lines.flat()), text, repair: "spacing" }));
  });

/** Titles at the foot of a page whose section begins on the next. */
export const headingsAtFoot: PageRule = (context) =>
  context.pages.flatMap(({ fields }, index) =>
    fields.flatMap((title): PageFound[] => {
      if (!TITLE.test(title.pointer)) return [];
      const own = sectionOf(title.pointer);
      const isOwn = ({ pointer }: PrintedField) => sectionOf(pointer) === own && pointer !== title.pointer;
      const continues = context.pages[index + 1]?.fields.some(isOwn) ?? false;
      if (fields.some(isOwn) || !continues) return [];
      const { pointer: _pointer, ...box } = title;
      return [
        {
          page: index + 1,
          box,
          text: `A heading is at the foot of page ${index + 1}, and its section begins on the next.`,
          repair: "spacing",
        },
      ];
    }),
  );
