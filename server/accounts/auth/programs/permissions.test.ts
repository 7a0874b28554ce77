import { decodeJwt } from "jose";
import { beforeAll, describe, expect, test } from "vitest";
import { forgetCredentialsOf } from "@/server/accounts/auth/trusted-credentials";
import { database } from "@/server/platform/db/client";
import { call, ORIGIN, type Person, sendRequest, signUp, withInstance } from "@/server/testing/instance";
import { allow, asBearer, authorizationOf, connect, decide, exchange, newProgram, open, refresh } from "@/server/testing/program";

// A smaller permission never does more.

withInstance();

const SITE = "https://program.example/callback";
const EVERYTHING = ["api:read", "api:write", "api:delete"];

let ada: Person;
beforeAll(async () => {
  ada = await signUp();
});

/** What a token may do: read, write, delete. */
async function may(token: string) {
  const statuses = [
    (await call("GET", "/resumes", asBearer(token))).status,
    (await call("POST", "/resumes", { ...asBearer(token), raw: "{broken" })).status,
    (await call("DELETE", "/resumes/nothing", asBearer(token))).status,
  ];
  return EVERYTHING.filter((_scope, index) => statuses[index] !== 403);
}

const scopesOfPage = (page: string) => new URLSearchParams(page.split("?")[1]).get("scope")?.split(" ") ?? [];

test("a request without scopes requests the API and offline access", async () => {
  const page = await open(authorizationOf(await newProgram(), { scope: null }), ada);
  expect(scopesOfPage(page)).toEqual(["offline_access", ...EVERYTHING]);
});

describe("a program that was allowed to read", () => {
  test("may do nothing with the API after it refreshes with a scope that does not mention it", async () => {
    const program = await newProgram();
    const tokens = await connect(program, ada, "api:read offline_access");
    const { body: narrowed } = await refresh(program, tokens.refresh_token ?? "", { scope: "offline_access" });
    expect(narrowed.scope).toBe("offline_access");
    expect(await may(narrowed.access_token)).toEqual([]);
    const refused = await call("GET", "/resumes", asBearer(narrowed.access_token));
    expect(refused.headers.get("www-authenticate")).toBe(`Bearer error="insufficient_scope", scope="api:read"`);
    // What it gave up does not come back.
    expect((await refresh(program, narrowed.refresh_token, { scope: "api:read" })).body.error).toBe("invalid_scope");
  });

  test("is not authorized for everything without a page because it requests openid alone", async () => {
    const program = await newProgram({ redirect_uris: [SITE] });
    await allow(program, ada, { scope: "openid api:read" });
    expect(await open(authorizationOf(program, { scope: "openid api:read" }), ada)).toContain("code=");
    const page = await open(authorizationOf(program, { scope: "openid" }), ada);
    expect(page).toMatch(/^\/auth\/consent\?/);
    expect(scopesOfPage(page)).toEqual(["openid", ...EVERYTHING]);
    const silent = new URL(await open(authorizationOf(program, { scope: "openid", prompt: "none" }), ada));
    expect(silent.searchParams.get("error")).toBe("consent_required");
  });
});

describe("a request without a scope of the API", () => {
  test("requests all three, which the signed page names, and the token too", async () => {
    const program = await newProgram();
    const page = await open(authorizationOf(program, { scope: "openid profile" }), ada);
    expect(scopesOfPage(page)).toEqual(["openid", "profile", ...EVERYTHING]);
    const { body } = await decide(page, ada, true);
    const { body: tokens } = await exchange(program, new URL(body.url).searchParams.get("code"));
    expect(tokens.scope.split(" ")).toEqual(["openid", "profile", ...EVERYTHING]);
    expect(await may(tokens.access_token)).toEqual(EVERYTHING);
  });

  test("is possible for a program that registered for openid alone", async () => {
    const tokens = await connect(await newProgram({ scope: "openid" }), ada, "openid");
    expect(await may(tokens.access_token)).toEqual(EVERYTHING);
  });
});

test.each([
  [["api:read"], ["api:read"]],
  [["api:write"], ["api:write"]],
  [["api:delete"], ["api:delete"]],
  [
    ["api:read", "api:delete"],
    ["api:read", "api:delete"],
  ],
])("a token with %j permits %j", async (scopes, permitted) => {
  expect(await may((await connect(await newProgram(), ada, scopes.join(" "))).access_token)).toEqual(permitted);
});

test("a token permits no more than the consent it is based on", async () => {
  const program = await newProgram();
  const { access_token: token } = await connect(program, ada);
  expect(await may(token)).toEqual(EVERYTHING);
  await database().oauthConsent.updateMany({ where: { clientId: program.clientId }, data: { scopes: ["openid", "api:read"] } });
  forgetCredentialsOf(ada.userId);
  expect(decodeJwt(token).scope).toContain("api:delete");
  expect(await may(token)).toEqual(["api:read"]);
});

test("pages and files of the person are not shown to a credential that may not read", async () => {
  const { access_token: token } = await connect(await newProgram(), ada, "api:write");
  const { body: id } = await call("POST", "/resumes", { ...asBearer(token), body: { name: "Private", slug: "private" } });
  const path = `/resumes/${ada.username}/private`;
  expect((await call("GET", path, { key: ada.key })).status).toBe(200);
  expect((await call("GET", path, asBearer(token))).status).toBe(404);
  const pages = (init: RequestInit) => sendRequest(new Request(`${ORIGIN}/api/resumes/${id}/pages`, init));
  expect((await pages(asBearer(token))).status).toBe(403);
});
