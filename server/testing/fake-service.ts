import { createServer, type IncomingMessage, type ServerResponse } from "node:http";

/** What a service got: for tests that look at what leaves the server. */
export type Received = { method: string; path: string; headers: IncomingMessage["headers"]; body: unknown };

type Respond = (request: Received, response: ServerResponse) => void | Promise<void>;

export type FakeService = { url: string; received: Received[]; stop: () => Promise<void> };

/** A server on a local port that records requests and gives configured responses. */
export async function startFakeService(respond: Respond): Promise<FakeService> {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString();
    const body: unknown = text === "" ? undefined : JSON.parse(text);
    const one = { method: request.method ?? "", path: request.url ?? "", headers: request.headers, body };
    received.push(one);
    await respond(one, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** Responds with JSON. */
export function sendJson(response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}): void {
  response.writeHead(status, { "content-type": "application/json", ...headers });
  response.end(typeof body === "string" ? body : JSON.stringify(body));
}
