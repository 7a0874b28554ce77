import { type DoubtedItem, type Doubts, doubtItem, namesOf } from "@/domain/imports/pdf/doubts/item";
import type { Line } from "@/domain/imports/pdf/layout/lines";
import type { PageText } from "@/domain/imports/pdf/layout/page-text";
import { withoutBullet } from "@/domain/imports/pdf/structure/bullets";
import { isDuration } from "@/domain/imports/pdf/structure/period";

/** Equal for a line and for leftover text from that line. */
const placeOf = (page: number, { y, paragraph }: { y: number; paragraph?: number }) => `${page} ${paragraph ?? Math.round(y)}`;

/** Whether a text is a duration such as “(3 months)”, or a piece of one. The dates of the entry imply it. */
const isOfDuration = (text: string) => (text.match(/\p{L}+/gu) ?? []).every((word) => isDuration(`1 ${word}`));

/** What kind a number or an address is, which no field has: “(Mobile)”. */
const KIND_OF_DETAIL = /^\(\p{L}{3,12}\)$/u;

/** Words left over in the lines of an entry belong to one of its fields. */
export function doubtNearLeftovers(items: readonly DoubtedItem[], unplaced: readonly PageText[], doubts: Doubts): void {
  const left = new Set(
    unplaced.flatMap(({ isArtifact, text, page, at }) =>
      at && !isArtifact && /\p{L}{2}/u.test(text) && !isOfDuration(text) && !KIND_OF_DETAIL.test(text) ? [placeOf(page, at)] : [],
    ),
  );
  doubtNearYears(items, unplaced, doubts);
  for (const item of items)
    if (item.lines.some((line) => left.has(placeOf(line.page, line))))
      doubtItem(doubts, "words-left", item, [...namesOf(item), "description", "dates"]);
}

/** Points between a date and the entry that it may belong to. */
const NEAR_PT = 30;

/** A year without a place is of the dates of an entry near it. */
function doubtNearYears(items: readonly DoubtedItem[], unplaced: readonly PageText[], doubts: Doubts): void {
  for (const { text, page, at, isArtifact } of unplaced) {
    if (!at || isArtifact || text.length > 40 || !/(?:19|20)\d{2}/.test(text)) continue;
    for (const item of items)
      if (item.dates && item.lines.some((line) => line.page === page && isNear(line, at)))
        doubtItem(doubts, "words-left", item, ["dates"]);
  }
}

const isNear = (line: Line, at: { y: number; paragraph?: number }) =>
  at.paragraph === undefined || line.paragraph === undefined
    ? Math.abs(line.y - at.y) < NEAR_PT
    : Math.abs(line.paragraph - at.paragraph) <= 1;

/** A line of an entry's text that looks like the first line of the entries may be one: the entry before has swallowed it. */
export function doubtSwallowed(items: readonly DoubtedItem[], doubts: Doubts): void {
  const faceOf = (line: Line) => `${line.font} ${Math.round(line.size * 2)}`;
  const heads = new Set(items.flatMap(({ lines }) => (lines[0] ? [faceOf(lines[0])] : [])));
  const bodies = new Map<string, number>();
  for (const line of items.flatMap(({ lines }) => lines.slice(1))) bodies.set(faceOf(line), (bodies.get(faceOf(line)) ?? 0) + 1);
  const all = [...bodies.values()].reduce((sum, count) => sum + count, 0);
  for (const item of items) {
    const [first, ...rest] = item.lines;
    // Positions at one employer begin alike.
    if (!first || item.roles.length > 0) continue;
    const face = faceOf(first);
    if ((bodies.get(face) ?? 0) * 4 >= all || !heads.has(face)) continue;
    const firstOther = rest.findIndex((line) => faceOf(line) !== face);
    const isAgain =
      firstOther >= 0 && rest.slice(firstOther).some((line) => faceOf(line) === face && withoutBullet(line.text) === null);
    if (isAgain) doubtItem(doubts, "other-entry", item, ["description", ...namesOf(item)]);
  }
}
