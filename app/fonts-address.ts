import { readFile } from "node:fs/promises";
import { join } from "node:path";

let address: Promise<string | null> | undefined;

/** Where the faces of the product's families are served, as the engine's build named the folder; null if it has not been built. */
export const fontsAddress = (): Promise<string | null> =>
  (address ??= readFile(join(process.cwd(), "public/engine/manifest.json"), "utf8").then(
    (text) => (JSON.parse(text) as { fonts: string }).fonts,
    () => null,
  ));
