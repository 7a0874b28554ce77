import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "./install.mjs";

// The built application on a new data folder, for the browser stories.
process.chdir(root);
process.env.NODE_ENV = "production";
process.env.DATA_DIR ??= mkdtempSync(join(tmpdir(), "dossier-stories-"));
await import(pathToFileURL(join(root, "dist/main.mjs")).href);
