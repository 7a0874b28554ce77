import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { bundleScript } from "./bundle-script.mjs";
import { root } from "./install.mjs";

const ROUTES = join(root, "components/kit/api/generated/routes.json");
const ANSWERS = join(root, "server/testing/generated/answers.ts");

/**
 * Writes method and path of every operation for the browser's client, which needs no more of the contracts: with their schemas and
 * descriptions they are the largest part of what a page loads. Tests get the type of each response.
 */
export async function writeRoutes() {
  const bundle = await bundleScript("contracts/index.ts", "contracts");
  const { contract } = await import(`${pathToFileURL(bundle)}?${Date.now()}`);
  const routes = routesOf(contract);
  writeChanged(ROUTES, JSON.stringify(routes));
  writeChanged(ANSWERS, answersOf(routes));
}

function writeChanged(file, text) {
  if (existsSync(file) && readFileSync(file, "utf8") === text) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** The same tree with `["METHOD", "/path"]` for each operation. */
function routesOf(node) {
  if (node["~orpc"]) {
    const { method, path } = node["~orpc"].route;
    return [method, path];
  }
  return Object.fromEntries(Object.entries(node).map(([name, each]) => [name, routesOf(each)]));
}

/** The type of each response by method and path, with which tests read the responses they receive. */
const answersOf = (routes) => `import type { InferContractRouterOutputs } from "@orpc/contract";
import type { contract } from "@/contracts/index";

type Outputs = InferContractRouterOutputs<typeof contract>;

export interface Answers {
${linesOf(routes, [])
  .map((line) => `  ${line}`)
  .join("\n")}
}
`;

const linesOf = (node, names) =>
  Array.isArray(node)
    ? [`"${node[0]} ${node[1].replaceAll(/\{[^}]*\}/g, "{}")}": Outputs${names.map((name) => `["${name}"]`).join("")};`]
    : Object.entries(node).flatMap(([name, each]) => linesOf(each, [...names, name]));
