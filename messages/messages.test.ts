import { describe, expect, it } from "vitest";
import de from "@/messages/de.json";
import en from "@/messages/en.json";

/** Every text with its path. */
function texts(node: object, path = ""): Map<string, string> {
  return new Map(
    Object.entries(node).flatMap(([key, value]): [string, string][] => {
      const here = path === "" ? key : `${path}.${key}`;
      return typeof value === "string" ? [[here, value]] : [...texts(value, here)];
    }),
  );
}

/** The placeholders and tags of a text; plural forms may differ between languages, what they count may not. */
const slots = (text: string) => [...text.matchAll(/\{(\w+)\s*[,}]|<(\w+)>/g)].map((match) => match[1] ?? `<${match[2]}>`).sort();

const english = texts(en);

describe.each([["de", texts(de)]] as const)("the texts in %s", (_language, translated) => {
  it("have the same keys as the English ones", () => {
    expect([...translated.keys()].sort()).toEqual([...english.keys()].sort());
  });

  it.each([...english])("of %s have the same placeholders", (key, text) => {
    expect(slots(translated.get(key) ?? "")).toEqual(slots(text));
  });

  it("are never empty", () => {
    expect([...translated].filter(([, text]) => text.trim() === "")).toEqual([]);
  });
});
