import { createSign, generateKeyPairSync, randomUUID } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";

export type FakeOidc = { issuer: string; stop: () => Promise<void> };

type Profile = { sub: string; email: string; email_verified: boolean; name: string };

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

/** An OpenID Connect provider on a local port with one user, who always consents. */
export async function startFakeOidc(profile: Profile, clientId: string): Promise<FakeOidc> {
  const { publicKey, privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const nonces = new Map<string, string | null>();
  let issuer = "";

  function idToken(nonce: string | null): string {
    const now = Math.floor(Date.now() / 1000);
    const claims = { iss: issuer, aud: clientId, iat: now, exp: now + 300, ...profile, ...(nonce ? { nonce } : {}) };
    const text = `${encode({ alg: "RS256", kid: "one", typ: "JWT" })}.${encode(claims)}`;
    return `${text}.${createSign("RSA-SHA256").update(text).sign(privateKey, "base64url")}`;
  }

  async function answer(request: IncomingMessage, url: URL): Promise<{ to: string } | { json: unknown }> {
    if (url.pathname === "/.well-known/openid-configuration")
      return {
        json: {
          issuer,
          authorization_endpoint: `${issuer}/authorize`,
          token_endpoint: `${issuer}/token`,
          userinfo_endpoint: `${issuer}/userinfo`,
          jwks_uri: `${issuer}/jwks`,
          response_types_supported: ["code"],
          subject_types_supported: ["public"],
          id_token_signing_alg_values_supported: ["RS256"],
        },
      };
    if (url.pathname === "/jwks")
      return { json: { keys: [{ ...publicKey.export({ format: "jwk" }), kid: "one", alg: "RS256", use: "sig" }] } };
    if (url.pathname === "/userinfo") return { json: profile };
    if (url.pathname === "/authorize") {
      const code = randomUUID();
      nonces.set(code, url.searchParams.get("nonce"));
      const back = new URL(url.searchParams.get("redirect_uri") ?? "");
      back.searchParams.set("code", code);
      back.searchParams.set("state", url.searchParams.get("state") ?? "");
      return { to: back.href };
    }
    let body = "";
    for await (const chunk of request) body += chunk;
    const code = new URLSearchParams(body).get("code") ?? "";
    const nonce = nonces.get(code) ?? null;
    if (!nonces.delete(code)) return { json: { error: "invalid_grant" } };
    return { json: { access_token: randomUUID(), token_type: "Bearer", expires_in: 300, id_token: idToken(nonce) } };
  }

  const server = createServer((request, response) => {
    void answer(request, new URL(request.url ?? "/", issuer)).then((answered) => {
      if ("to" in answered) response.writeHead(302, { location: answered.to }).end();
      else response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(answered.json));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  issuer = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
  // A browser keeps its connections, also those that it never used.
  return { issuer, stop: () => new Promise((resolve) => server.close(() => resolve()).closeAllConnections()) };
}
