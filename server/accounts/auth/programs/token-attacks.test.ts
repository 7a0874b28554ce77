import { createHash } from "node:crypto";
import { decodeJwt, exportSPKI, generateKeyPair, importJWK, SignJWT } from "jose";
import { beforeAll, describe, expect, test } from "vitest";
import { forgetCredentialsOf } from "@/server/accounts/auth/trusted-credentials";
import { handleMcp } from "@/server/entrance/mcp/handler";
import { database } from "@/server/platform/db/client";
import { call, ORIGIN, type Person, signUp, withInstance } from "@/server/testing/instance";
import {
  allow,
  asBearer,
  authorizationOf,
  connect,
  exchange,
  get,
  newProgram,
  open,
  post,
  refresh,
  register,
} from "@/server/testing/program";
import { signingKeys } from "./signing-keys";
import { errorIn, read } from "./testing/attacks";

withInstance();

let ada: Person;

let bob: Person;

beforeAll(async () => {
  ada = await signUp();
  bob = await signUp();
});

/** As an AI client does first. */
async function listTools(token: string): Promise<number> {
  const headers = {
    ...asBearer(token).headers,
    "content-type": "application/json",
    accept: "application/json, text/event-stream",
  };
  const message = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list" });
  const bytes = async () => Buffer.from(message);
  return (
    await handleMcp({ method: "POST", url: new URL(`${ORIGIN}/mcp`), headers, client: "192.0.2.1", signal: undefined, bytes })
  ).status;
}

describe("access tokens", () => {
  test("a forged token is refused: without signature, signed with the public key, by another key, or of another kind", async () => {
    const program = await newProgram();
    const tokens = await connect(program, ada);
    const claims = decodeJwt(tokens.access_token);
    const [key] = (await signingKeys.getJwks()) as { id: string; publicKey: string; privateKey: string }[];
    const kid = key?.id ?? "";
    const ours = await importJWK(JSON.parse(key?.privateKey ?? ""), "ES256");
    const publicKey = await importJWK(JSON.parse(key?.publicKey ?? ""), "ES256", { extractable: true });
    const pem = new TextEncoder().encode(await exportSPKI(publicKey as CryptoKey));
    const { privateKey } = await generateKeyPair("ES256");
    const sign = (changes: object, header: object, by: Parameters<SignJWT["sign"]>[0]) =>
      new SignJWT({ ...claims, ...changes }).setProtectedHeader({ alg: "ES256", typ: "at+jwt", kid, ...header }).sign(by);
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
    const forged = {
      none: `${part({ alg: "none", typ: "at+jwt", kid })}.${part(claims)}.`,
      "public key as secret": await sign({}, { alg: "HS256" }, pem),
      "another key": await sign({}, {}, privateKey),
      "an unknown key": await sign({}, { kid: "unknown" }, privateKey),
      "another issuer": await sign({ iss: "https://evil.example/api/auth" }, {}, ours),
      "another audience": await sign({ aud: "https://evil.example" }, {}, ours),
      "the user info only": await sign({ aud: `${ORIGIN}/api/auth/oauth2/userinfo` }, {}, ours),
      "an id token": tokens.id_token ?? "",
      "another type": await sign({}, { typ: "JWT" }, ours),
      expired: await sign({ exp: Math.floor(Date.now() / 1000) - 1 }, {}, ours),
      "bound to a key": await sign({ cnf: { jkt: "x" } }, {}, ours),
      "another person": await sign({ sub: bob.userId }, {}, ours),
      "another program": await sign({ client_id: "nobody" }, {}, ours),
    };
    expect(await read(await sign({}, {}, ours))).toBe(200);
    for (const [name, token] of Object.entries(forged)) expect(await read(token), name).toBe(401);
  });

  test("is for what it was requested for: the API, /mcp or, where the program names neither, both", async () => {
    const program = await newProgram();
    const usable = async (token: string) => [await read(token), await listTools(token)];
    for (const [resource, statuses] of [
      [ORIGIN, [200, 401]],
      [`${ORIGIN}/`, [200, 401]],
      [`${ORIGIN}/mcp`, [401, 200]],
    ] as const) {
      // Named when it is authorized, when it fetches the token, or both.
      for (const [first, second] of [
        [{ resource }, {}],
        [{}, { resource }],
        [{ resource }, { resource }],
      ] as const) {
        const code = (await allow(program, ada, first)).searchParams.get("code");
        const { body } = await exchange(program, code, second);
        expect(await usable(body.access_token)).toEqual(statuses);
        const { body: renewed } = await refresh(program, body.refresh_token, second);
        expect(await usable(renewed.access_token)).toEqual(statuses);
      }
    }
    expect(await usable((await connect(program, ada)).access_token)).toEqual([200, 200]);
    const code = (await allow(program, ada, { resource: ORIGIN })).searchParams.get("code");
    expect((await exchange(program, code, { resource: `${ORIGIN}/mcp` })).body.error).toBe("invalid_target");
    expect(errorIn(await open(authorizationOf(program, { resource: "https://evil.example" }), ada))).toBe("invalid_target");
    const other = (await allow(program, ada)).searchParams.get("code");
    expect((await exchange(program, other, { resource: "https://evil.example" })).body.error).toBe("invalid_target");
  });

  test("a program can neither make keys nor delete the account", async () => {
    const { access_token: token } = await connect(await newProgram(), ada);
    const key = { name: "mine", expiresIn: null, access: "full" };
    expect((await call("POST", "/auth/api-keys", { ...asBearer(token), body: key })).status).toBe(403);
    expect((await call("DELETE", "/auth/account", asBearer(token))).status).toBe(403);
    // Nor does the sign-in service take it for a session.
    expect((await get("/api/auth/get-session", { authorization: `Bearer ${token}` })).body).toBeNull();
  });

  test("a banned person's program loses access immediately, and cannot refresh", async () => {
    const eve = await signUp();
    const program = await newProgram();
    const tokens = await connect(program, eve);
    expect(await read(tokens.access_token)).toBe(200);
    await database().user.update({ where: { id: eve.userId }, data: { banned: true } });
    forgetCredentialsOf(eve.userId);
    expect(await read(tokens.access_token)).toBe(401);
    expect((await refresh(program, tokens.refresh_token ?? "")).status).toBe(400);
  });

  test("a disconnected program that is allowed again does not get its old tokens back", async () => {
    const program = await newProgram();
    const { access_token: old } = await connect(program, ada);
    await post("oauth2/revoke", { client_id: program.clientId, token: old });
    await database().$executeRaw`select pg_sleep(1.1)`;
    const { access_token: fresh } = await connect(program, ada);
    expect([await read(old), await read(fresh)]).toEqual([401, 200]);
  });
});

