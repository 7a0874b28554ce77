import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { compiledTexts } from "../messages/compiled-texts.mjs";
import { textsName } from "../messages/texts-name.mjs";
import { withVariants } from "../messages/with-variants.mjs";
import { compressFolder } from "./compress.mjs";
import { root } from "./install.mjs";

const folder = join(root, "public/texts");

/** @param {string} language The texts of British English are the American ones with its own spellings. */
function textsOf(language) {
  const read = (/** @type {string} */ name) => JSON.parse(readFileSync(join(root, "messages", `${name}.json`), "utf8"));
  return language === "en-GB" ? withVariants(read("en"), read(language)) : read(language);
}

/**
 * Writes the texts of each language as files that browsers keep forever: `public/texts/<language>.<hash>.js` as the interface formats
 * them, and `.json` as they are written.
 */
export async function buildTexts() {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(join(root, "messages")).filter((each) => each.endsWith(".json"))) {
    const language = name.slice(0, -".json".length);
    const texts = textsOf(language);
    const path = join(folder, textsName(language, texts));
    const compiled = JSON.stringify(JSON.stringify(compiledTexts(texts)));
    const script = `(window.dossierTexts??={})["${language}"]=JSON.parse(${compiled});window.dispatchEvent(new Event("dossier-texts"));`;
    writeFileSync(`${path}.js`, script);
    writeFileSync(`${path}.json`, JSON.stringify(texts));
  }
  await compressFolder(folder);
}
