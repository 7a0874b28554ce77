import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { bundleScript } from "./bundle-script.mjs";
import { root } from "./install.mjs";

const OUT = join(root, "components/kit/api/generated/routes.json");

/**
 * Writes method and path of every operation for the browser's client, which needs no more of the contracts: with their schemas and
 * descriptions they are the largest part of what a page loads.
 */
export async function writeRoutes() {
  const bundle = await bundleScript("contracts/index.ts", "contracts");
  const { contract } = await import(`${pathToFileURL(bundle)}?${Date.now()}`);
  const text = JSON.stringify(routesOf(contract));
  if (existsSync(OUT) && readFileSync(OUT, "utf8") === text) return;
  mkdirSync(join(root, "components/kit/api/generated"), { recursive: true });
  writeFileSync(OUT, text);
}

/** The same tree with `["METHOD", "/path"]` for each operation. */
function routesOf(node) {
  if (node["~orpc"]) {
    const { method, path } = node["~orpc"].route;
    return [method, path];
  }
  return Object.fromEntries(Object.entries(node).map(([name, each]) => [name, routesOf(each)]));
}
