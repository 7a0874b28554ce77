import type { Person } from "@/domain/applications/people";
import { type CardLine, cardLines, escaped, folded, nameParts, unescaped } from "./card-lines";

/** What Dossier writes of a person into an address book. Empty texts are left out. */
export interface CardFields {
  name: string;
  company: string;
  role: string;
  email: string;
  phone: string;
  type: string;
  /** The applications that name the person, a line each. */
  note: string;
}

export const cardFieldsOf = ({ name, companies, role, email, phone, type, applications }: Person): CardFields => ({
  ...{ name, role, email, phone, type },
  company: companies[0] ?? "",
  note: applications
    .map((application) => `${application.company}: ${application.role}`)
    .sort()
    .join("\n"),
});

type Property = "FN" | "N" | "ORG" | "TITLE" | "EMAIL" | "TEL" | "CATEGORIES" | "NOTE";

/** Values as they are written; empty for a property that is left out. */
const VALUES: Record<Property, (fields: CardFields) => string> = {
  FN: ({ name }) => escaped(name),
  N: ({ name }) => nameParts(name),
  ORG: ({ company }) => escaped(company),
  TITLE: ({ role }) => escaped(role),
  EMAIL: ({ email }) => escaped(email),
  TEL: ({ phone }) => escaped(phone),
  CATEGORIES: ({ type }) => escaped(type),
  NOTE: ({ note }) => escaped(note),
};
const PROPERTIES = Object.keys(VALUES) as Property[];

/** A new card, in the version that every server has to accept. */
export function writeCard(uid: string, fields: CardFields): string {
  const written = PROPERTIES.flatMap((name) => newLine(name, fields));
  return textOf(["BEGIN:VCARD", "VERSION:3.0", "PRODID:-//Dossier//Dossier//EN", `UID:${uid}`, ...written, "END:VCARD"]);
}

const textOf = (lines: readonly string[]) => lines.map((line) => `${line}\r\n`).join("");

const newLine = (name: Property, fields: CardFields): string[] => {
  const value = VALUES[name](fields);
  return value === "" ? [] : [folded(`${name}:${value}`)];
};

/**
 * A card with what has changed since Dossier wrote it as one of `known`. A property that someone else has changed stays as it is, and so do all
 * that Dossier does not write.
 */
export function changeCard(text: string, known: readonly CardFields[], next: CardFields): string {
  const lines = cardLines(text);
  const ours = new Map(PROPERTIES.map((name) => [name, lineOfOurs(lines, name, known)]));
  const changed = lines.flatMap((line) => {
    const name = PROPERTIES.find((property) => property === line.name);
    if (!name || ours.get(name) !== line) return [line.raw];
    const value = VALUES[name](next);
    return value === "" ? [] : isSame(line.value, value) ? [line.raw] : [folded(`${line.head}:${value}`)];
  });
  const added = PROPERTIES.filter((name) => lines.every((line) => line.name !== name))
    // One that was there and is gone was removed by someone else.
    .filter((name) => known.some((fields) => VALUES[name](fields) === ""))
    .flatMap((name) => newLine(name, next));
  const end = changed.findLastIndex((line) => /^END:VCARD$/i.test(line));
  return textOf(end < 0 ? changed : changed.toSpliced(end, 0, ...added));
}

/** The first line of its name that has a value of ours. */
function lineOfOurs(lines: readonly CardLine[], name: Property, known: readonly CardFields[]): CardLine | undefined {
  const values = plainValues(name, known);
  return lines.find((line) => line.name === name && values.has(plain(line.value)));
}

/** Compared with every line of a card, which may have many. */
const plainValues = (name: Property, known: readonly CardFields[]): Set<string> =>
  new Set(known.map((fields) => plain(VALUES[name](fields))));

/** Servers write the same value with other escapes. */
const isSame = (one: string, other: string): boolean => plain(one) === plain(other);
const plain = (value: string) => unescaped(value).replaceAll("\r\n", "\n").trim();

/** What servers add by themselves. */
const OF_SERVERS = new Set(["BEGIN", "END", "VERSION", "PRODID", "UID", "REV"]);

/** Whether nobody has added anything to a card that Dossier wrote as one of `known`, and nobody has changed it. */
export const isOnlyOurs = (text: string, known: readonly CardFields[]): boolean => {
  const values = new Map<string, Set<string>>(PROPERTIES.map((name) => [name, plainValues(name, known)]));
  return cardLines(text).every(({ name, value }) => values.get(name)?.has(plain(value)) ?? OF_SERVERS.has(name));
};
