/** A tag costs the rules about as much as so many characters. */
const CHARACTERS_PER_TAG_END = 40;

/**
 * About how much work the rules have with a value, in characters of plain text: its texts and their tags. Counting stops at `most`, so
 * it takes no longer for a larger value.
 */
export function weightOf(value: unknown, limit: number): number {
  let weight = 0;
  const waiting: unknown[] = [value];
  while (waiting.length > 0 && weight < limit) {
    const next = waiting.pop();
    if (typeof next === "string") weight += weightOfText(next, limit - weight);
    else if (ArrayBuffer.isView(next)) weight += next.byteLength;
    else if (typeof next === "object" && next !== null) for (const inner of Object.values(next)) waiting.push(inner);
    weight += 1;
  }
  return weight;
}

function weightOfText(text: string, limit: number): number {
  let weight = text.length;
  for (let at = text.indexOf("<"); at >= 0 && weight < limit; at = text.indexOf("<", at + 1)) weight += CHARACTERS_PER_TAG_END;
  return weight;
}
