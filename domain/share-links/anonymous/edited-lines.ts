import { diffArrays } from "diff";
import { LIMITS } from "@/contracts/limits";
import type { ResumeData } from "@/contracts/model/resume/data";
import type { AnonymousMerge } from "@/contracts/model/share-link";
import { withText } from "@/domain/share-links/accept";
import { textAt, type Words, wordsOf } from "@/domain/share-links/places";
import { type Range, type Replacement, replaceWords } from "@/domain/share-links/text-runs";
import { changesOf } from "./carry-edit";

type EditedCopy = { edited: ResumeData; left: AnonymousMerge["left"] };

const MAX_CHANGES = 1000;
/** A line that shares fewer of its words with another is a new one. */
const ALIKE = 0.4;
/** The JSON pointer to a whole document, for lines that are of no single text. */
const NOWHERE = "";

/**
 * The copy with the texts that were changed in a document without fields. `sent` and `returned` are the lines of the document as it is made
 * now and as it came back. A line is changed in its text if no other text has the same line; what is left are lines that were changed
 * elsewhere, and new ones. Null if the documents have too little in common.
 */
export function editedLines(copy: ResumeData, sent: readonly string[], returned: readonly string[]): EditedCopy | null {
  const pieces = diffArrays(sent.map(spaced), returned.map(spaced), { maxEditLength: MAX_CHANGES });
  if (!pieces) return null;
  const places = placesOf(copy);
  const edits = new Map<Words, Replacement[]>();
  const left: EditedCopy["left"] = [];
  let removed: string[] = [];
  const settle = (added: readonly string[]) => {
    for (const { before, after } of paired(removed, added)) {
      const place = before === null ? null : places.get(before);
      // Only a text of several lines can lose one.
      if (!place || (after === null && !place.at.isRich)) left.push({ path: place?.at.pointer ?? NOWHERE, after: after ?? "" });
      else edits.set(place.at, [...(edits.get(place.at) ?? []), ...replacementsIn(place, after ?? "")]);
    }
    removed = [];
  };
  for (const piece of pieces) {
    if (piece.removed) removed = piece.value;
    else settle(piece.added ? piece.value : []);
  }
  settle([]);
  return { edited: withEdits(copy, edits), left: left.slice(0, LIMITS.shareLink.leftTexts) };
}

/** Items of lists are read with their sign. */
const spaced = (text: string) =>
  text
    .replace(/^\s*•\s/, "")
    .replace(/\s+/g, " ")
    .trim();

const withEdits = (copy: ResumeData, edits: ReadonlyMap<Words, Replacement[]>): ResumeData =>
  [...edits].reduce((edited, [{ pointer, isRich }, replacements]) => {
    const inOrder = replacements.toSorted((one, other) => one.start - other.start);
    return withText(edited, pointer, replaceWords(textAt(copy, pointer) ?? "", isRich, inOrder));
  }, copy);

type Place = { at: Words; range: Range };

/** The changed words of a line alone, so that the markup around them stays. */
function replacementsIn({ at: { words }, range }: Place, after: string): Replacement[] {
  const line = words.slice(range.start, range.end);
  const changes = after === "" ? null : changesOf(line, after);
  if (!changes) return [{ ...range, text: after }];
  return changes.map(({ instead: { start, end }, text }) => {
    // What is only added is written with the letter beside it, whose markup it gets.
    const from = start === end && start > 0 ? start - 1 : start;
    const to = start === end && start === 0 ? 1 : end;
    return {
      start: range.start + from,
      end: range.start + to,
      text: line.slice(from, start) + text + line.slice(end, to),
    };
  });
}

/** Where each line of the copy is; null for lines that several texts have. */
function placesOf(copy: ResumeData): Map<string, Place | null> {
  const places = new Map<string, Place | null>();
  for (const at of wordsOf("resume", copy)) {
    let start = 0;
    for (const line of at.words.split("\n")) {
      const key = spaced(line);
      if (key !== "") places.set(key, places.has(key) ? null : { at, range: { start, end: start + line.length } });
      start += line.length + 1;
    }
  }
  return places;
}

/** Lines that were replaced, in order: each removed line with the next added one that is like it. */
function paired(removed: readonly string[], added: readonly string[]): { before: string | null; after: string | null }[] {
  const pairs: { before: string | null; after: string | null }[] = [];
  let next = 0;
  for (const before of removed) {
    const found = added.findIndex((line, index) => index >= next && (isAlike(before, line) || removed.length === added.length));
    if (found < 0) pairs.push({ before, after: null });
    else {
      for (const after of added.slice(next, found)) pairs.push({ before: null, after });
      pairs.push({ before, after: added[found] ?? null });
      next = found + 1;
    }
  }
  return [...pairs, ...added.slice(next).map((after) => ({ before: null, after }))];
}

function isAlike(one: string, other: string): boolean {
  const words = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
  const [first, second] = [words(one), words(other)];
  const shared = [...first].filter((word) => second.has(word)).length;
  return shared > 0 && (2 * shared) / (first.size + second.size) >= ALIKE;
}
