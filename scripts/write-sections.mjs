import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./install.mjs";

/**
 * Writes `sections/generated/<aspect>.ts` for each aspect that a section of the registry has: an object with what the files of that name
 * export. Where every section needs an aspect, its reader says so, and the compiler reports the one that lacks it.
 */
export function writeSections(folder = join(root, "sections")) {
  const generated = join(folder, "generated");
  const keys = [...readFileSync(join(folder, "registry.ts"), "utf8").matchAll(/^ {2}"([\w-]+)",$/gm)].map(([, key]) => key);
  const filesOf = (key) => readdirSync(join(folder, key)).filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"));
  const aspects = [...new Set(keys.flatMap(filesOf))];
  mkdirSync(generated, { recursive: true });
  for (const name of readdirSync(generated)) if (!aspects.includes(name)) rmSync(join(generated, name));
  for (const name of aspects) {
    const path = join(generated, name);
    const text = moduleOf(
      name.slice(0, -".ts".length),
      keys.filter((key) => filesOf(key).includes(name)),
    );
    if (!existsSync(path) || readFileSync(path, "utf8") !== text) writeFileSync(path, text);
  }
}

function moduleOf(aspect, keys) {
  const name = aspect.replaceAll(/-\w/g, (part) => part.slice(1).toUpperCase());
  const imports = keys.map((key) => `import { ${name} as ${key} } from "@/sections/${key}/${aspect}";`);
  return [...imports, "", `export const ${name}BySection = { ${keys.join(", ")} };`, ""].join("\n");
}
