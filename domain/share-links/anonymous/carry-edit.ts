import { diffWordsWithSpace } from "diff";
import type { Range, Replacement } from "@/domain/share-links/text-runs";

/** Texts that differ in more words are not compared: that could take minutes. */
const MAX_CHANGES = 2000;

/**
 * Makes the change from `shown` to `after` in `original`, of which `shown` is a copy without some words. Null if one of the words that were
 * removed is part of the change, or the texts have too little in common.
 */
export function carryEdit(original: string, shown: string, after: string): string | null {
  const removed = changesOf(original, shown);
  const edits = changesOf(shown, after);
  if (!removed || !edits) return null;
  const shared = sharedParts(removed, original.length);
  const moved: Replacement[] = [];
  for (const { instead, text } of edits) {
    const part = shared.find(({ shown: range }) => range.start <= instead.start && instead.end <= range.end);
    if (!part) return null;
    const offset = part.start - part.shown.start;
    moved.push({ start: instead.start + offset, end: instead.end + offset, text });
  }
  return moved.reduceRight((all, { start, end, text }) => all.slice(0, start) + text + all.slice(end), original);
}

/** A part of the first text, and what the second has instead. */
type Change = { instead: Range; text: string };

/** Where two texts differ, word by word. Null if they differ in too many words. */
export function changesOf(first: string, second: string): Change[] | null {
  const pieces = diffWordsWithSpace(first, second, { maxEditLength: MAX_CHANGES });
  if (!pieces) return null;
  const changes: Change[] = [];
  let at = 0;
  let isOpen = false;
  for (const { value, added, removed } of pieces) {
    const last = changes.at(-1);
    if (!added && !removed) {
      at += value.length;
      isOpen = false;
      continue;
    }
    const change = isOpen && last ? last : { instead: { start: at, end: at }, text: "" };
    if (change !== last || !isOpen) changes.push(change);
    isOpen = true;
    if (added) change.text += value;
    else {
      at += value.length;
      change.instead.end = at;
    }
  }
  return changes;
}

/** The parts that both texts have, where they are in the first and in the second. */
function sharedParts(removed: readonly Change[], length: number): (Range & { shown: Range })[] {
  const parts: (Range & { shown: Range })[] = [];
  let from = 0;
  let shift = 0;
  for (const { instead, text } of [...removed, { instead: { start: length, end: length }, text: "" }]) {
    const { start, end } = instead;
    parts.push({ start: from, end: start, shown: { start: from + shift, end: start + shift } });
    shift += text.length - (end - start);
    from = end;
  }
  return parts;
}
