import { createDecipheriv, createECDH, createPublicKey, type ECDH, hkdfSync, randomBytes, verify } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import type { IncomingHttpHeaders } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { makeCertificate } from "@/server/testing/certificate";

export type Received = { path: string; headers: IncomingHttpHeaders; body: Buffer };

export interface PushService {
  origin: string;
  received: Received[];
  /** What it answers from now on. */
  status: number;
  /** Whether its answers never end. */
  isEndless: boolean;
  stop(): void;
}

/** A push service on this computer that keeps what it is sent (RFC 8030). Its certificate is of an authority that nobody knows. */
export async function startPushService(): Promise<PushService> {
  const folder = mkdtempSync(join(tmpdir(), "dossier-push-"));
  await makeCertificate(folder, "localhost");
  const certificate = { key: readFileSync(join(folder, "server.key")), cert: readFileSync(join(folder, "server.pem")) };
  rmSync(folder, { recursive: true });
  const service: PushService = { origin: "", received: [], status: 201, isEndless: false, stop: () => {} };
  const server = createServer(certificate, async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    service.received.push({ path: request.url ?? "", headers: request.headers, body: Buffer.concat(chunks) });
    response.writeHead(service.status, { "retry-after": "0", location: `${service.origin}/elsewhere` });
    if (service.isEndless) response.write("x".repeat(100_000));
    else response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  service.origin = `https://127.0.0.1:${(server.address() as AddressInfo).port}`;
  service.stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return service;
}

/** A browser as a push service knows it: what it subscribes with, and how it reads messages. */
export class FakeBrowser {
  readonly #curve: ECDH = createECDH("prime256v1");
  readonly #auth = randomBytes(16);

  constructor(readonly endpoint: string) {
    this.#curve.generateKeys();
  }

  get subscription() {
    const keys = { p256dh: this.#curve.getPublicKey("base64url"), auth: this.#auth.toString("base64url") };
    return { endpoint: this.endpoint, keys };
  }

  /** Decrypts a message (RFC 8188 and 8291). */
  // biome-ignore lint/suspicious/noExplicitAny: the content that a test looks at.
  read(body: Buffer): any {
    const [salt, idLength] = [body.subarray(0, 16), body.readUInt8(20)];
    const sender = body.subarray(21, 21 + idLength);
    const info = Buffer.concat([Buffer.from("WebPush: info\0"), this.#curve.getPublicKey(), sender]);
    const secret = Buffer.from(hkdfSync("sha256", this.#curve.computeSecret(sender), this.#auth, info, 32));
    const derived = (name: string, length: number) =>
      Buffer.from(hkdfSync("sha256", secret, salt, `Content-Encoding: ${name}\0`, length));
    const sealed = body.subarray(21 + idLength);
    const decipher = createDecipheriv("aes-128-gcm", derived("aes128gcm", 16), derived("nonce", 12));
    decipher.setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString("utf8"));
  }
}

/** The claims of a signature for push services, after checking it with the public key in it (RFC 8292). */
export function readVapid(header: string | undefined): { publicKey: string; claims: Record<string, unknown> } {
  const [, token = "", publicKey = ""] = /^vapid t=([^,]+), ?k=(\S+)$/.exec(header ?? "") ?? [];
  const [head = "", body = "", signature = ""] = token.split(".");
  const point = Buffer.from(publicKey, "base64url");
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString("base64url"));
  const key = createPublicKey({ format: "jwk", key: { kty: "EC", crv: "P-256", x: x ?? "", y: y ?? "" } });
  const signed = { key, dsaEncoding: "ieee-p1363" as const };
  if (!verify("sha256", Buffer.from(`${head}.${body}`), signed, Buffer.from(signature, "base64url")))
    throw new Error("The signature is wrong.");
  return { publicKey, claims: JSON.parse(Buffer.from(body, "base64url").toString()) };
}
