import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { zipSync } from "fflate";
import { root } from "./install.mjs";

// `npm run extension`: the browser extension for Chrome and Firefox, each as a folder and as a zip, from the same sources.

const SOURCE = join(root, "clients/extension");
const OUT = join(SOURCE, "dist");
const ICONS = [16, 32, 48, 128];

/** What differs between the two: Firefox has no service workers for extensions, and requires an id. */
const BROWSERS = {
  chrome: { minimum_chrome_version: "121", background: { service_worker: "background.js" } },
  firefox: {
    background: { scripts: ["background.js"] },
    browser_specific_settings: {
      gecko: {
        id: "extension@dossier.example",
        strict_min_version: "140.0",
        data_collection_permissions: { required: ["none"] },
      },
      gecko_android: { strict_min_version: "142.0" },
    },
  },
};

/** Builds both, and copies the zips to where the server serves them from. Equal sources make equal bytes. */
export async function buildExtension() {
  rmSync(OUT, { recursive: true, force: true });
  const common = { ...(await scripts()), ...(await icons()), ...texts(), ...files() };
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const manifest = JSON.parse(readFileSync(join(SOURCE, "manifest.json"), "utf8"));
  mkdirSync(join(root, "dist"), { recursive: true });
  for (const [browser, own] of Object.entries(BROWSERS)) {
    const shared = browser === "firefox" ? withoutIncognito(manifest) : manifest;
    const whole = { ...common, "manifest.json": Buffer.from(JSON.stringify({ ...shared, version, ...own }, null, 2)) };
    writeFolder(join(OUT, browser), whole);
    const zip = zipSync(inOrder(whole), { level: 9, mtime: new Date("1985-10-26T08:15:00") });
    writeFileSync(join(OUT, `dossier-extension-${browser}.zip`), zip);
    writeFileSync(join(root, `dist/extension-${browser}.zip`), zip);
  }
}

/** Firefox knows no windows of extensions that are split by privacy. */
const withoutIncognito = ({ incognito: _incognito, ...rest }) => rest;

/** @returns {Promise<Record<string, Uint8Array>>} */
async function scripts() {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: Object.fromEntries(["background", "popup", "page"].map((name) => [name, join(SOURCE, `src/${name}/main.ts`)])),
    outdir: "/",
    bundle: true,
    write: false,
    format: "iife",
    target: ["chrome121", "firefox140"],
    minify: true,
    charset: "utf8",
    legalComments: "none",
    logLevel: "warning",
  });
  return Object.fromEntries(outputFiles.map(({ path, contents }) => [path.replace(/^.*[\\/]/, ""), contents]));
}

async function icons() {
  const { default: sharp } = await import("sharp");
  const svg = readFileSync(join(SOURCE, "icon.svg"));
  const drawn = await Promise.all(
    ICONS.map((size) =>
      sharp(svg, { density: 72 * (size / 20) * 2 })
        .resize(size, size)
        .png()
        .toBuffer(),
    ),
  );
  return Object.fromEntries(ICONS.map((size, index) => [`icon-${size}.png`, drawn[index] ?? Buffer.of()]));
}

/** The texts in the form that browsers read: `$1` is the first value. */
function texts() {
  const folder = join(SOURCE, "texts");
  return Object.fromEntries(
    readdirSync(folder).map((file) => {
      const words = JSON.parse(readFileSync(join(folder, file), "utf8"));
      const messages = Object.fromEntries(Object.entries(words).map(([key, message]) => [key, { message }]));
      const language = file.replace(".json", "").replace("-", "_");
      return [`_locales/${language}/messages.json`, Buffer.from(JSON.stringify(messages))];
    }),
  );
}

const files = () => Object.fromEntries(["popup.html", "popup.css"].map((name) => [name, readFileSync(join(SOURCE, name))]));

/** @param {Record<string, Uint8Array>} entries */
const inOrder = (entries) => Object.fromEntries(Object.entries(entries).sort(([a], [b]) => (a < b ? -1 : 1)));

/** @param {string} folder @param {Record<string, Uint8Array>} entries */
function writeFolder(folder, entries) {
  for (const [name, bytes] of Object.entries(entries)) {
    mkdirSync(join(folder, name, ".."), { recursive: true });
    writeFileSync(join(folder, name), bytes);
  }
  cpSync(join(root, "LICENSE"), join(folder, "LICENSE"));
}

if (process.argv[1] === import.meta.filename) await buildExtension();
