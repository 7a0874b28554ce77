import { createServer, type RequestListener, type Server } from "node:http";
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
  server.on("checkContinue", createContinueListener(listener));
  return server;
}
