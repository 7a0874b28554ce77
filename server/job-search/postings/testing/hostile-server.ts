import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync, deflateSync, gzipSync } from "node:zlib";

export const HOSTILE_BOMB = gzipSync(Buffer.alloc(200 * 1024 * 1024, "a"));

export const GOOD_PAGE = `<!doctype html><title>Jobs</title><script type="application/ld+json">${JSON.stringify({
  "@type": "JobPosting",
  title: "Harbour Planner",
  hiringOrganization: { name: "Northpine" },
  description: "<p>Plan berths.</p>",
})}</script><h1>Harbour Planner</h1>`;

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const html = { "content-type": "text/html; charset=utf-8" };
const send =
  (body: string | Buffer, headers: Record<string, string> = html, status = 200): Answer =>
  (_request, response) =>
    void response.writeHead(status, headers).end(body);

/** Sends the same piece again and again, as fast as it is taken or slowly, and never ends. */
const forever =
  (piece: string, pauseMs: number): Answer =>
  (_request, response) => {
    response.writeHead(200, html);
    const next = () => {
      if (response.destroyed) return;
      if (response.write(piece)) setTimeout(next, pauseMs);
      else response.once("drain", () => setTimeout(next, pauseMs));
    };
    next();
  };

const ANSWERS: Record<string, Answer> = {
  "/good": send(GOOD_PAGE),
  "/gzip": send(gzipSync(GOOD_PAGE), { ...html, "content-encoding": "gzip" }),
  "/br": send(brotliCompressSync(GOOD_PAGE), { ...html, "content-encoding": "br" }),
  "/deflate": send(deflateSync(GOOD_PAGE), { ...html, "content-encoding": "deflate" }),
  "/json": send('{"@type":"JobPosting","title":"Harbour Planner"}', { "content-type": "application/ld+json" }),
  "/text": send("Harbour Planner at Northpine\nUtrecht", { "content-type": "text/plain" }),
  "/huge": send("<p>x</p>".repeat(1_300_000)),
  // Just below the limit, so that all of it is read and parsed.
  "/almost": send("<li><b>x</b> &amp; y".repeat(95_000)),
  "/large-then-silent": (_request, response) => {
    response.writeHead(200, html);
    response.write("<p>x</p>".repeat(240_000));
  },
  "/huge-announced": send("<p>x</p>", { ...html, "content-length": String(10 * 1024 * 1024) }),
  "/endless": forever(`<p>${"x".repeat(8192)}</p>`, 0),
  "/drip": forever("<p>x</p>", 20),
  "/silent": () => {},
  "/half": (_request, response) => {
    response.writeHead(200, { ...html, "content-length": "1000" });
    response.write("<p>half");
    setTimeout(() => response.destroy(), 20);
  },
  "/chunk-without-end": (request) => {
    request.socket.write("HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nTransfer-Encoding: chunked\r\n\r\nfffffff\r\n<p>begins");
  },
  "/no-http": (request) => void request.socket.end("SSH-2.0-nothing\r\n"),
  "/headers-without-end": (request) => {
    request.socket.write("HTTP/1.1 200 OK\r\n");
    const next = () => {
      if (!request.socket.destroyed) request.socket.write(`x-${"y".repeat(1000)}: z\r\n`, () => setTimeout(next, 1));
    };
    next();
  },
  "/bomb": send(HOSTILE_BOMB, { ...html, "content-encoding": "gzip" }),
  "/broken-gzip": send("this is not gzip", { ...html, "content-encoding": "gzip" }),
  "/unknown-encoding": send("x", { ...html, "content-encoding": "gzip, gzip" }),
  "/deep": send(`${"<div>".repeat(20_000)}<p>Location: Lund</p>`),
  "/picture": send("GIF89a", { "content-type": "image/gif" }),
  "/untyped": send("x", {}),
  "/empty": send(""),
  "/gone": send("<p>404</p>", html, 404),
  "/forbidden": send("<p>no</p>", html, 403),
  "/too-many": send("<p>later</p>", html, 429),
  "/challenge": send(
    "<title>Just a moment...</title><script src='/cdn-cgi/challenge-platform/x.js'></script><p>Checking your browser</p>",
  ),
  "/loop": send("", { location: "/loop" }, 302),
  "/to-good": send("", { location: "/good" }, 301),
  "/to-file": send("", { location: "file:///etc/passwd" }, 302),
  "/to-metadata": send("", { location: "http://169.254.169.254/latest/meta-data/" }, 302),
  "/to-password": send("", { location: "http://ada:secret@127.0.0.1/" }, 302),
  "/to-nowhere": send("", {}, 302),
};

export type HostileServer = { origin: string; port: number; requests: IncomingMessage[]; close: () => Promise<void> };

/** A web server that does whatever a page may do to its reader. `/redirects/5` leads over five redirects to a good page. */
export async function startHostileServer(): Promise<HostileServer> {
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    requests.push(request);
    const [, count] = request.url?.match(/^\/redirects\/(\d+)$/) ?? [];
    if (count !== undefined)
      send("", { location: Number(count) > 1 ? `/redirects/${Number(count) - 1}` : "/good" }, 302)(request, response);
    else (ANSWERS[request.url?.split("?")[0] ?? ""] ?? send("<p>none</p>", html, 404))(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { origin: `http://127.0.0.1:${port}`, port, requests, close };
}
