import { richTextToPlain } from "@/domain/rich-text/plain";
import { occursIn } from "./quote";

/** The place of a statement in a document, and its words there. */
export type Place = { pointer: string; said: string };

const UNREAD = new Set(["metadata", "picture", "id", "icon", "url", "link"]);

/** The texts of a document that contain one of these sentences, with the JSON Pointer of each. */
export function placesSaying(data: unknown, sentences: readonly string[]): Place[] {
  const sentencesToFind = [...new Set(sentences.map((sentence) => sentence.trim()))].filter((sentence) => sentence.length >= 3);
  return sentencesToFind.length === 0 ? [] : search(data, "", sentencesToFind);
}

function search(value: unknown, pointer: string, sentencesToFind: readonly string[]): Place[] {
  if (typeof value === "string") {
    const text = /<[a-z]/i.test(value) ? richTextToPlain(value) : value;
    const message = sentencesToFind.find((sentence) =>
      sentence.length < 20 ? text.trim() === sentence : occursIn(sentence, text),
    );
    return message === undefined ? [] : [{ pointer, said: message }];
  }
  if (Array.isArray(value)) return value.flatMap((entry, index) => search(entry, `${pointer}/${index}`, sentencesToFind));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    UNREAD.has(key) ? [] : search(inner, `${pointer}/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`, sentencesToFind),
  );
}
