import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export type FakeS3 = {
  endpoint: string;
  objects: Map<string, Buffer>;
  /** Uploads in parts that were neither completed nor aborted. */
  open: Map<string, Map<number, Buffer>>;
  /** What every request gets from now on. */
  behave: (how: "normal" | "denying" | "silent") => void;
  stop: () => Promise<void>;
  /** Listens again where it did before it stopped. */
  comeBack: () => Promise<void>;
};

const xml = (response: ServerResponse, text: string, status = 200) =>
  response.writeHead(status, { "content-type": "application/xml" }).end(text);

/** The part of the S3 protocol that files and backups need, at a bucket in the path. Only the remote service is faked. */
export async function startFakeS3(): Promise<FakeS3> {
  const objects = new Map<string, Buffer>();
  const open = new Map<string, Map<number, Buffer>>();
  let how = "normal";
  let uploads = 0;

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? "/", "http://s3");
    const key = decodeURIComponent(url.pathname.replace(/^\/[^/]+\/?/, ""));
    const query = (name: string) => url.searchParams.get(name);
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = withoutSignatures(Buffer.concat(chunks), String(request.headers["x-amz-content-sha256"] ?? ""));
    if (how === "silent") return;
    if (how === "denying" || !request.headers.authorization?.startsWith("AWS4-HMAC-SHA256"))
      return xml(response, "<Error><Code>AccessDenied</Code><Message>Access Denied</Message></Error>", 403);
    const upload = query("uploadId");
    if (request.method === "POST" && url.searchParams.has("uploads")) {
      const id = `upload-${++uploads}`;
      open.set(id, new Map());
      return xml(response, `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`);
    }
    if (upload && !open.has(upload)) return xml(response, "<Error><Code>NoSuchUpload</Code></Error>", 404);
    if (upload && request.method === "PUT") {
      open.get(upload)?.set(Number(query("partNumber")), body);
      return response.writeHead(200, { etag: `"${query("partNumber")}"` }).end();
    }
    if (upload && request.method === "POST") {
      const parts = [...(open.get(upload) ?? [])].sort(([one], [other]) => one - other);
      objects.set(key, Buffer.concat(parts.map(([, bytes]) => bytes)));
      open.delete(upload);
      return xml(response, "<CompleteMultipartUploadResult><ETag>x</ETag></CompleteMultipartUploadResult>");
    }
    if (upload && request.method === "DELETE") {
      open.delete(upload);
      return response.writeHead(204).end();
    }
    if (request.method === "POST" && url.searchParams.has("delete")) {
      for (const [, name] of body.toString().matchAll(/<Key>([^<]+)<\/Key>/g)) objects.delete(name ?? "");
      return xml(response, "<DeleteResult/>");
    }
    if (request.method === "PUT") {
      objects.set(key, body);
      return response.writeHead(200, { etag: '"x"' }).end();
    }
    if (request.method === "DELETE") {
      objects.delete(key);
      return response.writeHead(204).end();
    }
    if (query("list-type")) {
      const found = [...objects.keys()].filter((name) => name.startsWith(query("prefix") ?? ""));
      const contents = found.map((name) => `<Contents><Key>${name}</Key><Size>1</Size></Contents>`).join("");
      return xml(response, `<ListBucketResult><IsTruncated>false</IsTruncated>${contents}</ListBucketResult>`);
    }
    const object = objects.get(key);
    if (!object) return xml(response, "<Error><Code>NoSuchKey</Code><Message>none</Message></Error>", 404);
    response.writeHead(200, { "content-length": object.length }).end(object);
  }

  const server = createServer((request, response) => void handle(request, response));
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    objects,
    open,
    behave: (next) => {
      how = next;
    },
    comeBack: () => listen(port),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Clients may send a body in signed chunks: `size;chunk-signature=…\r\n bytes \r\n`. */
function withoutSignatures(body: Buffer, hash: string): Buffer {
  if (!hash.startsWith("STREAMING")) return body;
  const pieces: Buffer[] = [];
  for (let at = 0; at < body.length; ) {
    const end = body.indexOf("\r\n", at);
    const size = Number.parseInt(body.subarray(at, end).toString(), 16);
    if (!size) break;
    pieces.push(body.subarray(end + 2, end + 2 + size));
    at = end + 2 + size + 2;
  }
  return Buffer.concat(pieces);
}
