import { spawnSync } from "node:child_process";

// Programs that tests need and npm does not provide: installed if possible.

/** The path of a program, or null if it is not installed. */
export function onPath(name) {
  const { status, stdout } = spawnSync("sh", ["-c", `command -v ${name}`], { encoding: "utf8" });
  return status === 0 ? stdout.trim() : null;
}

/** Whether packages of the system can be installed here. */
export const installsPackages = () => process.platform === "linux" && process.getuid?.() === 0 && onPath("apt-get") !== null;

/** Installs a package of the system, where that is possible. */
export function installPackage(name) {
  console.log(`Installing ${name} …`);
  spawnSync("apt-get", ["update", "-qq"], { stdio: "ignore" });
  spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", name], {
    stdio: "ignore",
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
}

/** Has poppler's `pdftotext` for the proof of paper, which is read by fewer readers where it cannot be had. */
export function wantPoppler() {
  if (!onPath("pdftotext") && installsPackages()) installPackage("poppler-utils");
  if (!onPath("pdftotext"))
    console.log("pdftotext is missing, so reading PDFs with poppler is not tested. Install poppler-utils.");
}
