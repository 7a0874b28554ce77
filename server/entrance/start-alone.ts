import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { isOwnServer } from "@/server/entrance/embedded-server";

/** Starts what pages ask, where Next runs alone. Our own server, which Next runs in, starts everything itself. */
export async function startUnlessStarted(): Promise<void> {
  if (isOwnServer()) return;
  const { startUpOrExit } = await startUpModule();
  await startUpOrExit();
}

/** As our own server is built: to compile all of it once more would take Next longer than all pages together. */
function startUpModule(): Promise<typeof import("@/server/entrance/start-up")> {
  // biome-ignore lint/style/noProcessEnv: Next replaces it when it compiles, and leaves out what is not reached.
  if (process.env.NODE_ENV !== "production") return import("@/server/entrance/start-up");
  return import(/* turbopackIgnore: true */ pathToFileURL(join(process.cwd(), "dist/start-up.mjs")).href);
}
