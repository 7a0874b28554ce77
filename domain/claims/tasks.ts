import { compoundConcepts } from "./compounds";
import { lexicon } from "./concepts";
import { normal } from "./normal";
import type { Occurrence, SourceIndex } from "./source-index";
import type { Unit } from "./unit";

/** Work that a resume often names by its object only: “rosters, stock” are prepared and managed. */
const TASKS = new Set(["create", "introduce", "run", "manage", "responsible for", "coordinate", "negotiate"]);
/** “Ein Gespräch führen”, “Teig führen”: of a thing the German verb says only that it is done. */
const DONE = /^(?:ge)?fuhr/;
/** “Excavators and loaders”, where a resume lists them, are driven. */
const DRIVEN = new Set(["drive", "driving"]);
const isListItem = (text: string): boolean => (text.match(/\p{L}+/gu)?.length ?? 0) <= 4;
/** “I lead tours”: who leads what is held holds it. */
const EVENTS = new Set("tour,guided tour,route,course,class,workshop,lesson,training,seminar,walk,excursion".split(","));
const PEOPLE = new Set("group,committee,club,council,driver,worker,apprentice,student,pupil,child,business,site".split(","));
/** “Gardener, 2013–2019: ponds, paving”: behind the head of an entry is what was done. */
const isBehindColon = (word: string, quote: string): boolean => {
  const text = normal(quote);
  return word !== "" && text.includes(":") && text.indexOf(word) > text.indexOf(":");
};
/** “I set up the service”: that it exists does not say who began it. */
const FOUNDS = /^(?:set up|start\w* up|aufgebaut|aufbau\w*|[وف]?(?:اسس\p{L}*|تاسيس)|立ち上げ)/u;
/** What nobody runs who only works there or with them. */
const LED = new Set(
  "team,crew,colleague,employee,staff,department,unit,ward,project,company,shop,restaurant,kitchen,hotel,school,branch,office,factory,workshop,farm,warehouse,hospital,clinic,bakery,café,library,museum,agency,association,superior,volunteer helper".split(
    ",",
  ),
);
/** Words of those who only took part. */
const TOOK_PART =
  /\b(?:help\w*|assist\w*|support\w*|took part|take part|taking part|particip\w+|involved|member|mit(?:ein|ge|auf)\w+|beteilig\w+|mitglied\w*|unterstutz\w+|geholfen|half|teilgenommen|aide\w*|pris part|contribu\w+|membre|ayud\w+|colabor\w+|miembro)\b|شارك|مشارك|ساعد|ساهم|مساعد|参加|補助|手伝|携わ|協力/u;

/** “I led the migration”, where the sources only helped with it. */
export function onlyTookPart(unit: Unit, units: readonly Unit[], { quotes }: SourceIndex, clause: string): boolean {
  if (unit.kind !== "lead" || TOOK_PART.test(clause)) return false;
  const others = units.filter((other) => other.clause === unit.clause && !other.isWeak && other.found.length > 0);
  // Japanese has the object before the verb.
  const isBefore = /\p{sc=Han}/u.test(clause);
  const object = isBefore ? others.findLast(({ start }) => start < unit.start) : others.find(({ start }) => start > unit.start);
  if (!object?.found.every(({ sentence, isHeader }) => !isHeader && TOOK_PART.test(normal(quotes[sentence] ?? "")))) return false;
  return !unit.found.some(({ sentence }) => object.found.some((place) => place.sentence === sentence));
}

/**
 * Where the sources have the object of such a verb. “I prepared the rosters” is supported by “rosters”, but “I ran the shop” is not by “shop”,
 * nor by what the person only took part in.
 */
export function ofTask(unit: Unit, units: readonly Unit[], { quotes }: SourceIndex, text: string): Occurrence[] {
  if (unit.kind === "skill" && unit.concepts?.some((name) => DRIVEN.has(name)))
    return units
      .filter(({ clause, start, isPerson, isExact }) => clause === unit.clause && start > unit.start && isExact && !isPerson)
      .flatMap(({ found }) => found.filter(({ sentence }) => isListItem(quotes[sentence] ?? "")));
  const isTask = (unit.concepts?.some((name) => TASKS.has(name)) && !FOUNDS.test(normal(text))) || DONE.test(text);
  const isGuided = unit.concepts?.includes("lead") === true;
  if (unit.kind !== "lead" || unit.isNegated || !(isTask || isGuided)) return [];
  const says = ({ isWeak, found, concepts }: Unit) => !isWeak || (found.length > 0 && (concepts?.length ?? 0) > 0);
  const others = units.filter((other) => other.clause === unit.clause && says(other) && other.start !== unit.start);
  const things = others.filter(({ kind }) => kind === "other" || kind === "skill");
  const here = DONE.test(text) ? things.filter(({ found }) => found.length > 0) : things;
  const object =
    here.find(({ start, found }) => start > unit.start && found.some(({ isUnder }) => !isUnder)) ??
    here.find(({ start }) => start > unit.start) ??
    things.findLast(({ found }) => found.length > 0) ??
    things.at(-1);
  if (!object || object.isNegated || object.isPerson) return [];
  if (!isTask && !object.concepts?.some((name) => EVENTS.has(name))) return [];
  const inside = object.text ? compoundConcepts(object.text, ["de"]).map((id) => lexicon().concepts[id]?.name ?? "") : [];
  if ([...(object.concepts ?? []), ...inside].some((name) => LED.has(name) || (DONE.test(text) && PEOPLE.has(name)))) return [];
  const isThing = object.kind === "other" && (object.concepts?.length ?? 0) > 0;
  return object.found.filter(
    ({ sentence, isNegated, isWish, isUnder, isHeader }) =>
      !isNegated &&
      !isWish &&
      !isUnder &&
      (!isHeader || isThing || isBehindColon(object.text ?? "", quotes[sentence] ?? "")) &&
      !TOOK_PART.test(normal(quotes[sentence] ?? "")),
  );
}
