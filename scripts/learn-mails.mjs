import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { bundleScript } from "./bundle-script.mjs";
import { root } from "./install.mjs";

// Learns what mails mean from the mails of `domain/applications/mail/`, and writes the weights beside them.
const { learned } = await import(
  pathToFileURL(await bundleScript("domain/applications/mail/testing/lessons.ts", "learn-mails")).href
);
writeFileSync(join(root, "domain/applications/mail/learned/weights.json"), `${JSON.stringify(learned())}\n`);