describe("refresh tokens", () => {
  test("an old one that comes again later ends the grant; within half a minute it is a lost response", async () => {
    const program = await newProgram();
    const first = await connect(program, ada);
    const second = (await refresh(program, first.refresh_token ?? "")).body;
    expect((await refresh(program, first.refresh_token ?? "")).body.refresh_token).toBe(second.refresh_token);
    await database().oauthRefreshToken.updateMany({
      where: { clientId: program.clientId, revoked: { not: null } },
      data: { rotationReplayExpiresAt: new Date(Date.now() - 1000) },
    });
    expect((await refresh(program, first.refresh_token ?? "")).body.error).toBe("invalid_grant");
    expect((await refresh(program, second.refresh_token)).body.error).toBe("invalid_grant");
    expect(await read(second.access_token)).toBe(401);
  });

  test("gives fewer scopes, never more, and only to the program it belongs to", async () => {
    const [program, thief] = [await newProgram(), await newProgram()];
    const tokens = await connect(program, ada, "offline_access api:read");
    const token = tokens.refresh_token ?? "";
    expect((await refresh(program, token, { scope: "api:read api:write" })).body.error).toBe("invalid_scope");
    expect((await refresh({ ...program, clientId: thief.clientId }, token)).body.error).toBe("invalid_grant");
    expect((await refresh(program, token, { scope: "api:read" })).body.scope).toBe("api:read");
  });

  test("are stored as hashes, and private keys sealed", async () => {
    const { refresh_token: token = "" } = await connect(await newProgram(), ada);
    const rows = await database().oauthRefreshToken.findMany({ select: { token: true } });
    expect(rows.map((row) => row.token)).toContain(createHash("sha256").update(token).digest("base64url"));
    for (const { privateKey } of await database().jwks.findMany()) expect(privateKey).toMatch(/^1\.[\w-]+$/);
  });
});

describe("other requests about tokens", () => {
  test("only a program with a secret may inspect tokens, and only its own", async () => {
    const secretive = { token_endpoint_auth_method: "client_secret_post" };
    const [{ body: one }, { body: other }] = [await register(secretive), await register(secretive)];
    const program = { ...(await newProgram()), clientId: one.client_id as string };
    const code = (await allow(program, ada, { scope: "api:read" })).searchParams.get("code");
    const { body: tokens } = await exchange(program, code, { client_secret: one.client_secret });
    const inspect = (who: { client_id: string; client_secret?: string }) =>
      post("oauth2/introspect", {
        token: tokens.access_token,
        client_id: who.client_id,
        ...(who.client_secret ? { client_secret: who.client_secret } : {}),
      });
    expect((await inspect(one)).body).toMatchObject({ active: true, scope: "api:read", sub: ada.userId });
    expect((await inspect(other)).body).toEqual({ active: false });
    expect((await inspect({ client_id: one.client_id })).status).toBe(401);
    expect((await inspect({ client_id: one.client_id, client_secret: "wrong" })).body.error).toBe("invalid_client");
    await post("oauth2/revoke", { token: tokens.access_token, client_id: one.client_id, client_secret: one.client_secret });
    expect((await inspect(one)).body).toEqual({ active: false });
  });

  test("another program cannot revoke a token", async () => {
    const [program, thief] = [await newProgram(), await newProgram()];
    const tokens = await connect(program, ada);
    for (const token of [tokens.access_token, tokens.refresh_token ?? ""])
      await post("oauth2/revoke", { client_id: thief.clientId, token });
    expect(await read(tokens.access_token)).toBe(200);
  });

  test("user info needs the scope openid, and returns only what was granted", async () => {
    const info = async (scope: string) => {
      const { access_token: token } = await connect(await newProgram(), ada, scope);
      return get("/api/auth/oauth2/userinfo", { authorization: `Bearer ${token}` });
    };
    expect((await info("openid")).body).toEqual({ sub: ada.userId });
    expect((await info("api:read")).status).toBe(403);
    const { status, headers } = await get("/api/auth/oauth2/userinfo", { authorization: "Bearer wrong" });
    expect(status).toBe(401);
    expect(headers.get("www-authenticate")).toContain("/.well-known/oauth-protected-resource");
  });
});
