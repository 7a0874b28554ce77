import { existsSync, statSync } from "node:fs";
import { unzipSync } from "fflate";
import { expect, test } from "vitest";
import { PRODUCT_VERSION } from "@/server/platform/product-version";
import { extensionPackage } from "./extension-package";

const ask = (path: string, headers: Record<string, string> = {}) =>
  extensionPackage(new Request(`http://localhost${path}`, { headers }), path);
const isBuilt = existsSync("dist/extension-chrome.zip");

test.runIf(isBuilt).each(["chrome", "firefox"])(
  "the instance offers the extension for %s, in its own version and below 400 kB",
  async (browser) => {
    const response = ask(`/extension-${browser}.zip`);
    expect(response?.headers.get("content-type")).toBe("application/zip");
    expect(response?.headers.get("content-disposition")).toContain(`dossier-extension-${browser}.zip`);
    const files = unzipSync(new Uint8Array((await response?.arrayBuffer()) ?? new ArrayBuffer(0)));
    const manifest = JSON.parse(new TextDecoder().decode(files["manifest.json"]));
    expect(manifest).toMatchObject({ manifest_version: 3, version: PRODUCT_VERSION });
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining([
        "background.js",
        "popup.html",
        "page.js",
        "_locales/de/messages.json",
        "_locales/pt_BR/messages.json",
      ]),
    );
    expect(statSync(`dist/extension-${browser}.zip`).size).toBeLessThan(400_000);
    const etag = response?.headers.get("etag") ?? "";
    expect(ask(`/extension-${browser}.zip`, { "if-none-match": etag })?.status).toBe(304);
  },
);

test("other paths are not its own", () => {
  for (const path of ["/extension-safari.zip", "/extension-chrome.zip/x", "/extension-chrome", "/x/extension-chrome.zip"])
    expect(ask(path), path).toBeNull();
});
