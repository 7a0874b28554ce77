/**
 * The JSON object or list in a model's answer: alone, in a fence, or between other words; commas before a closing bracket are dropped.
 * Undefined where there is none.
 */
export function readJson(answer: string): unknown {
  const text = answer.trim();
  for (const candidate of [text, fenced(text), balanced(text)]) {
    if (candidate === null) continue;
    for (const version of [candidate, withoutTrailingCommas(candidate)]) {
      const value = parsed(version);
      if (typeof value === "object" && value !== null) return value;
    }
  }
  return undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const fenced = (text: string): string | null => /```[\w-]*\s*\n([\s\S]*?)\n?\s*```/.exec(text)?.[1] ?? null;

/** From the first bracket to the one that closes it; brackets in strings do not count. */
function balanced(text: string): string | null {
  const start = text.search(/[[{]/);
  if (start < 0) return null;
  let depth = 0;
  let isInString = false;
  for (let index = start; index < text.length; index++) {
    const character = text[index];
    if (isInString) {
      if (character === "\\") index += 1;
      else if (character === '"') isInString = false;
    } else if (character === '"') isInString = true;
    else if (character === "{" || character === "[") depth += 1;
    else if (character === "}" || character === "]") {
      depth -= 1;
      if (depth === 0) return text.slice(start, index + 1);
    }
  }
  return null;
}

/** Strings are matched first, so that a comma within one stays. */
const withoutTrailingCommas = (text: string): string =>
  text.replace(/("(?:[^"\\]|\\.)*")|,(?=\s*[}\]])/g, (_match, string: string | undefined) => string ?? "");
