import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { withVariants } from "../messages/with-variants.mjs";
import { compressFolder } from "./compress.mjs";
import { root } from "./install.mjs";

const folder = join(root, "public/texts");

/** @param {string} language The texts of British English are the American ones with its own spellings. */
function textsOf(language) {
  const read = (/** @type {string} */ name) => JSON.parse(readFileSync(join(root, "messages", `${name}.json`), "utf8"));
  return language === "en-GB" ? withVariants(read("en"), read(language)) : read(language);
}

/** Writes `public/texts/<language>.<hash>.js`: the texts of each language as a script that browsers keep forever. */
export async function buildTexts() {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(join(root, "messages")).filter((each) => each.endsWith(".json"))) {
    const language = name.slice(0, -".json".length);
    const texts = JSON.stringify(textsOf(language));
    const hash = createHash("sha256").update(texts).digest("hex").slice(0, 16);
    const script = `(window.dossierTexts??={})["${language}"]=JSON.parse(${JSON.stringify(texts)});window.dispatchEvent(new Event("dossier-texts"));`;
    writeFileSync(join(folder, `${language}.${hash}.js`), script);
  }
  await compressFolder(folder);
}
