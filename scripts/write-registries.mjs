import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./install.mjs";

/**
 * Writes the modules that collect what the folders of sections and templates have: `sections/generated/<aspect>.ts` exports an object with
 * what the files of that name export, by section, and `typeset/templates/generated/` the same by template. Where all of them need an
 * aspect, its reader says so, and the compiler reports the one that lacks it.
 */
export function writeRegistries(clone = root) {
  const keysIn = (path, pattern) => [...readFileSync(join(clone, path), "utf8").matchAll(pattern)].map(([, key]) => key);
  collect(join(clone, "sections"), keysIn("sections/registry.ts", /^ {2}"([\w-]+)",$/gm), "section");
  const templates = keysIn("contracts/model/resume/templates.ts", /^ {2}(\w+): [12],$/gm);
  collect(join(clone, "typeset/templates"), templates, "template", {
    "source.ts": moduleOf("source", templates, "template", (key) => `import ${key} from "@/typeset/typst/templates/${key}.typ";`),
  });
}

/** Writes a module for each name that a file in the folders of the keys has, and the other ones. */
function collect(folder, keys, of, others = {}) {
  const filesOf = (key) => (existsSync(join(folder, key)) ? readdirSync(join(folder, key)) : []);
  const isAspect = (name) => name.endsWith(".ts") && !name.endsWith(".test.ts");
  const place = folder.endsWith("sections") ? "@/sections" : "@/typeset/templates";
  const modules = { ...others };
  for (const name of new Set(keys.flatMap(filesOf).filter(isAspect))) {
    const aspect = name.slice(0, -".ts".length);
    const own = keys.filter((key) => filesOf(key).includes(name));
    modules[name] = moduleOf(
      aspect,
      own,
      of,
      (key) => `import { ${variable(aspect)} as ${key} } from "${place}/${key}/${aspect}";`,
    );
  }
  const generated = join(folder, "generated");
  mkdirSync(generated, { recursive: true });
  for (const name of readdirSync(generated)) if (!Object.hasOwn(modules, name)) rmSync(join(generated, name));
  for (const [name, text] of Object.entries(modules)) {
    const path = join(generated, name);
    if (!existsSync(path) || readFileSync(path, "utf8") !== text) writeFileSync(path, text);
  }
}

const variable = (aspect) => aspect.replaceAll(/-\w/g, (part) => part.slice(1).toUpperCase());

function moduleOf(aspect, keys, of, importOf) {
  const name = `${variable(aspect)}By${of[0].toUpperCase()}${of.slice(1)}`;
  return [...keys.map(importOf), "", `export const ${name} = { ${keys.join(", ")} };`, ""].join("\n");
}
