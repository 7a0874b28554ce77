import { createHash } from "node:crypto";

const names = new Map<string, string>();

/** How many statements a connection keeps prepared. Any beyond that are planned each time they run. */
const MAX_NAMES = 1000;

/** The name of a prepared statement: derived from its text, so that equal statements share one plan. */
export function statementName(text: string): string | undefined {
  const known = names.get(text);
  if (known) return known;
  if (names.size >= MAX_NAMES) return undefined;
  const name = createHash("sha1").update(text).digest("hex").slice(0, 20);
  names.set(text, name);
  return name;
}
