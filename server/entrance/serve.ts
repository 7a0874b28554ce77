import { readFileSync } from "node:fs";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { inspect } from "node:util";
import next from "next";
import { stopRuns } from "@/server/assistant/runs/lost";
import { drain, noteReplaced } from "@/server/entrance/connections/drain";
import { noteOwnServer } from "@/server/entrance/embedded-server";
import { securePages } from "@/server/entrance/http/pages";
import { warmPages } from "@/server/entrance/http/warm-pages";
import { announceAddress } from "@/server/entrance/instances/announce-address";
import { superviseInstances } from "@/server/entrance/instances/supervise";
import { isWorker, onReplaced, reportReady } from "@/server/entrance/instances/worker";
import { createListener } from "@/server/entrance/listener";
import { startMetrics } from "@/server/entrance/metrics/start";
import { createHttpServer } from "@/server/entrance/server";
import { shutDown, startUp } from "@/server/entrance/start-up";
import { ConfigurationError, EVERYWHERE, env, setInstances, setPagesConfig } from "@/server/platform/env";
import { captureConsole, tellOperator } from "@/server/platform/log";
import { isReadable } from "@/server/platform/start-refused";

async function main() {
  takeOptions(process.argv.slice(2));
  if (env().INSTANCES > 1 && !isWorker()) await superviseInstances(stopWith);
  else await serve();
}

/** `--instances=4` on the command line is the setting INSTANCES=4. */
function takeOptions(words: readonly string[]) {
  for (const word of words) {
    const count = /^--instances=(\S+)$/.exec(word)?.[1];
    if (count === undefined) throw new ConfigurationError(`Unknown option ${word}. Known: --instances=<number>`);
    setInstances(count);
  }
}

/** The application: one listening process, with PostgreSQL and the typesetters as child processes. */
async function serve() {
  const { HOST, PORT, NODE_ENV } = env();
  noteOwnServer();
  await startUp();
  if (NODE_ENV !== "development") takeBuiltConfig();
  const app = next({ dev: NODE_ENV === "development", dir: process.cwd(), hostname: "localhost", port: PORT });
  const ready = app.prepare().then(() => app.getRequestHandler());
  ready.catch(stopWith);
  const pages = securePages(async (request: IncomingMessage, response: ServerResponse) => (await ready)(request, response));
  const server = createHttpServer(createListener(pages));
  await listen(server, PORT, HOST);
  startMetrics().catch(stopWith);
  handleSignals(server, () => app.close());
  await ready;
  if (isWorker()) reportReady();
  else announceAddress(server.address());
  const address = server.address();
  if (NODE_ENV !== "development" && address && typeof address === "object") warmPages(address);
  if (NODE_ENV !== "development") captureConsole();
}

/** Next would otherwise compile next.config.ts at each start, with a compiler of 50 MB. */
function takeBuiltConfig() {
  const built = JSON.parse(readFileSync(".next/required-server-files.json", "utf8")) as { config: object };
  setPagesConfig(JSON.stringify(built.config));
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      // The machine has no IPv6.
      const isOldFamily = host === EVERYWHERE && (error.code === "EAFNOSUPPORT" || error.code === "EADDRNOTAVAIL");
      if (isOldFamily) listen(server, port, "0.0.0.0").then(resolve, reject);
      else if (error.code === "EADDRINUSE")
        reject(new ConfigurationError(`Port ${port} is already in use on ${host}. Set PORT to another one.`));
      else if (error.code === "EACCES")
        reject(new ConfigurationError(`Port ${port} needs more privileges. Set PORT to 1024 or higher.`));
      else reject(error);
    });
    server.listen(port, host, resolve);
  });
}

/** The first signal finishes the running requests, then stops the database; a second one does not wait for requests. */
function handleSignals(server: Server, closePages: () => Promise<void>) {
  let stopping = false;
  const stop = async () => {
    if (stopping) return server.closeAllConnections();
    stopping = true;
    // Answers of models may take minutes. They end with the text so far, while other requests finish.
    await Promise.all([drain(server, shutdownDelayMs()), stopRuns()]);
    await closePages().catch(() => {});
    await shutDown();
    process.exit(0);
  };
  onReplaced(() => {
    noteReplaced();
    void stop().catch(stopWith);
  });
  process.on("SIGTERM", () => void stop().catch(stopWith));
  process.on("SIGINT", () => void stop().catch(stopWith));
}

/** The other instances take over immediately, but clients with open connections must be notified. */
const shutdownDelayMs = () => Math.max(env().SHUTDOWN_DELAY_SECONDS * 1000, isWorker() ? 500 : 0);

/** Exits with one readable line for problems a person can fix, and with the full trace for bugs. */
async function stopWith(error: unknown): Promise<never> {
  tellOperator(isReadable(error) ? error.message : inspect(error));
  await shutDown().catch(() => {});
  process.exit(1);
}

main().catch(stopWith);
