import type { ReadEntry } from "@/domain/imports/pdf/structure/entries";
import { SURE } from "@/domain/imports/pdf/structure/evidence";
import type { HeadPart } from "@/domain/imports/pdf/structure/head-parts";
import { isPlace } from "@/domain/imports/pdf/structure/words";

/** The two main texts of an entry, its place, and texts that are neither. */
export interface NamedEntry {
  /** Position or degree. */
  title: string;
  /** Employer or school. */
  organisation: string;
  place: string;
  rest: string[];
  /** The confidence in the distinction of title and organisation, and in the place. */
  sureness: { names: number; place: number };
}

/** Above zero if a text is rather a title, below zero if it is rather an organisation. */
type Evidence = (text: string) => number;

/**
 * Gives the texts of all entries of a section their names. Within a document the order is the same everywhere, so the evidence of all
 * entries decides it; a text that is clearly the other one wins over the order.
 */
export function nameEntries(entries: readonly ReadEntry[], evidence: Evidence, usual: "title" | "organisation"): NamedEntry[] {
  // An employer with several positions has its place elsewhere.
  const slot = placeSlot(entries.filter(({ roles }) => roles.length === 0));
  const found = entries.map((entry) => withPlace(entry, slot, evidence));
  const split = found.map((entry) => splitTexts(entry, evidence));
  const order = orderOf(split, evidence, usual);
  return found.map((entry, index) => nameOne(entry, split[index] ?? [], order, evidence));
}

/** The position among the texts of a head at which the places of this section are, if any are known for sure. */
function placeSlot(entries: readonly ReadEntry[]): number | null {
  const slots = entries.flatMap((entry) => (entry.placeAt === null ? [] : [entry.placeAt]));
  const [first] = slots;
  return first !== undefined && slots.filter((slot) => slot === first).length * 2 > slots.length ? first : null;
}

/** An entry whose place was separated from its other texts, and how sure that is. */
type PlacedEntry = ReadEntry & { placeSureness: number };

/** Towns have no words that identify them. One is a text where other entries have their place, at the right end, or below two others. */
function withPlace(entry: ReadEntry, slot: number | null, evidence: Evidence): PlacedEntry {
  if (entry.place !== "" || entry.texts.length < 2) return { ...entry, placeSureness: SURE.byWords };
  const rated = entry.texts.map((part, index) => {
    if ((index === 0 && !part.isWithDates) || evidence(part.text) !== 0 || !looksLikePlace(part.text)) return 0;
    const isShort = part.text.split(" ").length <= 2;
    const others = entry.texts.filter((other) => other !== part && evidence(other.text) !== 0).length;
    return (
      (slot === index ? 2 : 0) +
      (part.isRight ? 1 : 0) +
      (part.isWithDates ? 2.5 : 0) +
      (isShort ? 0.5 : 0) +
      (entry.texts.length >= 3 && others >= 2 ? 1 : 0) +
      (index === entry.texts.length - 1 ? 0.25 : 0)
    );
  });
  const [head, town] = entry.texts;
  const isTownBelow =
    entry.texts.length === 2 &&
    head !== undefined &&
    town !== undefined &&
    town.row > head.row &&
    evidence(town.text) === 0 &&
    looksLikePlace(town.text);
  const pieces = head?.text.split(/[,،、]\s*/) ?? [];
  if (
    isTownBelow &&
    pieces.length > 1 &&
    pieces.some((piece) => (isPlace(town.text) ? evidence(piece) !== 0 : evidence(piece) < 0))
  )
    return { ...entry, place: town.text, texts: [head], placeSureness: isPlace(town.text) ? SURE.likely : SURE.byDefault };
  const best = Math.max(...rated);
  const needed = entry.texts.length >= 3 ? 0.75 : 1.5;
  const place = best >= needed ? entry.texts[rated.indexOf(best)] : undefined;
  if (!place) return { ...entry, placeSureness: SURE.doubtful };
  const placeSureness = best >= 3 ? SURE.byAlignment : best >= 1.5 && slot !== null ? SURE.likely : SURE.byDefault;
  return { ...entry, place: place.text, texts: entry.texts.filter((part) => part !== place), placeSureness };
}

interface Order {
  order: "title" | "organisation";
  /** Whether the words of most entries say so; single entries then need more to be otherwise. */
  isSure: boolean;
  sureness: number;
}

function orderOf(all: readonly (readonly HeadPart[])[], evidence: Evidence, usual: Order["order"]): Order {
  const leads = all.flatMap(([first, second]) => (first && second ? [evidence(first.text) - evidence(second.text)] : []));
  const sum = leads.reduce((total, lead) => total + lead, 0);
  const isSure = Math.abs(sum) > all.length;
  // Without an entry that says the opposite, those that say nothing are like the others.
  const isAgreed = leads.filter((lead) => lead * sum > 0).length >= 1 && leads.every((lead) => lead * sum >= 0);
  if (Math.abs(sum) > 0.1)
    return {
      order: sum > 0 ? "title" : "organisation",
      isSure,
      sureness: isSure ? SURE.byAlignment : isAgreed ? SURE.likely : SURE.byDefault,
    };
  // An employer may be repeated, a title at the beginning rarely is.
  const firsts = all.flatMap(([first]) => (first ? [first.text] : []));
  const seconds = all.flatMap(([, second]) => (second ? [second.text] : []));
  const repeated = (texts: readonly string[]) => texts.length - new Set(texts).size;
  if (repeated(firsts) !== repeated(seconds)) {
    const order = repeated(firsts) > repeated(seconds) ? "organisation" : "title";
    return { order, isSure: false, sureness: SURE.byDefault };
  }
  return { order: usual, isSure: false, sureness: SURE.byDefault };
}

