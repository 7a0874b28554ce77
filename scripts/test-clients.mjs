import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { bundleScript } from "./bundle-script.mjs";
import { installMissing, root, run } from "./install.mjs";

// `npm run test:clients`: installs the generators and MCP clients that are not dependencies of ours, generates a client with each generator,
// compiles it under `strict`, and makes the whole round with each of them against a real instance. Needs the package registry; not part of
// `npm test`.
// `npm run test:clients -- oazapfts rtk-query` generates and compiles only these.
process.chdir(root);
installMissing();

const PACKAGES = {
  "@oazapfts/runtime": "1.2.0",
  "@reduxjs/toolkit": "2.14.0",
  "@rtk-query/codegen-openapi": "2.2.0",
  "@zodios/core": "10.9.6",
  axios: "1.13.2",
  oazapfts: "7.5.0",
  "openapi-client-axios": "7.9.1",
  "openapi-client-axios-typegen": "7.8.0",
  "openapi-types": "12.1.3",
  "openapi-zod-client": "1.18.3",
  "swagger-typescript-api": "13.13.0",
  zod: "3.25.76",
};

const MCP_CLIENTS = {
  "@ai-sdk/mcp": "1.0.102",
  "@langchain/core": "1.4.0",
  "@langchain/mcp-adapters": "1.1.4",
  "@modelcontextprotocol/inspector": "1.0.3",
  "@modelcontextprotocol/sdk": "1.32.2",
  langchain: "1.5.14",
  "mcp-remote": "0.15.1",
  "mcp-use": "1.34.6",
};

/** Generators read the document with this address, which the stories replace. */
const ADDRESS = "http://dossier.test/api/openapi";

const cache = join(root, ".cache/clients");
const folder = join(cache, "run");
const ours = join(root, "node_modules");
const theirs = join(cache, "node_modules");

/** Each generator with its default settings: program and arguments. */
const GENERATORS = {
  "orval-fetch": [join(ours, "orval/dist/bin/orval.js"), "--config", "orval.config.cjs", "--project", "fetch"],
  "orval-axios": [join(ours, "orval/dist/bin/orval.js"), "--config", "orval.config.cjs", "--project", "axios"],
  "orval-zod": [join(ours, "orval/dist/bin/orval.js"), "--config", "orval.config.cjs", "--project", "zod"],
  "kubb-fetch": [join(ours, "@kubb/cli/bin/kubb.cjs"), "generate", "--config", "kubb.config.mjs"],
  "swagger-typescript-api": [
    join(theirs, "swagger-typescript-api/dist/cli.mjs"),
    ...["generate", "-p", "spec.json", "-o", "generated/swagger-typescript-api", "-n", "api.ts"],
  ],
  oazapfts: [join(theirs, "oazapfts/dist/cli.js"), "spec.json", "generated/oazapfts/api.ts"],
  "rtk-query": [join(theirs, "@rtk-query/codegen-openapi/lib/bin/cli.mjs"), "rtk.config.cjs"],
  "openapi-client-axios": [join(theirs, "openapi-client-axios-typegen/typegen"), "spec.json"],
  "openapi-zod-client": [join(theirs, "openapi-zod-client/bin.js"), "spec.json", "-o", "generated/openapi-zod-client/api.ts"],
};

const orval = (client) => ({ input: "./spec.json", output: { client, target: `./generated/orval-${client}/api.ts` } });

const CONFIGURATIONS = {
  "package.json": `{ "type": "module" }`,
  "orval.config.cjs": `module.exports = ${JSON.stringify({
    fetch: { ...orval("fetch"), output: { ...orval("fetch").output, baseUrl: ADDRESS } },
    axios: orval("axios"),
    zod: orval("zod"),
  })};`,
  "kubb.config.mjs": `
    import { defineConfig } from "@kubb/core";
    import { pluginClient } from "@kubb/plugin-client";
    import { pluginOas } from "@kubb/plugin-oas";
    import { pluginTs } from "@kubb/plugin-ts";
    export default defineConfig({
      root: ".",
      input: { path: "./spec.json" },
      output: { path: "./generated/kubb-fetch", format: false, lint: false },
      plugins: [pluginOas(), pluginTs(), pluginClient({ client: "fetch" })],
    });`,
  "rtk.config.cjs": `module.exports = { schemaFile: "./spec.json", apiFile: "./empty-api.ts", apiImport: "emptyApi",
    outputFile: "./generated/rtk-query/api.ts", exportName: "api" };`,
};

