import { spawn } from "node:child_process";
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { installPackage, installsPackages, onPath } from "./system-packages.mjs";

/** Path of LibreOffice: LIBREOFFICE, an installed one, else installed now where that is possible. */
export function findOffice() {
  const found = process.env.LIBREOFFICE || existing();
  if (found) return found;
  if (installsPackages()) installPackage("libreoffice-writer-nogui");
  const installed = existing();
  if (installed) return installed;
  throw new Error("The tests of Word and OpenDocument files need LibreOffice: install it, or set LIBREOFFICE to its path.");
}

/** Has LibreOffice ready before the tests that need it, whose time does not allow for an installation; they say if it is missing. */
export function wantOffice() {
  try {
    findOffice();
  } catch (error) {
    console.log(error instanceof Error ? error.message : error);
  }
}

const existing = () => onPath("soffice") ?? onPath("libreoffice");

/** The fonts that documents are written in; where the system has others, pages would break elsewhere. */
const fontsConfig = (families, cache) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>/usr/share/fonts</dir>
  ${families.map((slug) => `<dir>${join(process.cwd(), "node_modules/@expo-google-fonts", slug)}</dir>`).join("\n  ")}
  <cachedir>${cache}</cachedir>
</fontconfig>
`;

/**
 * Opens files in LibreOffice and prints each as a PDF, all in one run because it starts slowly, with its own profile. Returns the
 * names of the PDFs that it made. `families` are packages of fonts that it can use.
 */
export async function printInOffice(paths, folder, families) {
  const office = findOffice();
  const own = await mkdtemp(join(tmpdir(), "office-"));
  try {
    const config = join(own, "fonts.conf");
    await mkdir(join(own, "cache"));
    await writeFile(config, fontsConfig(families, join(own, "cache")));
    const profile = pathToFileURL(join(own, "profile")).href;
    await run(office, [`-env:UserInstallation=${profile}`, "--headless", "--convert-to", "pdf", "--outdir", folder, ...paths], {
      ...process.env,
      HOME: own,
      FONTCONFIG_FILE: config,
      LC_ALL: "C.UTF-8",
    });
    return (await readdir(folder)).filter((name) => name.endsWith(".pdf"));
  } finally {
    await rm(own, { recursive: true, force: true });
  }
}

/** @returns {Promise<void>} */
function run(path, args, env) {
  return new Promise((resolve, reject) => {
    const child = spawn(path, args, { env, stdio: ["ignore", "ignore", "pipe"] });
    let output = "";
    child.stderr.on("data", (chunk) => {
      output += chunk;
    });
    child.on("error", reject);
    child.on("close", (code) =>
      code === 0 ? resolve() : reject(new Error(`LibreOffice ended with ${code}: ${output.slice(-500)}`)),
    );
  });
}
