import type { Support } from "@/domain/ai/supported-text";
import { checkClaims, originOf } from "@/domain/claims/check-claims";

/** A sentence that the rules let pass, and what it rests on. */
export type Statement = { sentence: string; excerpts: string[] };

/** Characters of one excerpt. An entry is mostly shorter. */
const MAX_EXCERPT = 1200;

/** What of the sources a sentence rests on: the whole entry of each sentence that supports one of its claims, or says the same. */
export function excerptsOf(sentence: string, support: Support): string[] {
  const claims = checkClaims(sentence, support);
  const origins = claims.length > 0 ? claims : [originOf(sentence, support)].filter((origin) => origin !== null);
  const excerpts = origins.flatMap(({ sourceId, quote }) => {
    const source = support.sources.find(({ id }) => id === sourceId);
    if (!source || quote === "") return [];
    const entry = source.text.split(/\n\s*\n/).find((group) => group.includes(quote)) ?? quote;
    return around(entry, quote);
  });
  return [...new Set(excerpts)];
}

/** A long text around the words that count. */
function around(entry: string, quote: string): string {
  if (entry.length <= MAX_EXCERPT) return entry;
  const middle = entry.indexOf(quote) + quote.length / 2;
  const start = Math.max(0, Math.min(Math.round(middle - MAX_EXCERPT / 2), entry.length - MAX_EXCERPT));
  return entry.slice(start, start + MAX_EXCERPT);
}
