import { missingRadicale, type Radicale, startRadicale } from "../server/career/dav/testing/radicale";
import { type Application, freePort, makeDataFolder, removeDataFolder, startApplication } from "../server/testing/application";
import { test } from "./fixtures";

/** An instance that may connect to a real server of calendars and address books, and that server. */
export type DavInstance = { server: Radicale; address: string };

/** Starts both for the stories of a file, which are skipped where the server cannot be had. */
export function withDavInstance(prepare: (server: Radicale) => Promise<void>): () => DavInstance {
  const missing = missingRadicale();
  test.skip(missing !== null, missing ?? "");
  const folder = makeDataFolder("dossier-dav-");
  let started: (DavInstance & { application: Application }) | null = null;

  test.beforeAll(async () => {
    test.setTimeout(120_000);
    const server = await startRadicale();
    await prepare(server);
    const port = await freePort();
    const address = `http://localhost:${port}`;
    const application = await startApplication({
      DATA_DIR: folder,
      PORT: String(port),
      APP_URL: address,
      CALENDAR_ALLOWED_HOSTS: "127.0.0.1",
    });
    started = { server, address, application };
  });

  test.afterAll(async () => {
    started?.application.child.kill("SIGTERM");
    await started?.application.exited;
    await started?.server.stop();
    removeDataFolder(folder);
  });

  return () => {
    if (!started) throw new Error("The instance is started before the first story.");
    return started;
  };
}
