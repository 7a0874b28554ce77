import { StandardBracketNotationSerializer } from "@orpc/openapi-client/standard";
import { parseJson } from "@/server/entrance/http/body";
import type { Operation } from "@/server/entrance/http/operations";
import { failure } from "@/server/platform/errors";

type Entry = [name: string, value: unknown];

const brackets = new StandardBracketNotationSerializer();

/**
 * The entries of a query or a form as fields. Clients write a list in several ways, which all mean the same: repeated (`tags=a&tags=b`), with
 * brackets (`tags[]=a`), indexed (`tags[0]=a`), joined by commas where the name occurs once (`tags=a,b`), or as JSON text. An item that
 * contains a comma needs the repeated name or brackets. Objects are `words[greeting]=a` or JSON text. Throws BAD_REQUEST for a list that is
 * written in another way, which would otherwise be ignored.
 */
export function readEntries(
  { listNames, itemNames, structuredNames }: ListFacts,
  entries: readonly Entry[],
): Record<string, unknown> {
  const counts = new Map<string, number>();
  for (const [name] of entries) {
    const list = listOf(listNames, name);
    if (list !== undefined) counts.set(list, (counts.get(list) ?? 0) + 1);
  }
  const plain = entries.flatMap(([name, value]): Entry[] => {
    const list = listOf(listNames, name);
    if (typeof value !== "string" || (list === undefined && !structuredNames.has(name))) return [[name, value]];
    if (list === undefined) return [[name, parsed(name, value)]];
    if (!/^(\[(\d{1,4})?\].*)?$/.test(name.slice(list.length))) throw unreadable(list);
    if (name !== list) return [[name, value]];
    const items =
      counts.get(list) === 1 ? splitList(list, value, itemNames.has(list)) : [itemNames.has(list) ? parsed(list, value) : value];
    return items.map((item) => [`${list}[]`, item]);
  });
  const fields = brackets.deserialize(plain) as Record<string, unknown>;
  for (const list of counts.keys()) {
    fields[list] ??= [];
    // An index that was left out leaves a hole.
    const value = fields[list];
    if (!Array.isArray(value) || Object.keys(value).length !== value.length) throw unreadable(list);
  }
  return fields;
}

type ListFacts = Pick<Operation, "listNames" | "itemNames" | "structuredNames">;

const listOf = (names: ReadonlySet<string>, name: string) => {
  const end = name.search(/[[.]/);
  const start = end < 0 ? name : name.slice(0, end);
  return names.has(start) ? start : undefined;
};

/** The items of a list that is one text: JSON, joined by commas, or nothing. */
function splitList(list: string, text: string, isOfObjects: boolean): unknown[] {
  if (text.trim() === "") return [];
  if (isOfObjects || text.startsWith("[")) return [parsed(list, text)].flat();
  return text.split(",").map((item) => item.trim());
}

function parsed(name: string, text: string): unknown {
  try {
    return parseJson(Buffer.from(text));
  } catch {
    throw refused(name, "This is not valid JSON.");
  }
}

const unreadable = (name: string) =>
  refused(name, `This is no list. Write ${name}=a&${name}=b, ${name}[]=a&${name}[]=b, ${name}[0]=a&${name}[1]=b or ${name}=a,b.`);

const refused = (name: string, message: string) =>
  failure("BAD_REQUEST", { message: "Input validation failed", data: { issues: [{ code: "custom", path: [name], message }] } });
