import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { createListener } from "@/server/entrance/listener";

export type Listening = { url: URL; stop: () => Promise<void> };

/** The instance of a test file behind a real socket. `prepare` may change a request before it is handled. */
export async function listen(prepare: (request: IncomingMessage) => void = () => {}): Promise<Listening> {
  const listener = createListener((_request, response) => response.writeHead(404).end());
  const server = createServer((request, response) => {
    prepare(request);
    listener(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: new URL(`http://127.0.0.1:${port}/mcp`),
    stop: () => new Promise((resolve) => server.close(() => resolve()).closeAllConnections()),
  };
}
