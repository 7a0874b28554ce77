import { LIMITS } from "@/contracts/limits";
import { emailSchema } from "@/contracts/model/application";
import type { BookPerson } from "@/contracts/model/linked-contacts";
import { type CardLine, cardLines, partsOf, unescaped } from "./card-lines";

/** What is read of a card. Everything else in it, such as photos, notes and birthdays, is not looked at. */
const READ = new Set(["FN", "N", "ORG", "TITLE", "ROLE", "EMAIL", "TEL", "KIND", "X-ABSHOWAS"]);
/** No name or address is longer. */
const MAX_VALUE = 5_000;

/** The person of a vCard of version 2.1, 3.0 or 4.0; null for none that can be used: without a name, a list, or a company. */
export function readCard(text: string): BookPerson | null {
  const lines = cardLines(text).filter(({ name, value }) => READ.has(name) && value.length <= MAX_VALUE);
  const all = (name: string) => lines.filter((line) => line.name === name);
  const first = (name: string) => textOf(all(name)[0]);
  if (/^(?:group|org)$/i.test(first("KIND")) || /^company$/i.test(first("X-ABSHOWAS"))) return null;
  const name = plain(first("FN")) || nameOf(all("N")[0]);
  if (name === "") return null;
  const company = plain(partsOf(decoded(all("ORG")[0]))[0] ?? "");
  const emails = preferred(all("EMAIL")).map((line) => plain(textOf(line)).replace(/^mailto:/i, ""));
  return {
    name,
    role: plain(first("TITLE")) || plain(first("ROLE")),
    company,
    email: emails.find((email) => email !== "" && emailSchema.safeParse(email).success) ?? "",
    phone: plain(textOf(preferred(all("TEL"))[0])).replace(/^tel:/i, ""),
  };
}

const plain = (text: string) => text.replaceAll(/\s+/g, " ").trim().slice(0, LIMITS.application.line);

const textOf = (line: CardLine | undefined): string => unescaped(decoded(line));

/** Family name, given name, more names: as they are said. */
function nameOf(line: CardLine | undefined): string {
  const [family = "", given = "", more = ""] = partsOf(decoded(line));
  return plain([given, more, family].join(" "));
}

/** Those at work first, then those that the person prefers. */
function preferred(lines: readonly CardLine[]): CardLine[] {
  const score = ({ head }: CardLine) => (/[;=,"]work\b/i.test(head) ? 2 : 0) + (/[;=,"]pref\b/i.test(head) ? 1 : 0);
  return lines.toSorted((one, other) => score(other) - score(one));
}

/** The value of a line, decoded where it is quoted-printable. */
function decoded(line: CardLine | undefined): string {
  if (!line) return "";
  if (!/QUOTED-PRINTABLE/i.test(line.head)) return line.value;
  // Every second piece is the number of a byte.
  const bytes = line.value
    .split(/=([\da-f]{2})/i)
    .flatMap((piece, index) => (index % 2 === 1 ? [Number.parseInt(piece, 16)] : [...new TextEncoder().encode(piece)]));
  const charset = /CHARSET="?([\w-]+)/i.exec(line.head)?.[1] ?? "utf-8";
  try {
    return new TextDecoder(charset).decode(Uint8Array.from(bytes));
  } catch {
    return new TextDecoder().decode(Uint8Array.from(bytes));
  }
}
