import type { CustomSection } from "@/contracts/model/resume/custom-section";
import type { ResumeData } from "@/contracts/model/resume/data";
import type { LayoutPage } from "@/contracts/model/resume/metadata";
import type { Deciding } from "@/domain/merge/conflict";
import { type Item, sectionsOf, withItems } from "@/domain/merge/items";
import { isSame } from "@/domain/merge/same";
import { entrySegment } from "@/domain/merge/value";

/** Both sides, in agreement about removals. */
export type Sides = { mine: ResumeData; theirs: ResumeData };

/**
 * If one side removed what the other changed, that is a conflict. Until it is resolved the item stays: the removing side gets it
 * back, so that the other side's changes merge normally. If the removal is chosen, it is removed on both sides.
 */
export function settleRemovals(at: Deciding, base: ResumeData, sides: Sides): Sides {
  return base.customSections.reduce((now, { id }) => settleSection(at, base, now, id), settleItems(at, base, sides));
}

function settleSection(at: Deciding, base: ResumeData, sides: Sides, id: string): Sides {
  const [was, mine, theirs] = [base, sides.mine, sides.theirs].map((data) => sectionOf(data, id));
  const there = mine ?? theirs;
  if (!was || !there || (mine && theirs) || saysNothingNew(there, was)) return sides;
  const winner = at.decide({ pointer: `/customSections/${entrySegment(id)}`, base: was, mine, theirs });
  const isPresent = (winner === "mine" ? mine : theirs) !== undefined;
  const settle = (data: ResumeData) => (isPresent ? withSection(data, base, was) : withoutSection(data, id));
  return {
    mine: mine && isPresent ? sides.mine : settle(sides.mine),
    theirs: theirs && isPresent ? sides.theirs : settle(sides.theirs),
  };
}

/** Removed or reordered entries are no reason to keep a section. */
function saysNothingNew(section: CustomSection, was: CustomSection): boolean {
  const before = new Map((was.items as readonly Item[]).map((item) => [item.id, item]));
  const isKnown = (item: Item) => isSame(item, before.get(item.id));
  return isSame({ ...section, items: null }, { ...was, items: null }) && (section.items as readonly Item[]).every(isKnown);
}

const sectionOf = (data: ResumeData, id: string) => data.customSections.find((section) => section.id === id);

/** Restores a section where the base had it, with those items that are not elsewhere now. */
function withSection(data: ResumeData, base: ResumeData, section: CustomSection): ResumeData {
  const there = new Set(sectionsOf(data).flatMap(({ items }) => items.map((item) => item.id)));
  const items = (section.items as readonly Item[]).filter((item) => !there.has(item.id));
  const back = { ...section, items } as unknown as CustomSection;
  const order = base.customSections.map(({ id }) => id);
  const pages = withSectionPlaced(data.metadata.layout.pages, section.id, base.metadata.layout.pages);
  const layout = { ...data.metadata.layout, pages };
  return {
    ...data,
    customSections: inserted(data.customSections, back, order, ({ id }) => id),
    metadata: { ...data.metadata, layout },
  };
}

/** The pages with a section placed as on the other side, or on the last page if there are fewer now. */
function withSectionPlaced(pages: LayoutPage[], id: string, others: readonly LayoutPage[]): LayoutPage[] {
  const found = others.findIndex(({ main, sidebar }) => main.includes(id) || sidebar.includes(id));
  const before = others[found];
  if (!before) return pages;
  const at = Math.min(found, pages.length - 1);
  const column = before.main.includes(id) ? "main" : "sidebar";
  return withoutId(pages, id).map((page, index) =>
    index === at ? { ...page, [column]: inserted(page[column], id, before[column], (each) => each) } : page,
  );
}

function withoutSection(data: ResumeData, id: string): ResumeData {
  const pages = withoutId(data.metadata.layout.pages, id);
  const customSections = data.customSections.filter((section) => section.id !== id);
  return { ...data, customSections, metadata: { ...data.metadata, layout: { ...data.metadata.layout, pages } } };
}

function withoutId(pages: readonly LayoutPage[], id: string): LayoutPage[] {
  const without = (ids: string[]) => ids.filter((each) => each !== id);
  return pages.map((page) => ({ ...page, main: without(page.main), sidebar: without(page.sidebar) }));
}

function settleItems(at: Deciding, base: ResumeData, sides: Sides): Sides {
  const [mine, theirs] = [itemsById(sides.mine), itemsById(sides.theirs)];
  let now = sides;
  for (const [id, was] of itemsById(base)) {
    const [left, right] = [mine.get(id), theirs.get(id)];
    const there = left ?? right;
    if (!there || (left && right) || (isSame(there.item, was.item) && there.section === was.section)) continue;
    // An item removed with its whole section belongs to that conflict.
    const isMineGone = left === undefined;
    const isSectionGone = !sectionsOf(isMineGone ? now.mine : now.theirs).some((section) => section.id === was.section);
    if (isSectionGone && there.section === was.section) continue;
    const pointer = `${was.section}/items/${entrySegment(id)}`;
    const winner = at.decide({ pointer, base: was.item, mine: left?.item, theirs: right?.item });
    const isPresent = (winner === "mine") !== isMineGone;
    // Back to its old place or, if its section is gone, to where the other side has it.
    const place = isSectionGone ? there : was;
    const back = (data: ResumeData) => withItem(data, place.section, place.item, place.order);
    const gone = (data: ResumeData) => withItems(data, (section) => listOf(data, section).filter((item) => item.id !== id));
    if (isPresent) now = isMineGone ? { ...now, mine: back(now.mine) } : { ...now, theirs: back(now.theirs) };
    else now = isMineGone ? { ...now, theirs: gone(now.theirs) } : { ...now, mine: gone(now.mine) };
  }
  return now;
}

type Standing = { section: string; item: Item; order: string[] };

function itemsById(data: ResumeData): Map<string, Standing> {
  return new Map(
    sectionsOf(data).flatMap(({ id: section, items }) => {
      const order = items.map(({ id }) => id);
      return items.map((item) => [item.id, { section, item, order }] as const);
    }),
  );
}

const listOf = (data: ResumeData, section: string) => sectionsOf(data).find(({ id }) => id === section)?.items ?? [];

const withItem = (data: ResumeData, section: string, item: Item, order: readonly string[]): ResumeData =>
  withItems(data, (each) => {
    const items = listOf(data, each);
    return each === section ? inserted(items, item, order, ({ id }) => id) : items;
  });

/** Inserts an entry after its nearest former predecessor. */
function inserted<Entry>(
  list: readonly Entry[],
  entry: Entry,
  order: readonly string[],
  idOf: (entry: Entry) => string,
): Entry[] {
  const before = new Set(order.slice(0, order.indexOf(idOf(entry))));
  const at = list.findLastIndex((each) => before.has(idOf(each))) + 1;
  return [...list.slice(0, at), entry, ...list.slice(at)];
}
