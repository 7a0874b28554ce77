import { join } from "node:path";
import { refuse } from "@/server/platform/request/refuse";
import { prebuilt, sendPrebuilt } from "./prebuilt-file";

const PATH = /^\/extension-(chrome|firefox)\.zip$/;

/**
 * GET /extension-chrome.zip and /extension-firefox.zip: the browser extension of this version. The build creates them; without a build
 * the response is 404. Null for other paths.
 */
export function extensionPackage(request: Request, path: string): Response | null {
  const browser = PATH.exec(path)?.[1];
  if (browser === undefined) return null;
  const built = prebuilt(join(process.cwd(), `dist/extension-${browser}.zip`));
  if (!built) return refuse("NOT_FOUND");
  return sendPrebuilt(request, built, {
    "content-type": "application/zip",
    "content-disposition": `attachment; filename="dossier-extension-${browser}.zip"`,
    "cache-control": "no-cache",
  });
}
