import { join } from "node:path";
import { root } from "./install.mjs";

/** Bundles a source file with its own imports for Node; packages stay in node_modules. Returns its path. */
export async function bundleScript(entry, name) {
  const { build } = await import("esbuild");
  const outfile = join(root, `.cache/${name}.mjs`);
  await build({
    absWorkingDir: root,
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: "node",
    format: "esm",
    packages: "external",
    loader: { ".typ": "text" },
    resolveExtensions: [".mts", ".ts", ".tsx", ".mjs", ".js"],
    logLevel: "warning",
  });
  return outfile;
}
