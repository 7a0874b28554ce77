import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { networkInterfaces } from "node:os";
import { inspect } from "node:util";
import next from "next";
import { ConfigurationError, EVERYWHERE, env } from "@/server/env";
import { endEventStreams } from "@/server/http/event-streams";
import { createListener } from "@/server/http/listener";
import { securePages } from "@/server/http/pages";
import { createHttpServer } from "@/server/http/server";
import { captureConsole, tellOperator } from "@/server/log";
import { startMetrics } from "@/server/metrics/start";
import { isReadable } from "@/server/start-refused";
import { shutDown, startUp } from "@/server/start-up";

const GRACE_MS = 15_000;

/** The application: one listening process, with PostgreSQL and the typesetters as child processes. */
async function main() {
  const { HOST, PORT, NODE_ENV } = env();
  await startUp();
  const app = next({ dev: NODE_ENV === "development", dir: process.cwd(), hostname: "localhost", port: PORT });
  const ready = app.prepare().then(() => app.getRequestHandler());
  ready.catch(stopWith);
  const pages = securePages(async (request: IncomingMessage, response: ServerResponse) => (await ready)(request, response));
  const server = createHttpServer(createListener(pages));
  await listen(server, PORT, HOST);
  startMetrics().catch(stopWith);
  handleSignals(server, () => app.close());
  await ready;
  announceAddress(server);
  if (NODE_ENV !== "development") captureConsole();
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

function announceAddress(server: Server) {
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : env().PORT;
  const lan = Object.values(networkInterfaces())
    .flat()
    .find((entry) => entry && entry.family === "IPv4" && !entry.internal)?.address;
  const everywhere = env().HOST === "0.0.0.0" || env().HOST === EVERYWHERE;
  console.log(
    `Dossier is at http://localhost:${port}${everywhere && lan ? ` and, in your network, at http://${lan}:${port}` : ""}`,
  );
}

/** The first signal finishes the running requests, then stops the database; a second one does not wait for requests. */
function handleSignals(server: Server, closePages: () => Promise<void>) {
  let stopping = false;
  const stop = async () => {
    if (stopping) return server.closeAllConnections();
    stopping = true;
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    endEventStreams();
    // Keep-alive connections become idle one by one as their last request ends.
    const idle = setInterval(() => server.closeIdleConnections(), 50);
    const patience = setTimeout(() => server.closeAllConnections(), GRACE_MS);
    await closed;
    clearInterval(idle);
    clearTimeout(patience);
    await closePages().catch(() => {});
    await shutDown();
    process.exit(0);
  };
  process.on("SIGTERM", () => void stop().catch(stopWith));
  process.on("SIGINT", () => void stop().catch(stopWith));
}

/** Exits with one readable line for problems a person can fix, and with the full trace for bugs. */
async function stopWith(error: unknown): Promise<never> {
  tellOperator(isReadable(error) ? error.message : inspect(error));
  await shutDown().catch(() => {});
  process.exit(1);
}

main().catch(stopWith);
