import { createReadStream } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { Readable } from "node:stream";
import { API_PREFIX } from "@/server/http/api-prefix";

/** Only scripts from this instance, no inline scripts and no eval; the page's styles are added by its script. */
const POLICY =
  "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; object-src 'none'";

/** GET /api/openapi: the reference page. Its scripts come from this instance, so it works offline. */
export function referencePage(): Response {
  const html = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Dossier API reference</title></head>
<body>
<noscript><p>This page needs JavaScript. The same description is at <a href="${API_PREFIX}/spec.json">${API_PREFIX}/spec.json</a>.</p></noscript>
<div id="reference"></div>
<script src="${API_PREFIX}/reference.js"></script>
<script src="${API_PREFIX}/reference-start.js"></script>
</body>
</html>`;
  return new Response(html, {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-cache",
      "content-security-policy": POLICY,
      "cross-origin-opener-policy": "same-origin",
    },
  });
}

const SETTINGS = {
  url: `${API_PREFIX}/spec.json`,
  withDefaultFonts: false,
  telemetry: false,
  hideClientButton: true,
  showDeveloperTools: "never",
  agent: { disabled: true },
  mcp: { disabled: true },
  customCss: ":root{--scalar-font:system-ui,sans-serif}",
};

/** Starts the reference page. A separate file, because the page's policy forbids inline scripts. */
export const referenceStart = (): Response =>
  new Response(`Scalar.createApiReference("#reference", ${JSON.stringify(SETTINGS)});\n`, {
    headers: { "content-type": "text/javascript; charset=utf-8", "cache-control": "no-cache" },
  });

/** The reference page's script, from its package. */
export function referenceScript(): Response {
  const file = createRequire(join(process.cwd(), "package.json")).resolve("@scalar/api-reference");
  const bundle = join(file.slice(0, file.indexOf("@scalar")), "@scalar/api-reference/dist/browser/standalone.js");
  return new Response(Readable.toWeb(createReadStream(bundle)) as BodyInit, {
    headers: { "content-type": "text/javascript; charset=utf-8", "cache-control": "public, max-age=86400" },
  });
}
