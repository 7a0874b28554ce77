import { isRecord } from "@/domain/is-record";
import { type Found, isRichField, stepsOf } from "@/domain/share-links/places";
import { replaceWords } from "@/domain/share-links/text-runs";

/** The document with a suggestion in place of the quote. Of a quote that its text has several times, the first is replaced. */
export function withSuggestion<Document extends object>(document: Document, { at, ranges }: Found, suggestion: string): Document {
  const steps = stepsOf(at.pointer);
  const [range] = ranges;
  if (!range) return document;
  const change = (value: string) => replaceWords(value, at.isRich, [{ ...range, text: suggestion }]);
  return changed(document, steps, change) as Document;
}

/** The document with the text at a JSON pointer changed. */
export const withText = <Document extends object>(document: Document, pointer: string, text: string): Document =>
  changed(document, stepsOf(pointer), () => text) as Document;

function changed(value: unknown, [name, ...rest]: readonly string[], change: (text: string) => string): unknown {
  if (name === undefined) return typeof value === "string" ? change(value) : value;
  if (Array.isArray(value)) return value.with(Number(name), changed(value[Number(name)], rest, change));
  if (!isRecord(value)) return value;
  const next = { ...value, [name]: changed(value[name], rest, change) };
  // The printed dates are written from `dates`; without them they are read from the text that was just changed.
  if (rest.length === 0 && !isRichField(name) && (name === "period" || name === "date")) delete next.dates;
  return next;
}
