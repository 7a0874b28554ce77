import type { ResumeData } from "@/contracts/model/resume/data";
import { addDoubt, type DoubtedItem, type Doubts, doubtItem, namesOf } from "@/domain/imports/pdf/doubts/item";
import type { Line } from "@/domain/imports/pdf/layout/lines";
import { isTown } from "@/domain/imports/pdf/structure/towns";
import { isPlace } from "@/domain/imports/pdf/structure/words";

/** Signs and words between two texts of one line. */
const BEFORE = /(?:^|["“„«'‘,;:|•·●▪‖–—\-/(@&\u3000、،؛：（]|\s(?:at|bei|chez|presso|hos|in|en|of|à|im|em|w|в|у))\s*$/iu;
/** Dates are no part of a name. */
const DATE_BEFORE = /\d{4}[)\]]?\s*$/;
const DATE_AFTER = /^\s*[([]?(?:\p{L}{3,9}\.?\s|\d{1,2}[./])?(?:19|20)\d{2}/u;
/** “Kestrel Robotics, Inc.” is one name. */
const FORM = /^,\s*(?:inc|ltd|llc|llp|plc|corp|co|gmbh|ag)\b/i;
const AFTER = /^\s*(?:$|["”“»'’,;:|•·●▪‖–—\-/)(@&\u3000、،؛：（）.]|(?:at|bei|chez|presso|hos|in|en|of|à|im|em|w|в|у)\s)/iu;

/**
 * Two texts of a line are divided by a sign, a gap, another face or a word such as “at”. A name that begins or ends between two words
 * without any of these was cut out of a phrase: “York, NY” of “New York, NY”.
 */
export function doubtCuts(item: DoubtedItem, doubts: Doubts): void {
  const names = namesOf(item);
  if (names.length === 0) return;
  const texts = item.lines.flatMap((line) => line.cells);
  if (isHalfTown(item.texts.location ?? "", item.lines)) doubtItem(doubts, "incomplete", item, ["location"]);
  for (const field of names) {
    const name = item.texts[field] ?? "";
    const found = texts.flatMap(({ text, spans }) => {
      const edges = edgesOf(spans);
      // “Ghent University, Ghent”: the place is the second one.
      return placesIn(text, name).map((at) => {
        const [before, after] = [text.slice(0, at), text.slice(at + name.length)];
        const isBegun = BEFORE.test(before) || DATE_BEFORE.test(before) || edges.has(at);
        const isEnded = (AFTER.test(after) || DATE_AFTER.test(after) || edges.has(at + name.length)) && !FORM.test(after);
        return { isCut: !isBegun || !isEnded };
      });
    });
    if (found.length > 0 && found.every(({ isCut }) => isCut)) doubtItem(doubts, "incomplete", item, [field]);
  }
}

/** Where a name begins in a text, each time that it does. */
function placesIn(text: string, name: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length)) places.push(at);
  return places;
}

/** “York, NY” after a line that ends with “New”. */
function isHalfTown(place: string, lines: readonly Line[]): boolean {
  if (place === "") return false;
  const [town = ""] = place.split(",");
  const before =
    lines
      .map(({ text }) => text)
      .join(" ")
      .split(place)[0] ?? "";
  const word = /(\p{Lu}\p{L}*\.?) $/u.exec(before)?.[1];
  return word !== undefined && isTown(`${word} ${town}`);
}

/** Contact details that continue where they were taken to end: “New York” of “New York, NY”, an address that was wrapped. */
export function doubtContactCuts(basics: ResumeData["basics"], lines: readonly Line[], doubts: Doubts): void {
  const { location, email, phone, website } = basics;
  if (isHalfTown(location, lines)) addDoubt(doubts, "incomplete", ["/basics/location"]);
  lines.forEach((line, index) => {
    const next = lines[index + 1];
    const wrapped = next && next.region === line.region && next.gap < 2 ? `${line.text} ${next.text}` : line.text;
    const [, after = ""] = location !== "" && wrapped.includes(location) ? wrapped.split(location) : [];
    const [, state = ""] = /^,?\s*([\p{L}.]+(?: [\p{Lu}][\p{L}.]+)?)/u.exec(after) ?? [];
    const isCut = !location.includes(",") && state !== "" && /^,/.test(after) && isPlace(`${location}, ${state}`);
    if (isCut) addDoubt(doubts, "incomplete", ["/basics/location"]);
    for (const [field, value] of Object.entries({ email, phone, "website/url": website.url.replace(/^https?:\/\//, "") }))
      if (
        value !== "" &&
        next &&
        line.cells.some(({ text }) => text.endsWith(value)) &&
        next.gap < 2 &&
        next.cells.some(({ text }) => FRAGMENT.test(text))
      )
        addDoubt(doubts, "incomplete", [`/basics/${field}`]);
  });
}

/** The end of an address or a number at the beginning of a line. */
const FRAGMENT = /^(?:\p{Ll}{1,3}(?![\p{L}@.])|[\d-]{2,6}(?!\S))/u;

/** Where the face changes in a cell, in letters; spaces at a change belong to both sides. */
function edgesOf(spans: readonly { text: string; font: string; size: number }[]): Set<number> {
  const edges = new Set<number>();
  let at = 0;
  for (const [index, span] of spans.entries()) {
    const before = spans[index - 1];
    if (before && (before.font !== span.font || before.size !== span.size)) {
      edges.add(at + span.text.length - span.text.trimStart().length);
      edges.add(at - (before.text.length - before.text.trimEnd().length));
    }
    at += span.text.length;
  }
  return edges;
}
