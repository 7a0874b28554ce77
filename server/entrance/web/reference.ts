import { createReadStream } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buildReferenceHtml } from "@/server/entrance/openapi/reference/build-entry";
import { API_PREFIX } from "@/server/platform/request/api-prefix";
import { singleton } from "@/server/platform/singleton";
import { prebuilt, sendPrebuilt } from "./prebuilt-file";

/** The reference needs no scripts at all. */
const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** Only scripts from this instance, no inline scripts and no eval; the page's styles are added by its script. */
const TRY_IT_POLICY =
  "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; object-src 'none'";

const htmlHeaders = (policy: string) => ({
  "content-type": "text/html; charset=utf-8",
  "cache-control": "no-cache",
  "content-security-policy": policy,
  "cross-origin-opener-policy": "same-origin",
});

const builtFile = (name: string) => prebuilt(join(process.cwd(), "dist/reference", name));

/** GET /api/openapi: the reference page, from the build. Without one, as when developing, it is made for the first reader. */
export async function referencePage(request: Request): Promise<Response> {
  const built = builtFile("reference.html");
  if (built) return sendPrebuilt(request, built, htmlHeaders(PAGE_POLICY));
  return new Response(await singleton("reference-page", buildReferenceHtml), { headers: htmlHeaders(PAGE_POLICY) });
}

/** GET /api/openapi/try: the same operations with forms that call them. Its scripts come from this instance, so it works offline. */
export function tryItPage(): Response {
  const version = builtFile("try-it.js")?.hash;
  const html = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Try the Dossier API</title></head>
<body>
<noscript><p>This page needs JavaScript. <a href="${API_PREFIX}">The reference</a> does not.</p></noscript>
<div id="reference"></div>
<script src="${API_PREFIX}/reference.js${version === undefined ? "" : `?v=${version}`}"></script>
<script src="${API_PREFIX}/reference-start.js"></script>
</body>
</html>`;
  return new Response(html, { headers: htmlHeaders(TRY_IT_POLICY) });
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

/** Starts the page for trying operations. A separate file, because the page's policy forbids inline scripts. */
export const referenceStart = (): Response =>
  new Response(`Scalar.createApiReference("#reference", ${JSON.stringify(SETTINGS)});\n`, {
    headers: { "content-type": "text/javascript; charset=utf-8", "cache-control": "no-cache" },
  });

/** The script of that page. Its address has the hash of its content, so browsers cache it for good. */
export function referenceScript(request: Request): Response {
  const built = builtFile("try-it.js");
  const type = { "content-type": "text/javascript; charset=utf-8" };
  if (built) {
    const isNamed = new URL(request.url).searchParams.get("v") === built.hash;
    return sendPrebuilt(request, built, {
      ...type,
      "cache-control": isNamed ? "public, max-age=31536000, immutable" : "no-cache",
    });
  }
  const file = createRequire(join(process.cwd(), "package.json")).resolve("@scalar/api-reference");
  const bundle = join(file.slice(0, file.indexOf("@scalar")), "@scalar/api-reference/dist/browser/standalone.js");
  return new Response(Readable.toWeb(createReadStream(bundle)) as BodyInit, {
    headers: { ...type, "cache-control": "no-cache" },
  });
}
