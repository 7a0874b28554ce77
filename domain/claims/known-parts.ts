import type { ClaimSource } from "./claim";

/** How many characters of sources are remembered, which is some dozens of careers. */
const MAX_CHARACTERS = 400_000;

/**
 * What was made of a source's text, by that text: each request reads the same resumes and letters again. What was not used for the longest
 * time is forgotten first.
 */
export class KnownParts<Part> {
  private readonly parts = new Map<string, Part>();
  private characters = 0;

  get(source: ClaimSource, thisYear: number, make: () => Part): Part {
    const key = `${thisYear} ${source.isGrouped === true} ${source.text}`;
    const known = this.parts.get(key);
    if (known !== undefined) {
      this.parts.delete(key);
      this.parts.set(key, known);
      return known;
    }
    const part = make();
    this.parts.set(key, part);
    this.characters += key.length;
    for (const oldest of this.parts.keys()) {
      if (this.characters <= MAX_CHARACTERS) break;
      this.parts.delete(oldest);
      this.characters -= oldest.length;
    }
    return part;
  }
}
