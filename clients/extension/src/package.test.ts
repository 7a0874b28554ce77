import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const FOLDER = "clients/extension";
const texts = (file: string): Record<string, string> => JSON.parse(readFileSync(`${FOLDER}/texts/${file}`, "utf8"));

test("the extension speaks every language of the interface, with the same texts and values", () => {
  const files = readdirSync(`${FOLDER}/texts`);
  expect(files.map((file) => file.replace(".json", "")).sort()).toEqual(interfaceLanguages().sort());
  const english = texts("en.json");
  const valuesIn = (text: string) => [...text.matchAll(/\$\d/g)].map(([value]) => value).sort();
  for (const file of files) {
    const words = texts(file);
    expect(Object.keys(words), file).toEqual(Object.keys(english));
    for (const [key, text] of Object.entries(words)) {
      expect(text.trim(), `${file} ${key}`).not.toBe("");
      expect(valuesIn(text), `${file} ${key}`).toEqual(valuesIn(english[key] ?? ""));
    }
    // Longer descriptions are refused by the browsers' lists of extensions.
    expect((words.description ?? "").length, file).toBeLessThanOrEqual(132);
  }
});

/** Browsers show American texts where they ask for British ones; their spelling differs nowhere here. */
const interfaceLanguages = () =>
  readdirSync("messages").flatMap((file) =>
    /^[a-z]{2}(-[A-Z]{2})?\.json$/.test(file) && file !== "en-GB.json" ? file.replace(".json", "") : [],
  );

test("every text is used, and every text that is used exists", () => {
  const source = readdirSync(`${FOLDER}/src`, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .map((file) => readFileSync(`${FOLDER}/src/${file}`, "utf8"))
    .join("\n");
  const built = /^(reason|from|error)_/;
  const unused = Object.keys(texts("en.json")).filter(
    (key) =>
      !built.test(key) && !source.includes(`"${key}"`) && !/^(name|description|company|role|location|salary|deadline)$/.test(key),
  );
  expect(unused).toEqual([]);
  const used = [...source.matchAll(/\btext\("(\w+)"/g), ...source.matchAll(/getMessage\("(\w+)"/g)].map(([, key]) => key ?? "");
  expect(used.filter((key) => texts("en.json")[key] === undefined)).toEqual([]);
});

test("the extension asks for no site, and runs no code but its own", () => {
  const manifest = JSON.parse(readFileSync(`${FOLDER}/manifest.json`, "utf8"));
  expect(manifest.permissions).toEqual(["activeTab", "scripting", "storage", "identity", "alarms"]);
  for (const name of ["host_permissions", "content_scripts", "web_accessible_resources", "externally_connectable"])
    expect(manifest[name], name).toBeUndefined();
  expect(manifest.content_security_policy.extension_pages).toContain("script-src 'self';");
  expect(manifest.content_security_policy.extension_pages).not.toMatch(/unsafe|\*/);
});
