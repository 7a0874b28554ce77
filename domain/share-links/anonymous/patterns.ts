import type { RemovedKind } from "@/contracts/model/share-link";
import { foldedText } from "./folded";
import type { Identity } from "./identity";

/** What is looked for in folded text, and what it says of the person. A name gets another one. */
export type Pattern = {
  find: RegExp;
  kind: RemovedKind;
  /** A word of everyday language, which is a name only where it begins with a capital letter. */
  isCapital?: boolean;
};

/** Text as an expression that finds it. */
const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
const pattern = (source: string, kind: RemovedKind): Pattern => ({ find: new RegExp(source, "gu"), kind });

const START = "(?<![\\p{L}\\p{N}])";
const END = "(?![\\p{L}\\p{N}])";
/** Scripts that write no spaces between words, or join words to the next. */
const JOINED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** Names that are everyday words as well. */
const EVERYDAY: ReadonlySet<string> = new Set(
  (
    "will may mark grace hope art rose bill rich frank drew april june august summer autumn dean grant page price young king long best white green " +
    "brown black stone west north field wood hill cook baker miles chance chase joy faith sky dawn iris ruby max pat sue ray gene guy jack"
  ).split(" "),
);

/** Words of names that are no name by themselves. */
const PARTICLES: ReadonlySet<string> = new Set(
  "de da di do du la le el al bin ibn ben van von der den zu y e of dos das del mc st".split(" "),
);

/** The parts of a name: "Jean-Luc O'Brien" has "jean", "luc", "o'brien" and "brien". */
export function nameParts(name: string): string[] {
  const parts = foldedText(name)
    .split(/[\s,.\-_·・()"]+/)
    .flatMap((part) => [part, ...part.split("'")])
    .filter((part) => part.length > 1 && !PARTICLES.has(part));
  return [...new Set(parts.flatMap((part) => [part, ...joinedParts(part)]))];
}

/** Family and given name of a name without a space: its first two and last two letters. */
function joinedParts(part: string): string[] {
  const letters = [...part];
  const isJoined = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]+$/u.test(part);
  return isJoined && letters.length > 2 && letters.length < 7 ? [letters.slice(0, 2).join(""), letters.slice(-2).join("")] : [];
}

/** The forms in which letters with two dots or a ring are written in addresses: "müller" is also "mueller". */
function spellings(name: string): string[] {
  const expanded = name
    .toLowerCase()
    .replaceAll("ä", "ae")
    .replaceAll("ö", "oe")
    .replaceAll("ü", "ue")
    .replaceAll("å", "aa")
    .replaceAll("ø", "oe");
  return [...new Set([name, expanded])];
}

/** Every part of the names, in every spelling. */
export const partsOfNames = (names: readonly string[]): string[] => [...new Set(names.flatMap(spellings).flatMap(nameParts))];

function partPattern(part: string): Pattern {
  if (JOINED.test(part)) return pattern(escaped(part), "name");
  // Genitives and cases: "Ada's", "Adas", "Lovelaceem".
  const ending = part.length >= 6 ? "(?:'?\\p{L}{1,3})?" : "(?:'?s)?";
  const isCapital = part.length < 3 || EVERYDAY.has(part);
  return { ...pattern(`${START}${escaped(part)}${ending}${END}`, "name"), isCapital };
}

/** A whole name in any order, however its parts are joined: "ada.lovelace", "LovelaceAda". */
function wholePatterns(name: string): Pattern[] {
  const parts = foldedText(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => part !== "");
  if (parts.length < 2) return [];
  const joined = (list: string[]) => list.map(escaped).join("[^\\p{L}\\p{N}]{0,3}");
  const ends = [parts[0] ?? "", parts.at(-1) ?? ""];
  return [parts, ends, ends.toReversed()].filter((list) => list.join("").length > 4).map((list) => pattern(joined(list), "name"));
}

const SEPARATED = "[^\\p{L}\\p{N}]{0,3}";

/** A number by its last seven digits, so that it is found with and without the codes of its country and town. */
function phonePattern(phone: string): Pattern[] {
  const digits = [...foldedText(phone)].filter((letter) => /\d/.test(letter));
  if (digits.length < 5) return [];
  return [pattern(`(?:[+(\\d][\\d\\s().\\-/]{0,20})?${digits.slice(-7).join(SEPARATED)}\\d{0,20}`, "phone")];
}

/** An address as a whole, and its lines with a number: the street and the postcode, not the town, where others live too. */
function addressPatterns(address: string): Pattern[] {
  const words = (text: string) =>
    foldedText(text)
      .split(/[\s,;،、]+/)
      .filter((word) => word !== "");
  const lines = [address, ...address.split(/[,;،、\n]+/).filter((line) => /\p{N}/u.test(line) && line.trim().length > 3)];
  return lines.flatMap((line) => {
    const parts = words(line);
    return parts.join("").length < 2 ? [] : [pattern(`${START}${parts.map(escaped).join("[\\s,;،、]+")}${END}`, "address")];
  });
}

/** Words as they are written, in scripts without spaces also inside others. */
export const wordPattern = (text: string, kind: RemovedKind, shortest = 2): Pattern[] => {
  const plain = foldedText(text).trim();
  if ([...plain].length < shortest) return [];
  const words = plain.split(/\s+/).map(escaped).join("\\s+");
  return [JOINED.test(plain) ? pattern(words, kind) : pattern(`@?${START}${words}${END}`, kind)];
};

/** Any e-mail address: it names somebody. Parts are as long as addresses have them, so that a long text takes no longer than its letters. */
const ANY_EMAIL = pattern("[\\p{L}\\p{N}._%+'-]{1,64}@[\\p{L}\\p{N}-]{1,63}(?:\\.[\\p{L}\\p{N}-]{1,63}){0,8}", "email");

/** Addresses on the person's own domains. */
const domainPattern = (domain: string): Pattern =>
  pattern(`(?:https?://)?(?:[\\p{L}\\p{N}-]{1,63}\\.){0,8}${START}${escaped(domain)}${END}(?:[/?#:][^\\s<>"']*)?`, "link");

/** Everything to look for, by which a person could be recognised. */
export function patternsOf(identity: Identity, domains: readonly string[], usernames: readonly string[]): Pattern[] {
  return [
    ANY_EMAIL,
    ...domains.map(domainPattern),
    ...identity.phones.flatMap(phonePattern),
    ...identity.addresses.flatMap(addressPatterns),
    ...identity.others.flatMap((text) => wordPattern(text, "contact")),
    ...identity.emails.flatMap((text) => wordPattern(text, "email")),
    // Names that are everyday words are looked for with their capital letter.
    ...usernames.filter((name) => !EVERYDAY.has(foldedText(name))).flatMap((name) => wordPattern(name, "username")),
    ...identity.names.flatMap(spellings).flatMap(wholePatterns),
    ...partsOfNames(identity.names).map(partPattern),
  ];
}
