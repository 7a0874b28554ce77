import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { ICON_PATHS } from "@/components/kit/ui/icon-paths";

const assets = join(dirname(createRequire(import.meta.url).resolve("@phosphor-icons/core")), "../assets");

it.each(Object.entries(ICON_PATHS))("%s is the drawing of the icon package", (name, path) => {
  const weight = name.endsWith("-bold") ? "bold" : "regular";
  expect(readFileSync(join(assets, weight, `${name}.svg`), "utf8")).toContain(`<path d="${path}"/>`);
});
