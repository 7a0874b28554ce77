import { createServer, type RequestListener, type Server } from "node:http";
import { countConnections } from "@/server/entrance/connections/connections";
import { answerUnreadable } from "@/server/entrance/http/unreadable";
import { createContinueListener } from "@/server/entrance/listener";
import { env } from "@/server/platform/env";

/** The server with its timeouts: silent or slow connections are closed. In milliseconds. */
export function createHttpServer(listener: RequestListener): Server {
  const server = createServer(
    {
      keepAliveTimeout: 65_000,
      headersTimeout: 15_000,
      // Enough for a large file on a slow line; a stalled body is abandoned much earlier (incoming.ts).
      requestTimeout: 300_000,
      connectionsCheckingInterval: 5_000,
      // The front door requires it (front-door.ts), and responds like everything else.
      requireHostHeader: false,
    },
    listener,
  );
  // Only HTTP/1.1 is supported. Without an upgrade listener Node handles upgrade requests like any other. Next would add a
  // listener that bypasses the front door, as its live reload does in development.
  if (env().NODE_ENV !== "development")
    server.on("newListener", (name, added) => {
      if (name === "upgrade") process.nextTick(() => server.removeListener("upgrade", added));
    });
  countConnections(server);
  server.on("checkContinue", createContinueListener(listener));
  // Other expectations are ignored, as RFC 9110 allows.
  server.on("checkExpectation", listener);
  server.on("clientError", answerUnreadable);
  return server;
}
