import type { PlainChange } from "@/domain/assistant/changes";
import { textOf } from "@/domain/career/quote";
import { childOf } from "@/domain/patch/pointer";
import { richTextToPlain } from "@/domain/rich-text/plain";
import type { EditableDocument } from "../editable";

/** Fields with rich text; in all others a tag is a text like any other. */
const RICH = new Set(["description", "content", "recipient", "greeting", "signOff"]);

/** The value of a field as plain text. */
export function plainText(value: unknown, field: string): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "string") return RICH.has(field) ? richTextToPlain(value) : value;
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  return textOf(value)
    .filter((line) => line.trim() !== "")
    .join("\n");
}

/** The last name of a pointer; positions of entries are none. */
export const fieldOf = (pointer: string): string =>
  pointer
    .split("/")
    .findLast((segment) => segment !== "" && !segment.startsWith("#"))
    ?.replaceAll("~1", "/")
    .replaceAll("~0", "~") ?? "";

const NAMES = ["company", "school", "name", "title", "language", "network", "organization", "position"];

/** What people call the entry that a change is in: the name of the innermost entry that has one. */
export function placeOf(document: EditableDocument, { pointer, value }: PlainChange): string {
  const found: string[] = [];
  let place: unknown = document.value;
  for (const segment of pointer.split("/").slice(1)) {
    place = Array.isArray(place) ? place.find((entry) => childOf(entry, "id") === segment.slice(1)) : childOf(place, segment);
    if (segment.startsWith("#")) found.push(nameOf(place ?? value));
  }
  return found.findLast((name) => name !== "") ?? "";
}

const nameOf = (entry: unknown): string =>
  NAMES.map((key) => childOf(entry, key)).find((name): name is string => typeof name === "string" && name !== "") ?? "";
