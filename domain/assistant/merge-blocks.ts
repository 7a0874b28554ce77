/** Where a block of rich text ends. */
const BLOCK_END = /(?<=<\/(?:p|li|h[1-6]|blockquote)>)/i;

const blocksOf = (html: string): string[] => html.split(BLOCK_END);

type Range = { start: number; end: number; blocks: string[] };

/** The blocks of `changed` that replace a range of `base`. */
function changedRange(base: readonly string[], changed: readonly string[]): Range {
  let start = 0;
  while (start < base.length && start < changed.length && base[start] === changed[start]) start += 1;
  let tail = 0;
  const limit = Math.min(base.length, changed.length) - start;
  while (tail < limit && base[base.length - 1 - tail] === changed[changed.length - 1 - tail]) tail += 1;
  return { start, end: base.length - tail, blocks: changed.slice(start, changed.length - tail) };
}

/**
 * Rich text with the changes of both sides where they are in different paragraphs or list items; null where they are in the same ones, or
 * side by side so that their order is open.
 */
export function mergeBlocks(base: string, mine: string, theirs: string): string | null {
  const blocks = blocksOf(base);
  const [one, other] = [changedRange(blocks, blocksOf(mine)), changedRange(blocks, blocksOf(theirs))];
  const [first, second] = one.start <= other.start ? [one, other] : [other, one];
  if (first.end > second.start || (first.start === second.start && first.end === second.end)) return null;
  return [
    ...blocks.slice(0, first.start),
    ...first.blocks,
    ...blocks.slice(first.end, second.start),
    ...second.blocks,
    ...blocks.slice(second.end),
  ].join("");
}
