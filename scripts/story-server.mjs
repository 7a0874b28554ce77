import { chmodSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "./install.mjs";

// The built application on a new data folder, for the browser stories.
process.chdir(root);
process.env.NODE_ENV = "production";
if (!process.env.DATA_DIR) {
  process.env.DATA_DIR = mkdtempSync(join(tmpdir(), "dossier-stories-"));
  // PostgreSQL may run as a separate user: what it cannot enter is replaced by a folder that outlives this one.
  chmodSync(process.env.DATA_DIR, 0o755);
}
await import(pathToFileURL(join(root, "dist/main.mjs")).href);
