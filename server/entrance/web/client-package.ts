import { join } from "node:path";
import { refuse } from "@/server/platform/request/refuse";
import { prebuilt, sendPrebuilt } from "./prebuilt-file";

const HEADERS = {
  "content-type": "application/gzip",
  "content-disposition": 'attachment; filename="dossier-client.tgz"',
  "cache-control": "no-cache",
  "access-control-allow-origin": "*",
};

/** GET /client.tgz: the typed client as a package, for `npm install`. The build creates it; without a build the response is 404. */
export function clientPackage(request: Request): Response {
  const built = prebuilt(join(process.cwd(), "dist/client.tgz"));
  return built ? sendPrebuilt(request, built, HEADERS) : refuse("NOT_FOUND");
}
