import { createLocalJWKSet, jwtVerify } from "jose";
import { beforeAll, describe, expect, test } from "vitest";
import { CLIENT_HEADER, sealedClient } from "@/server/platform/request/client";
import { authCall } from "@/server/testing/auth-call";
import { call, ORIGIN, type Person, sendRequest, signUp, withInstance } from "@/server/testing/instance";
import { allow, authorizationOf, CALLBACK, connect, decide, get, newProgram, open, register } from "@/server/testing/program";

withInstance({ RATE_LIMITS: "on" });

let clients = 0;
/** Registrations are limited by address, so each comes from another one. */
const registered = async (metadata: Record<string, unknown>) => {
  return register(metadata, { [CLIENT_HEADER]: sealedClient(`198.51.100.${++clients}`) });
};

let ada: Person;
beforeAll(async () => {
  ada = await signUp();
});

describe("a registration", () => {
  test.each([
    ["a desktop program that names no kind", ["http://127.0.0.1/callback", "http://localhost:8080/cb", "http://[::1]:9/cb"]],
    ["an editor with a scheme of its own", ["cursor://anysphere.cursor-mcp/oauth/callback"]],
    ["an app with a reversed domain", ["com.example.app:/callback", "com.example.app://callback"]],
    ["an editor with a page and a port of this computer", ["https://vscode.dev/redirect", "http://127.0.0.1:33418/"]],
    ["a web site", ["https://claude.ai/api/mcp/auth_callback"]],
  ])("of %s is accepted with exactly its addresses", async (_name, redirect_uris) => {
    const { status, body } = await registered({ redirect_uris });
    expect(status).toBe(201);
    expect(body.redirect_uris).toEqual(redirect_uris);
    for (const redirect of redirect_uris) {
      const program = { ...(await programOf(body.client_id)), redirect };
      const back = await open(authorizationOf(program), ada);
      expect(back, redirect).toMatch(/^\/auth\/consent\?client_id|^\/auth\/consent\?response_type/);
    }
  });

  test.each([
    "javascript:alert(1)",
    "data:text/html,x",
    "file:///etc/passwd",
    "vbscript:x",
    "blob:https://a.example/1",
    "ms-msdt:/x",
    "intent://x",
    "ws://localhost/x",
    "http://example.com/callback",
    "http://192.168.1.5/callback",
    "http://0177.0.0.1/callback",
    "http://127.0.0.1.evil.example/",
    "http://localhost@evil.example/",
    "https://example.com/#fragment",
    "https://*.example.com/callback",
    "https://user:secret@example.com/",
    "https://example.com\\@evil.example/",
    "/callback",
    "",
  ])("cannot have the redirect address %j", async (address) => {
    const { status, body } = await registered({ redirect_uris: [CALLBACK, address] });
    expect([status, body.error]).toEqual([400, "invalid_redirect_uri"]);
  });

  test("keeps of a program what it is needed for: no secret of a public one, no address to call, no disguised name", async () => {
    const { body } = await registered({
      client_name: "  Honest\u202eBob\n\u200b  ",
      grant_types: ["authorization_code", "refresh_token", "urn:ietf:params:oauth:grant-type:device_code", "client_credentials"],
      scope: "api:read claudeai everything",
      jwks_uri: "http://169.254.169.254/keys",
      backchannel_logout_uri: "https://evil.example/",
      client_uri: "javascript:alert(1)",
      skip_consent: true,
    });
    expect(body).toMatchObject({ client_name: "HonestBob", grant_types: ["authorization_code", "refresh_token"] });
    for (const name of ["client_secret", "jwks_uri", "backchannel_logout_uri", "client_uri", "skip_consent"])
      expect(body[name], name).toBeUndefined();
  });

  test("is refused after five in a minute from one address", async () => {
    const from = { [CLIENT_HEADER]: sealedClient("203.0.113.7") };
    const statuses = [];
    for (let count = 0; count < 6; count++) statuses.push((await register({}, from)).status);
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
    const { headers, body } = await register({}, from);
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    expect(body.error).toBe("temporarily_unavailable");
  });
});

test("an editor with a custom scheme gets its code there", async () => {
  const { body } = await registered({ redirect_uris: ["cursor://anysphere.cursor-mcp/oauth/callback"] });
  const program = { ...(await programOf(body.client_id)), redirect: "cursor://anysphere.cursor-mcp/oauth/callback" };
  const { body: decision } = await decide(await open(authorizationOf(program), ada), ada, true);
  expect(decision.url).toMatch(/^cursor:\/\/anysphere\.cursor-mcp\/oauth\/callback\?code=/);
});

const programOf = async (clientId: string) => ({
  clientId,
  redirect: CALLBACK,
  verifier: "v".repeat(43),
  state: "state",
});

