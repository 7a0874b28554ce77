import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { putFile, readFile, removeFile, removeFilesBelow, StorageUnavailableError } from "./storage";

// A small server with the part of the S3 protocol that storage needs. Only the remote service is faked.

const objects = new Map<string, Buffer>();
let server: Server;
let folder = "";

const keyOf = (path: string) => decodeURIComponent(path.replace(/^\/bucket\//, ""));

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const url = new URL(request.url ?? "/", "http://s3");
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const key = keyOf(url.pathname);
    if (!request.headers.authorization?.startsWith("AWS4-HMAC-SHA256")) return response.writeHead(403).end();
    if (request.method === "PUT") {
      objects.set(key, unchunked(body, String(request.headers["x-amz-content-sha256"] ?? "")));
      return response.writeHead(200, { etag: '"x"' }).end();
    }
    if (request.method === "DELETE") {
      objects.delete(key);
      return response.writeHead(204).end();
    }
    if (request.method === "POST" && url.searchParams.has("delete")) {
      for (const [, name] of body.toString().matchAll(/<Key>([^<]+)<\/Key>/g)) objects.delete(name ?? "");
      return response.writeHead(200, { "content-type": "application/xml" }).end("<DeleteResult/>");
    }
    if (request.method === "GET" && url.searchParams.has("list-type")) {
      const prefix = url.searchParams.get("prefix") ?? "";
      const found = [...objects.keys()].filter((name) => name.startsWith(prefix));
      const contents = found.map((name) => `<Contents><Key>${name}</Key><Size>1</Size></Contents>`).join("");
      return response
        .writeHead(200, { "content-type": "application/xml" })
        .end(
          `<ListBucketResult><IsTruncated>false</IsTruncated><KeyCount>${found.length}</KeyCount>${contents}</ListBucketResult>`,
        );
    }
    const object = objects.get(key);
    if (!object)
      return response
        .writeHead(404, { "content-type": "application/xml" })
        .end("<Error><Code>NoSuchKey</Code><Message>none</Message></Error>");
    response.writeHead(200, { "content-length": object.length }).end(object);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  folder = mkdtempSync(join(tmpdir(), "dossier-s3-"));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  Object.assign(process.env, {
    DATA_DIR: folder,
    S3_BUCKET: "bucket",
    S3_ENDPOINT: endpoint,
    S3_ACCESS_KEY_ID: "key",
    S3_SECRET_ACCESS_KEY: "secret",
  });
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Clients may send a body in signed chunks: `size;chunk-signature=…\r\n bytes \r\n`. */
function unchunked(body: Buffer, hash: string): Buffer {
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

test("files are written to, read from and removed from an S3-compatible storage", async () => {
  await putFile("uploads/a/one.bin", Buffer.from("one"), "application/octet-stream");
  await putFile("uploads/a/two.bin", Buffer.from("two"), "application/octet-stream");
  await putFile("uploads/b/three.bin", Buffer.from("three"), "application/octet-stream");
  expect(Buffer.from((await readFile("uploads/a/one.bin")) ?? []).toString()).toBe("one");
  expect(await readFile("uploads/a/none.bin")).toBeNull();
  await removeFile("uploads/a/one.bin");
  expect(await readFile("uploads/a/one.bin")).toBeNull();
  await removeFilesBelow("uploads/a");
  expect([...objects.keys()]).toEqual(["uploads/b/three.bin"]);
});

test("an unreachable storage is reported, and works again once it is reachable", async () => {
  const { port } = server.address() as AddressInfo;
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await expect(putFile("uploads/c/x.bin", Buffer.from("x"), "application/octet-stream")).rejects.toThrow(StorageUnavailableError);
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  await putFile("uploads/c/x.bin", Buffer.from("x"), "application/octet-stream");
  expect(objects.has("uploads/c/x.bin")).toBe(true);
});
