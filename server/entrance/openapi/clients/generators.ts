import { execFile } from "node:child_process";
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
const modules = resolve("node_modules");

/** The generators with their default settings; only input and output paths are set. */
const GENERATORS = {
  "openapi-typescript": ["openapi-typescript/bin/cli.js", "spec.json", "-o", "generated/openapi-typescript/api.d.ts"],
  "hey-api": ["@hey-api/openapi-ts/bin/run.js", "-i", "spec.json", "-o", "generated/hey-api", "--no-log-file"],
  orval: ["orval/dist/bin/orval.js", "--config", "orval.config.cjs"],
  kubb: ["@kubb/cli/bin/kubb.cjs", "generate", "--config", "kubb.config.mjs"],
};

const CONFIGURATIONS = {
  "orval.config.cjs": `module.exports = { api: { input: "./spec.json", output: { target: "./generated/orval/api.ts" } } };`,
  "kubb.config.mjs": `
    import { defineConfig } from "@kubb/core";
    import { pluginClient } from "@kubb/plugin-client";
    import { pluginOas } from "@kubb/plugin-oas";
    import { pluginTs } from "@kubb/plugin-ts";
    export default defineConfig({
      root: ".",
      input: { path: "./spec.json" },
      output: { path: "./generated/kubb", format: false, lint: false },
      plugins: [pluginOas(), pluginTs(), pluginClient()],
    });`,
  "package.json": `{ "type": "module" }`,
  "tsconfig.json": JSON.stringify({
    compilerOptions: {
      target: "es2023",
      lib: ["es2024", "dom", "dom.iterable"],
      module: "esnext",
      moduleResolution: "bundler",
      strict: true,
      skipLibCheck: true,
      noEmit: true,
      allowImportingTsExtensions: true,
      types: ["node"],
    },
    include: ["*.ts", "generated"],
  }),
};

const NO_NETWORK = { DO_NOT_TRACK: "1", CI: "1", NO_COLOR: "1", KUBB_DISABLE_TELEMETRY: "1" };

/** Generates every client below `folder/generated`, next to the stories that use them. */
export async function generateClients(folder: string, document: unknown): Promise<void> {
  symlinkSync(modules, join(folder, "node_modules"), "dir");
  cpSync("server/entrance/openapi/clients/stories", folder, { recursive: true });
  mkdirSync(join(folder, "generated"));
  for (const [name, text] of Object.entries(CONFIGURATIONS)) writeFileSync(join(folder, name), text);
  writeFileSync(join(folder, "spec.json"), JSON.stringify(document));
  await Promise.all(
    Object.values(GENERATORS).map(([script = "", ...rest]) =>
      run(process.execPath, [join(modules, script), ...rest], { cwd: folder, env: { ...process.env, ...NO_NETWORK } }),
    ),
  );
}

/** The compiler's output for clients and stories together; empty if there are no errors. */
export async function typeCheck(folder: string): Promise<string> {
  const compiler = join(modules, "typescript-native/bin/tsc");
  const { stdout } = await run(process.execPath, [compiler, "-p", folder], { cwd: folder }).catch(
    (failed: { stdout: string }) => failed,
  );
  return stdout;
}
