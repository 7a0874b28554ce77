import { parseDocument } from "yaml";

/** A longer file is no human-written resume. */
const MAX_LETTERS = 2_000_000;

/** The value of a YAML file. undefined if it is not valid, or if its aliases would make it many times as large. */
export function parseYaml(text: string): unknown {
  if (text.length > MAX_LETTERS) return undefined;
  try {
    const document = parseDocument(text, { schema: "core", merge: false, uniqueKeys: false, logLevel: "silent" });
    if (document.errors.length > 0) return undefined;
    // Few aliases are allowed: each may refer to a list of aliases.
    return document.toJS({ maxAliasCount: 50 });
  } catch {
    return undefined;
  }
}
