import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { bundleScript } from "./bundle-script.mjs";
import { compressFolder } from "./compress.mjs";
import { root } from "./install.mjs";

const folder = join(root, "dist/reference");
const TRY_IT = "node_modules/@scalar/api-reference/dist/browser/standalone.js";

/** Writes the API reference and the script of the page for trying it to `dist/reference`, compressed, so that serving them costs nothing. */
export async function buildReference() {
  const bundle = await bundleScript("server/entrance/openapi/reference/build-entry.ts", "reference");
  const { buildReferenceHtml } = await import(`${pathToFileURL(bundle)}?${Date.now()}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "reference.html"), await buildReferenceHtml());
  cpSync(join(root, TRY_IT), join(folder, "try-it.js"));
  await compressFolder(folder);
}