/** Texts of an entry; a single one is divided at a comma when its halves are a title and an organisation. */
function splitTexts(entry: ReadEntry, evidence: Evidence): HeadPart[] {
  const [only, ...more] = entry.texts;
  if (!only || more.some((part) => !part.isPlace)) return entry.texts;
  const pieces = only.text.split(
    /(?:,\s+(?!(?:Inc|Ltd|LLC|LLP|PLC|GmbH|AG|S\.A|Corp|Co)\b)|\s+(?:at|bei|chez|presso|hos|@)\s+)(?![^(]*\))/,
  );
  if (pieces.length < 2) return entry.texts;
  let best = { at: pieces.length - 1, difference: -1 };
  for (let at = 1; at < pieces.length; at++) {
    const difference = Math.abs(evidence(pieces.slice(0, at).join(", ")) - evidence(pieces.slice(at).join(", ")));
    // Of equal places the later one is taken: degrees and titles have more commas than names.
    if (difference >= best.difference) best = { at, difference };
  }
  return [{ ...only, text: pieces.slice(0, best.at).join(", ") }, { ...only, text: pieces.slice(best.at).join(", ") }, ...more];
}

function nameOne(entry: PlacedEntry, texts: readonly HeadPart[], input: Order, evidence: Evidence): NamedEntry {
  const { order, isSure } = input;
  const [first, second, ...more] = texts;
  if (!first)
    return {
      title: "",
      organisation: "",
      place: entry.place,
      rest: [],
      sureness: { names: SURE.doubtful, place: SURE.doubtful },
    };
  if (!second) {
    const isTitle =
      entry.roles.length > 0 ? false : evidence(first.text) > 0 || (evidence(first.text) === 0 && order === "title");
    const names = entry.roles.length > 0 ? SURE.usual : SURE.byDefault;
    return {
      title: isTitle ? first.text : "",
      organisation: isTitle ? "" : first.text,
      place: entry.place,
      rest: [],
      sureness: { names, place: entry.placeSureness },
    };
  }
  const lead = evidence(first.text) - evidence(second.text);
  const isRole = (text: string) => entry.roles.some((role) => role.texts.some((part) => part.text === text));
  const isTitleFirst = isRole(second.text)
    ? false
    : isRole(first.text)
      ? true
      : Math.abs(lead) >= (isSure ? 1.3 : 1)
        ? lead > 0
        : order === "title";
  const [title, organisation] = isTitleFirst ? [first, second] : [second, first];
  const isByWords = isRole(first.text) || isRole(second.text) || Math.abs(lead) >= 1;
  // Words that say the opposite of all other entries may be part of a name.
  const isAgainst = Math.abs(lead) > 0 && lead > 0 !== isTitleFirst;
  const names = isAgainst ? SURE.byDefault : isByWords ? SURE.byWords : input.sureness;
  let { place } = entry;
  let placeSureness = entry.placeSureness;
  const rest = [...more];
  if (place === "" && rest.length > 0) {
    const index = rest.findIndex((part) => part.isRight || (evidence(part.text) === 0 && looksLikePlace(part.text)));
    place = rest.splice(index, index < 0 ? 0 : 1)[0]?.text ?? "";
    placeSureness = index < 0 ? SURE.usual : isPlace(place) ? SURE.likely : SURE.byDefault;
  }
  const sureness = { names: rest.length > 0 ? Math.min(names, SURE.byDefault) : names, place: placeSureness };
  if (place !== "")
    return { title: title.text, organisation: organisation.text, place, rest: rest.map((part) => part.text), sureness };
  // “Elbufer GmbH, Dresden”: a town after the organisation.
  const [, name = organisation.text, town = ""] =
    /^(.+)[,،]\s+([\p{Lu}\p{Lo}][\p{L}.’'-]+(?:\s\p{L}[\p{L}.’'-]+){0,2})$/u.exec(organisation.text) ?? [];
  const isTown = town !== "" && evidence(town) === 0 && !/^(?:Inc|Ltd|LLC|GmbH|AG|Corp)\b/i.test(town);
  return {
    title: title.text,
    organisation: isTown ? name : organisation.text,
    place: isTown ? town : "",
    rest: rest.map((part) => part.text),
    sureness: isTown ? { names: sureness.names, place: isPlace(town) ? SURE.likely : SURE.byDefault } : sureness,
  };
}

/** A town, perhaps with its country: some capitalised words without numbers. */
const looksLikePlace = (text: string) =>
  text.length <= 50 && /^\p{L}[\p{L}\s.,’'()/-]*$/u.test(text) && /^[\p{Lu}\p{Lo}]/u.test(text) && text.split(/\s+/).length <= 5;
