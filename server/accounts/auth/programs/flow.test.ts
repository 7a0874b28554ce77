import { decodeJwt, decodeProtectedHeader } from "jose";
import { beforeAll, expect, test } from "vitest";
import { call, ORIGIN, type Person, signUp, withInstance } from "@/server/testing/instance";
import { asBearer, authorizationOf, decide, exchange, get, newProgram, open, post, refresh } from "@/server/testing/program";

withInstance();

let ada: Person;
beforeAll(async () => {
  ada = await signUp();
});

test("a program registers, is allowed, reads and writes, refreshes, and gives its access back", async () => {
  const program = await newProgram();
  const consent = await open(authorizationOf(program), ada);
  expect(consent).toMatch(/^\/auth\/consent\?/);
  const { body: decision } = await decide(consent, ada, true);
  const back = new URL(decision.url);
  expect(back.origin + back.pathname).toBe(program.redirect);
  expect(back.searchParams.get("state")).toBe(program.state);
  expect(back.searchParams.get("iss")).toBe(`${ORIGIN}/api/auth`);

  const { body: tokens, headers } = await exchange(program, back.searchParams.get("code"));
  expect(headers.get("cache-control")).toBe("no-store");
  expect(decodeProtectedHeader(tokens.access_token)).toMatchObject({ alg: "ES256", typ: "at+jwt" });
  const claims = decodeJwt(tokens.access_token);
  expect(claims).toMatchObject({ iss: `${ORIGIN}/api/auth`, sub: ada.userId, client_id: program.clientId });
  expect(claims.aud).toEqual(expect.arrayContaining([ORIGIN, `${ORIGIN}/mcp`]));

  const created = await call("POST", "/resumes", {
    ...asBearer(tokens.access_token),
    body: { name: "By a program", slug: "by-a-program" },
  });
  expect(created.status).toBe(200);
  expect((await call("GET", "/resumes", asBearer(tokens.access_token))).body).toHaveLength(1);

  const { body: info } = await get("/api/auth/oauth2/userinfo", { authorization: `Bearer ${tokens.access_token}` });
  expect(info).toMatchObject({ sub: ada.userId, email: ada.email, preferred_username: ada.username });

  const { status, body: renewed } = await refresh(program, tokens.refresh_token);
  expect(status).toBe(200);
  expect(renewed.refresh_token).not.toBe(tokens.refresh_token);
  expect((await call("GET", "/resumes", asBearer(renewed.access_token))).status).toBe(200);

  const { status: revoked } = await post("oauth2/revoke", { client_id: program.clientId, token: renewed.access_token });
  expect(revoked).toBe(200);
  for (const token of [tokens.access_token, renewed.access_token])
    expect((await call("GET", "/resumes", asBearer(token))).status).toBe(401);
  expect((await refresh(program, renewed.refresh_token)).body.error).toBe("invalid_grant");
});
