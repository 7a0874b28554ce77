import { type RequestedSection, squashed } from "@/proof/wanted";

/** Whether the sections are whole and in order in the extracted text, page by page. */
export interface Order {
  /** Pairs of sections with interleaved words, as `page: one × other`. */
  mixed: string[];
  /** Those in the same column. */
  mixedInColumn: string[];
  /** Sections of one column that come before one they should follow. */
  swapped: string[];
}

interface Stretch {
  section: RequestedSection;
  from: number;
  to: number;
}

function stretches(page: string, sections: readonly RequestedSection[]): Stretch[] {
  const text = squashed(page);
  return sections
    .flatMap((section) => {
      const places = section.texts.flatMap((each) => {
        const at = text.indexOf(each);
        return at < 0 ? [] : [{ from: at, to: at + each.length }];
      });
      if (places.length === 0) return [];
      return [{ section, from: Math.min(...places.map(({ from }) => from)), to: Math.max(...places.map(({ to }) => to)) }];
    })
    .sort((one, other) => one.from - other.from);
}

/** Pages are read one by one: in two columns the sidebar of a page comes before the next page. */
export function orderOf(pages: readonly string[], sections: readonly RequestedSection[]): Order {
  const mixed: string[] = [];
  const mixedInColumn: string[] = [];
  const swapped: string[] = [];
  for (const [index, page] of pages.entries()) {
    const found = stretches(page, sections);
    for (const [place, { section, from, to }] of found.entries()) {
      for (const other of found.slice(place + 1)) {
        const isMixed = other.from < to;
        if (isMixed) mixed.push(`${index + 1}: ${section.name} × ${other.section.name}`);
        if (isMixed && section.column === other.section.column)
          mixedInColumn.push(`${index + 1}: ${section.name} × ${other.section.name}`);
        const isLater = sections.indexOf(other.section) < sections.indexOf(section);
        if (section.column === other.section.column && isLater && other.from > from)
          swapped.push(`${index + 1}: ${section.name} before ${other.section.name}`);
      }
    }
  }
  return { mixed, mixedInColumn, swapped };
}
