import type { LayoutPage } from "@/contracts/model/resume/metadata";
import type { Deciding } from "@/domain/merge/conflict";
import { mergeOrder, mergePlaces } from "@/domain/merge/order";
import { isSame } from "@/domain/merge/same";
import { mergeEntry } from "@/domain/merge/value";

type Pages = readonly LayoutPage[];
/** The pages of one side by shared names. */
type Named = ReadonlyMap<string, LayoutPage>;

/**
 * Merges the pages of a resume's layout. No section is lost or duplicated. If both sides moved the same section, mine wins,
 * because that is not worth asking about.
 */
export function mergePages(at: Deciding, base: Pages, mine: Pages, theirs: Pages): Pages {
  if (isSame(mine, theirs) || isSame(theirs, base)) return mine;
  if (isSame(mine, base)) return theirs;
  // Such a layout is repaired on save; its parts cannot be distinguished.
  if ([base, mine, theirs].some(repeatsSections)) return mine;
  const before = new Map(base.map((page, index) => [`${index}`, page]));
  const [left, right] = [named(base, mine, "mine"), named(base, theirs, "theirs")];
  const frames = new Map<string, { fullWidth: boolean }>();
  for (const name of new Set([...left.keys(), ...right.keys()])) {
    const [was, one, other] = [before, left, right].map((pages) => frameOf(pages.get(name)));
    const remains = (one && other) || !was;
    const frame = remains ? mergeEntry(at, `/metadata/layout/pages/${name}`, was, one, other) : undefined;
    if (frame) frames.set(name, frame as { fullWidth: boolean });
  }
  if (frames.size === 0) return mine;
  const order = mergeOrder([...before.keys()], [...left.keys()], [...right.keys()], new Set(frames.keys()));
  const places = mergePlaces(columnsOf(before), columnsOf(left), columnsOf(right), (column) => frames.has(pageOf(column)));
  const merged = order.map((name) => ({
    fullWidth: frames.get(name)?.fullWidth ?? false,
    main: places.get(`${name} main`) ?? [],
    sidebar: places.get(`${name} sidebar`) ?? [],
  }));
  return withAll(merged, mine, theirs, base);
}

const frameOf = (page: LayoutPage | undefined) => page && { fullWidth: page.fullWidth };
const pageOf = (column: string) => column.slice(0, column.indexOf(" "));
const idsOf = (page: LayoutPage) => [...page.main, ...page.sidebar];

function repeatsSections(pages: Pages): boolean {
  const ids = pages.flatMap(idsOf);
  return new Set(ids).size !== ids.length;
}

/** Pages have no ids. If the number of pages is unchanged they match by position, else by most common sections. */
function named(base: Pages, pages: Pages, side: string): Named {
  if (pages.length === base.length) return new Map(pages.map((page, index) => [`${index}`, page]));
  const free = new Set(base.keys());
  return new Map(
    pages.map((page, index) => {
      const ids = new Set(idsOf(page));
      const shared = (position: number) => (base[position] ? idsOf(base[position]).filter((id) => ids.has(id)).length : 0);
      const [best] = [...free].sort((one, other) => shared(other) - shared(one) || one - other);
      const isThat = best !== undefined && (shared(best) > 0 || (ids.size === 0 && best === index && isEmpty(base[best])));
      if (!isThat) return [`${side}-${index}`, page];
      free.delete(best);
      return [`${best}`, page];
    }),
  );
}

const isEmpty = (page: LayoutPage | undefined) => page !== undefined && idsOf(page).length === 0;

const columnsOf = (pages: Named) =>
  new Map(
    [...pages].flatMap(([name, { main, sidebar }]) => [[`${name} main`, main] as const, [`${name} sidebar`, sidebar] as const]),
  );

/** A section moved to a page that the other side removed goes to the end of the last page. */
function withAll(merged: LayoutPage[], mine: Pages, theirs: Pages, base: Pages): Pages {
  const [inMine, inTheirs, inBase] = [mine, theirs, base].map((pages) => new Set(pages.flatMap(idsOf))) as [
    Set<string>,
    Set<string>,
    Set<string>,
  ];
  const there = new Set(merged.flatMap(idsOf));
  const isPresent = (id: string) => (inMine.has(id) && inTheirs.has(id)) || !inBase.has(id);
  const missing = [...new Set([...inMine, ...inTheirs])].filter((id) => !there.has(id) && isPresent(id)).sort();
  const last = merged.at(-1);
  if (missing.length === 0 || !last) return merged;
  return [...merged.slice(0, -1), { ...last, main: [...last.main, ...missing] }];
}
