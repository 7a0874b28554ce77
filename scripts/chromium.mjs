import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { installPackage, installsPackages, onPath } from "./system-packages.mjs";

/** Flags for a headless Chromium on a machine that may be a container, without network, or used as root. */
export const CHROMIUM_FLAGS = [
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Chromium without its windows, as Playwright uses it: the same engine with less work around it. */
const SHELL = "chromium-headless-shell";

/** Path of a Chromium: PLAYWRIGHT_CHROMIUM, an installed one, Playwright's own, else installed now where that is possible. */
export async function findChromium() {
  const found = await existing();
  if (found) return found;
  if (installsPackages()) {
    installPackage(SHELL);
    if (!onPath(SHELL)) installPackage("chromium");
  } else {
    spawnSync(process.execPath, ["node_modules/playwright/cli.js", "install", "chromium-headless-shell"], { stdio: "inherit" });
  }
  const installed = await existing();
  if (installed) return installed;
  throw new Error("The browser stories need a Chromium: install one, or set PLAYWRIGHT_CHROMIUM to its path.");
}

/**
 * Path of a Chromium that runs extensions, which the one without windows does not: an installed one, else installed now where that is
 * possible. Null where there is none.
 */
export function findWholeChromium() {
  const installed = () => ["chromium", "chromium-browser"].map(onPath).find(Boolean) ?? null;
  const found = installed();
  if (found || !installsPackages()) return found;
  installPackage("chromium");
  return installed();
}

async function existing() {
  const provided = process.env.PLAYWRIGHT_CHROMIUM;
  if (provided) return provided;
  for (const name of [SHELL, "chromium", "chromium-browser", "google-chrome-stable", "google-chrome"]) {
    const path = onPath(name);
    if (path) return path;
  }
  const { chromium } = await import("playwright-core");
  const own = chromium.executablePath();
  return own && existsSync(own) ? own : null;
}