const NO_NETWORK = { DO_NOT_TRACK: "1", CI: "1", NO_COLOR: "1", KUBB_DISABLE_TELEMETRY: "1" };

const requested = process.argv.slice(2);
const names = Object.keys(GENERATORS).filter((name) => requested.length === 0 || requested.includes(name));
let failed = 0;

install(cache, PACKAGES);
install(join(root, ".cache/mcp-clients"), MCP_CLIENTS);
await prepare();
for (const name of names) if (generate(name)) compile(name);
const round = spawnSync(process.execPath, ["node_modules/vitest/vitest.mjs", "run", "--project", "clients"], {
  stdio: "inherit",
});
process.exit(failed > 0 || round.status !== 0 ? 1 : 0);

/** Installs the packages in a folder, unless exactly these are there. */
function install(place, dependencies) {
  mkdirSync(place, { recursive: true });
  const manifest = JSON.stringify({ private: true, type: "module", dependencies });
  const path = join(place, "package.json");
  if (existsSync(join(place, "node_modules")) && existsSync(path) && readFileSync(path, "utf8") === manifest) return;
  rmSync(join(place, "node_modules"), { recursive: true, force: true });
  rmSync(join(place, "package-lock.json"), { force: true });
  writeFileSync(path, manifest);
  run("npm", ["install", "--prefix", place, "--no-audit", "--no-fund", "--loglevel=error"]);
}

/** The document, the configurations, and the programs that use the clients. */
async function prepare() {
  if (requested.length === 0) rmSync(folder, { recursive: true, force: true });
  const bundle = await bundleScript("server/entrance/openapi/clients/registry/document-entry.ts", "document");
  const { documentFor } = await import(pathToFileURL(bundle).href);
  cpSync("server/entrance/openapi/clients/registry/stories", folder, { recursive: true });
  for (const name of names) mkdirSync(join(folder, "generated", name), { recursive: true });
  for (const [name, text] of Object.entries(CONFIGURATIONS)) writeFileSync(join(folder, name), text);
  writeFileSync(join(folder, "spec.json"), JSON.stringify(await documentFor(ADDRESS)));
}

function generate(name) {
  const { code, seconds, output } = measured(GENERATORS[name]);
  console.log(`${name}: generated in ${seconds} s${code === 0 ? "" : `, FAILED\n${output}`}`);
  if (code !== 0) failed++;
  // This one prints the client.
  if (code === 0 && name === "openapi-client-axios") writeFileSync(join(folder, "generated", name, "client.d.ts"), output);
  return code === 0;
}

/** Compiles a client together with the program that uses it. */
function compile(name) {
  const compilerOptions = {
    target: "es2023",
    lib: ["es2024", "dom", "dom.iterable"],
    module: "esnext",
    moduleResolution: "bundler",
    strict: true,
    skipLibCheck: true,
    noEmit: true,
    allowImportingTsExtensions: true,
    resolveJsonModule: true,
    types: ["node"],
  };
  const include = [`generated/${name}`, `with-${name}.ts`];
  writeFileSync(join(folder, `tsconfig.${name}.json`), JSON.stringify({ compilerOptions, include }));
  const { code, seconds, output } = measured([join(ours, "typescript-native/bin/tsc"), "-p", `tsconfig.${name}.json`]);
  console.log(`${name}: compiled in ${seconds} s${code === 0 ? "" : `, FAILED\n${output}`}`);
  if (code !== 0) failed++;
}

function measured(args) {
  const began = performance.now();
  const options = {
    cwd: folder,
    encoding: /** @type {const} */ ("utf8"),
    maxBuffer: 2 ** 28,
    env: { ...process.env, ...NO_NETWORK },
  };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, options);
  return {
    code: status,
    seconds: ((performance.now() - began) / 1000).toFixed(0),
    output: status === 0 ? stdout : stdout + stderr,
  };
}
