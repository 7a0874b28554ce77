import { createServer, type RequestListener, type Server } from "node:http";
import { env } from "@/server/env";
import { createContinueListener } from "@/server/http/listener";

/** The server with its bounds on time: a connection that says nothing, or says it too slowly, is closed. In milliseconds. */
export function createHttpServer(listener: RequestListener): Server {
  const server = createServer(
    {
      keepAliveTimeout: 65_000,
      headersTimeout: 15_000,
      // A large file on a slow line; a body that stops coming is given up much earlier (incoming.ts).
      requestTimeout: 300_000,
      connectionsCheckingInterval: 5_000,
      requireHostHeader: true,
    },
    listener,
  );
  // Nothing here speaks another protocol than HTTP/1.1. As long as nobody listens for upgrades, Node answers such a request like any other;
  // Next would listen, and take it past the front door. (In development its live reload does.)
  if (env().NODE_ENV !== "development")
    server.on("newListener", (name, added) => {
      if (name === "upgrade") process.nextTick(() => server.removeListener("upgrade", added));
    });
  server.on("checkContinue", createContinueListener(listener));
  return server;
}
