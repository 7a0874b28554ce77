import { isEntries, isRecord } from "@/domain/merge/same";

/**
 * A document as it was sent, written the way the stored one is where both say the same: the server settles spaces and marks of texts, and
 * without its answer nobody here knows how.
 */
export function likeStored<Value>(sent: Value, stored: unknown): Value {
  return like(sent, stored) as Value;
}

function like(sent: unknown, stored: unknown): unknown {
  if (typeof sent === "string") return typeof stored === "string" && plainly(sent) === plainly(stored) ? stored : sent;
  if (isEntries(sent) && isEntries(stored)) {
    const byId = new Map(stored.map((entry) => [entry.id, entry]));
    return sent.map((entry) => like(entry, byId.get(entry.id)));
  }
  if (!isRecord(sent) || !isRecord(stored)) return sent;
  return Object.fromEntries(Object.entries(sent).map(([key, value]) => [key, like(value, stored[key])]));
}

/** What a text says, spaces beside marks and at the ends aside. */
const plainly = (text: string) =>
  text
    .replace(/&nbsp;|\s/g, " ")
    .replace(/ *(<[^>]*>) */g, "$1")
    .replace(/ +/g, " ")
    .trim();
