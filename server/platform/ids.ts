import { v7 as uuid, v5 as uuidOf } from "uuid";
import { failure } from "@/server/platform/errors";

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export const newId = () => uuid();

/** Comes before every id, for reading in batches from the first. */
export const FIRST_ID = "00000000-0000-0000-0000-000000000000";

export const isId = (text: string): boolean => UUID.test(text);

/** The id for a client's own text within a parent: a UUID is the id itself, any other text always maps to the same one. */
export const idFor = (text: string, withinId: string): string => (isId(text) ? text.toLowerCase() : uuidOf(text, withinId));

/** An id from a request, or NOT_FOUND: text that is not a UUID must not reach a UUID column. */
export function knownId(id: string): string {
  if (!isId(id)) throw failure("NOT_FOUND");
  return id;
}
