import type { Found } from "@/domain/postings/found";
import type { Json } from "@/domain/postings/json";

/** A posting of a job board that serves JSON at a known public address. */
export type BoardPosting = {
  board: string;
  /** The posting's id at the board, as its list names it. */
  id: string;
  /** The address of the posting as JSON, alone or among all of the company. */
  address: string;
  /** The address of all open postings of the company as JSON. */
  listAddress: string;
  /** Reads the JSON of `address`; null if it is not this posting. */
  read: (json: unknown) => Found | null;
  /** Ids that the JSON of `listAddress` lists; null if it is no such list or not the whole of it. */
  listed: (json: unknown) => string[] | null;
};

/** Finds the posting that a link of the board leads to; null for any other link. */
export type Board = (link: URL) => BoardPosting | null;

/** Parts of a link's path. */
export const pathOf = (link: URL): string[] => link.pathname.split("/").filter((part) => part !== "");

/** Whether a part of a link can be used in an address of the board: a name or id, nothing that changes where the address leads. */
export const isName = (part: string | undefined): part is string =>
  part !== undefined && /^[\p{L}\d][\p{L}\d._-]{0,99}$/u.test(part);

/** A part of a link, decoded where it can be. */
export function decoded(part: string | undefined): string | undefined {
  try {
    return part === undefined ? undefined : decodeURIComponent(part);
  } catch {
    return undefined;
  }
}

/** The name of a company as far as its links give it: `harbour-works` becomes `Harbour Works`. */
export const companyOfName = (name: string): string =>
  name
    .replace(/[-_.]+/g, " ")
    .trim()
    .replace(/(?<![\p{L}\d])\p{Ll}/gu, (letter) => letter.toUpperCase());

/** Ids of the entries of a list; null when it is no list or one of its entries has none. */
export function idsOf(entries: unknown, id: (entry: Json) => unknown): string[] | null {
  if (!Array.isArray(entries)) return null;
  const ids = entries.map((entry) => String((typeof entry === "object" && entry !== null ? id(entry as Json) : undefined) ?? ""));
  return ids.includes("") ? null : ids;
}
