/**
 * The stored state that unsaved edits are based on: as the server has it, and as it was sent. The server settles texts on saving; what was
 * sent is what the next edits here really changed.
 */
export type Base<Document> = { stored: Document; sent: Document };

export const baseOf = <Document>(stored: Document): Base<Document> => ({ stored, sent: stored });

const written = new WeakMap<object, string>();

/** A base as text, for the journal; written once however often it is stored. */
export function writeBase(base: Base<unknown>): string {
  const known = written.get(base);
  if (known !== undefined) return known;
  const text = JSON.stringify(base.sent === base.stored ? { stored: base.stored } : base);
  written.set(base, text);
  return text;
}

/** Reads what `writeBase` wrote; null when there is none. */
export function readBase<Document>(text: string | undefined): Base<Document> | null {
  if (text === undefined) return null;
  const { stored, sent } = JSON.parse(text) as { stored: Document; sent?: Document };
  return { stored, sent: sent ?? stored };
}
