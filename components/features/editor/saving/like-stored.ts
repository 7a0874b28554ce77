import { isEntries, isRecord } from "@/domain/merge/same";

/**
 * A sent document with texts spelled as in the stored one where both are equivalent: the server normalises spaces and marks,
 * which cannot be known without its response.
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

/** A text without spaces next to marks and at the ends. */
const plainly = (text: string) =>
  text
    .replace(/&nbsp;|\s/g, " ")
    .replace(/ *(<[^>]*>) */g, "$1")
    .replace(/ +/g, " ")
    .trim();
