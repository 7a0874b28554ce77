import { LIMITS } from "@/contracts/limits";

/** Bytes of the JSON, and blocks as `LIMITS.document` counts them. */
export type DocumentSize = { bytes: number; blocks: number };

const BLOCK = /<(?:p|h[1-6]|ul|ol|li|blockquote|pre|hr)[\s>]/g;

/**
 * The size of a document by its JSON, if that is more than is always accepted, else null: whether most documents are small enough is
 * known by one look at the text that is written anyway.
 */
export function sizeOf(json: string, data: unknown): DocumentSize | null {
  const { alwaysBytes } = LIMITS.document;
  // A UTF-16 unit is at most three bytes.
  if (json.length * 3 <= alwaysBytes) return null;
  const bytes = new TextEncoder().encode(json).length;
  return bytes <= alwaysBytes ? null : { bytes, blocks: blocksIn(json, data) };
}

function blocksIn(json: string, data: unknown): number {
  let blocks = entriesIn(data);
  for (const _ of json.matchAll(BLOCK)) blocks += 1;
  return blocks;
}

function entriesIn(value: unknown): number {
  if (typeof value !== "object" || value === null) return 0;
  let entries = Array.isArray(value) ? value.length : 0;
  for (const inner of Object.values(value)) entries += entriesIn(inner);
  return entries;
}

/** Whether a document may be stored: it is within the limits, or nowhere larger than what it replaces. */
export function isStorable(size: DocumentSize, stored: () => DocumentSize | null): boolean {
  const { bytes, blocks } = LIMITS.document;
  if (size.bytes <= bytes && size.blocks <= blocks) return true;
  const before = stored();
  return before !== null && size.bytes <= Math.max(bytes, before.bytes) && size.blocks <= Math.max(blocks, before.blocks);
}
