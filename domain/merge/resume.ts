import { type ResumeData, resumeDataSchema } from "@/contracts/model/resume/data";
import { asWhole, sameSide } from "@/domain/merge/as-whole";
import { type Choices, Deciding, type Merged, NOTHING_CHOSEN } from "@/domain/merge/conflict";
import { hasOwnIds, type KindOfItem, putTogether, takeApart } from "@/domain/merge/items";
import { mergePlaces } from "@/domain/merge/order";
import { mergePages } from "@/domain/merge/pages";
import { settleRemovals } from "@/domain/merge/removals";
import { isSame } from "@/domain/merge/same";
import { entrySegment, mergeValue } from "@/domain/merge/value";

/**
 * Merges two resumes with a common base by item and field, even if items were moved. Conflicts are only fields that both sides
 * changed, and things that one side removed and the other changed. `choices` resolve conflicts found before.
 */
export function mergeResumes(
  base: ResumeData,
  mine: ResumeData,
  theirs: ResumeData,
  choices: Choices = NOTHING_CHOSEN,
): Merged<ResumeData> {
  const alike = sameSide(base, mine, theirs);
  if (alike) return { document: alike, conflicts: [] };
  if (![base, mine, theirs].every(hasOwnIds)) return asWhole(base, mine, theirs, choices);
  const at = new Deciding(choices);
  const document = mergeParts(at, base, mine, theirs);
  // Two lists together may exceed the limit of a list. Then the person chooses between the two documents.
  const isAllowed = (data: ResumeData) => resumeDataSchema.safeParse(data).success;
  if (!isAllowed(document) && isAllowed(mine) && isAllowed(theirs)) return asWhole(base, mine, theirs, choices);
  return { document, conflicts: at.conflicts };
}

function mergeParts(at: Deciding, base: ResumeData, mine: ResumeData, theirs: ResumeData): ResumeData {
  const settled = settleRemovals(at, base, { mine, theirs });
  const [before, left, right] = [base, settled.mine, settled.theirs].map(takeApart) as [Parts, Parts, Parts];
  const pages = mergePages(at, pagesOf(before), pagesOf(left), pagesOf(right));
  const [was, one, other] = [before, left, right].map(({ frame }) => withPages(frame, pages));
  const frame = mergeValue(at, "", was, one, other) as ResumeData;
  const exists = new Set(takeApart(frame).places.keys());
  const { items, places } = mergeItems(at, before, left, right);
  const merged = mergePlaces(places.before, places.left, places.right, (section) => exists.has(section));
  return putTogether(frame, items, merged);
}

type Parts = ReturnType<typeof takeApart>;
type Pages = ResumeData["metadata"]["layout"]["pages"];

const pagesOf = ({ frame }: Parts): Pages => frame.metadata.layout.pages;
const withPages = (data: ResumeData, pages: readonly Pages[number][]): ResumeData => ({
  ...data,
  metadata: { ...data.metadata, layout: { ...data.metadata.layout, pages: [...pages] } },
});

type Moves = { before: Parts["places"]; left: Parts["places"]; right: Parts["places"] };

/**
 * Merges items that both sides have or one side added. An item converted to another kind has different fields, so if the other
 * side changed it too, it is chosen as a whole, with its place.
 */
function mergeItems(at: Deciding, before: Parts, left: Parts, right: Parts): { items: Map<string, KindOfItem>; places: Moves } {
  const items = new Map<string, KindOfItem>();
  const places: Moves = { before: before.places, left: left.places, right: right.places };
  for (const id of new Set([...left.items.keys(), ...right.items.keys()])) {
    const [was, mine, theirs] = [before.items.get(id), left.items.get(id), right.items.get(id)];
    if (mine && theirs && mine.kind === theirs.kind) {
      const base = was?.kind === mine.kind ? was.item : undefined;
      const item = mergeValue(at, pointerOf(id, places), base, mine.item, theirs.item) as KindOfItem["item"];
      items.set(id, { kind: mine.kind, item });
    } else if (mine && theirs) {
      const side = sideOfOtherKind(at, pointerOf(id, places), was, mine, theirs);
      items.set(id, side === "mine" ? mine : theirs);
      if (side === "mine") places.right = moved(places.right, id, places.left);
      else places.left = moved(places.left, id, places.right);
    } else {
      // An item removed on one side is gone, unless the other side changed or moved it and it was chosen to stay.
      const only = mine ?? theirs;
      if (only && !(isSame(only, was) && isPlacedAs(before, mine ? left : right, id))) items.set(id, only);
    }
  }
  return { items, places };
}

function sideOfOtherKind(at: Deciding, pointer: string, was: KindOfItem | undefined, mine: KindOfItem, theirs: KindOfItem) {
  if (isSame(theirs, was)) return "mine";
  if (isSame(mine, was)) return "theirs";
  return at.decide({ pointer, base: was?.item, mine: mine.item, theirs: theirs.item });
}

const isPlacedAs = (before: Parts, after: Parts, id: string) => sectionWith(before.places, id) === sectionWith(after.places, id);
const sectionWith = (places: Parts["places"], id: string) => [...places].find(([, ids]) => ids.includes(id))?.[0];

/** An item's pointer uses my position, which is the one on screen. */
function pointerOf(id: string, { left, right }: Moves): string {
  return `${sectionWith(left, id) ?? sectionWith(right, id)}/items/${entrySegment(id)}`;
}

/** The places with one item moved to where others have it. */
function moved(places: Parts["places"], id: string, like: Parts["places"]): Parts["places"] {
  const target = sectionWith(like, id);
  return new Map(
    [...new Set([...places.keys(), ...like.keys()])].map((section) => {
      const others = (places.get(section) ?? []).filter((each) => each !== id);
      return [section, section === target ? [...others, id] : others];
    }),
  );
}
