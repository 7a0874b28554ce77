import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

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

/** Path of a Chromium: PLAYWRIGHT_CHROMIUM, an installed one, Playwright's own, else installed now where that is possible. */
export async function findChromium() {
  const found = await existing();
  if (found) return found;
  if (process.platform === "linux" && process.getuid?.() === 0 && onPath("apt-get")) {
    console.log("Installing Chromium …");
    spawnSync("apt-get", ["update", "-qq"], { stdio: "ignore" });
    spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"], {
      stdio: "ignore",
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
  } else {
    spawnSync(process.execPath, ["node_modules/playwright/cli.js", "install", "chromium-headless-shell"], { stdio: "inherit" });
  }
  const installed = await existing();
  if (installed) return installed;
  throw new Error("The browser stories need a Chromium: install one, or set PLAYWRIGHT_CHROMIUM to its path.");
}

async function existing() {
  const given = process.env.PLAYWRIGHT_CHROMIUM;
  if (given) return given;
  for (const name of ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"]) {
    const path = onPath(name);
    if (path) return path;
  }
  const { chromium } = await import("playwright-core");
  const own = chromium.executablePath();
  return own && existsSync(own) ? own : null;
}

function onPath(name) {
  const { status, stdout } = spawnSync("sh", ["-c", `command -v ${name}`], { encoding: "utf8" });
  return status === 0 ? stdout.trim() : null;
}