describe("documents for programs", () => {
  test.each([
    "/.well-known/oauth-authorization-server",
    "/.well-known/oauth-authorization-server/api/auth",
    "/.well-known/openid-configuration",
    "/.well-known/openid-configuration/api/auth",
    "/api/auth/.well-known/openid-configuration",
  ])("%s names the sign-in service and its addresses, all of which exist", async (path) => {
    const { body, headers } = await get(path);
    expect(body.issuer).toBe(`${ORIGIN}/api/auth`);
    expect(headers.get("access-control-allow-origin")).toBe("*");
    expect(headers.get("cache-control")).toBe("public, max-age=300");
    expect(body.code_challenge_methods_supported).toEqual(["S256"]);
    for (const [name, address] of Object.entries(body as Record<string, unknown>)) {
      if (!/_endpoint$|^jwks_uri$/.test(name)) continue;
      expect((await get(String(address))).status, name).not.toBe(404);
    }
  });

  test("the protected addresses name their sign-in service, and a 401 leads to them", async () => {
    const { headers } = await call("GET", "/resumes");
    const address = /resource_metadata="([^"]+)"/.exec(headers.get("www-authenticate") ?? "")?.[1] ?? "";
    expect((await get(address)).body).toMatchObject({ resource: ORIGIN, authorization_servers: [`${ORIGIN}/api/auth`] });
    expect((await get("/.well-known/oauth-protected-resource/mcp")).body.resource).toBe(`${ORIGIN}/mcp`);
    const wrong = await call("GET", "/resumes", { headers: { authorization: "Bearer a.b.c" } });
    expect(wrong.headers.get("www-authenticate")).toContain(`error="invalid_token"`);
    expect((await get("/.well-known/mcp/server-card.json")).body.remotes).toEqual([
      { type: "streamable-http", url: `${ORIGIN}/mcp` },
    ]);
    expect((await get("/.well-known/other")).status).toBe(404);
  });

  test("the published key verifies a token, and is not the private one", async () => {
    const { access_token: token } = await connect(await newProgram(), ada);
    const { body } = await get("/api/auth/jwks");
    expect(await jwtVerify(token, createLocalJWKSet(body))).toBeTruthy();
    for (const key of body.keys) expect(key.d).toBeUndefined();
  });
});

describe("pages of other sites", () => {
  const ask = (path: string, method: string) =>
    sendRequest(
      new Request(`${ORIGIN}${path}`, {
        method: "OPTIONS",
        headers: { origin: "https://app.example", "access-control-request-method": method },
      }),
    );

  test("may register, fetch tokens and read the documents, but not consent", async () => {
    for (const path of ["/api/auth/oauth2/token", "/api/auth/oauth2/register", "/.well-known/oauth-authorization-server"])
      expect((await ask(path, "POST")).headers.get("access-control-allow-origin"), path).toBe("*");
    for (const path of ["/api/auth/oauth2/consent", "/api/auth/oauth2/authorize", "/api/auth/sign-in/email"])
      expect((await ask(path, "POST")).headers.get("access-control-allow-origin"), path).toBeNull();
    const token = await sendRequest(
      new Request(`${ORIGIN}/api/auth/oauth2/token`, {
        method: "POST",
        headers: { origin: "https://app.example", "content-type": "application/x-www-form-urlencoded" },
        body: "grant_type=authorization_code&client_id=x&code=y&code_verifier=z",
      }),
    );
    expect([token.status, token.headers.get("access-control-allow-origin")]).toEqual([400, "*"]);
  });
});

test("nothing of the service that manages programs, audiences or sessions by token is served", async () => {
  const paths = [
    "oauth2/create-client",
    "oauth2/update-client",
    "oauth2/delete-client",
    "oauth2/client/rotate-secret",
    "oauth2/update-consent",
    "oauth2/delete-consent",
    "oauth2/continue",
    "oauth2/end-session",
    "admin/oauth2/create-client",
    "admin/oauth2/resources",
  ];
  for (const path of paths) expect((await authCall("POST", path, { cookie: ada.cookie })).status, path).toBe(404);
  for (const path of ["token", "oauth2/get-clients", "oauth2/get-consents", "oauth2/public-client"])
    expect((await authCall("GET", path, { cookie: ada.cookie })).status, path).toBe(404);
});

test("a field that is given twice, a wrong type and too large a body are refused in the words of OAuth", async () => {
  const post = (body: string, type = "application/x-www-form-urlencoded") =>
    sendRequest(new Request(`${ORIGIN}/api/auth/oauth2/token`, { method: "POST", headers: { "content-type": type }, body }));
  const errors = [
    await post("grant_type=refresh_token&client_id=a&client_id=b"),
    await post(`{"grant_type":"refresh_token"}`, "application/json"),
    await post(`client_id=${"x".repeat(70_000)}`),
    await post("grant_type=refresh_token&client_id=%00"),
  ];
  expect(errors.map(({ status }) => status)).toEqual([400, 415, 413, 400]);
  for (const response of errors) expect(((await response.json()) as { error: string }).error).toBe("invalid_request");
  expect(await allow(await newProgram(), ada)).toBeInstanceOf(URL);
});

test("an instance without APP_URL speaks for the address under which it is reached", async () => {
  const lan = "http://192.168.1.5:3000";
  const { body } = await get(`${lan}/.well-known/oauth-authorization-server`, { host: "192.168.1.5:3000" });
  expect(body.issuer).toBe(`${lan}/api/auth`);
  const program = await newProgram();
  const address = authorizationOf(program, { prompt: "none" }).replace(ORIGIN, lan);
  const { headers } = await get(address, { host: "192.168.1.5:3000" });
  expect(new URL(headers.get("location") ?? "").searchParams.get("iss")).toBe(`${lan}/api/auth`);
  const { access_token: token } = await connect(program, ada);
  const callFrom = (host: string) => call("GET", "/resumes", { headers: { authorization: `Bearer ${token}`, host } });
  expect([(await callFrom("localhost:3000")).status, (await callFrom("192.168.1.5:3000")).status]).toEqual([200, 401]);
});
