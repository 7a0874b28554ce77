import { beforeAll, describe, expect, test } from "vitest";
import { database } from "@/server/platform/db/client";
import { ORIGIN, type Person, signUp, withInstance } from "@/server/testing/instance";
import { allow, authorizationOf, decide, exchange, newProgram, open } from "@/server/testing/program";
import { expectConsole } from "@/server/testing/quiet-console";
import { errorIn, read } from "./testing/attacks";

withInstance();

let ada: Person;

let bob: Person;

beforeAll(async () => {
  ada = await signUp();
  bob = await signUp();
});

const SITE = "https://program.example/callback";

describe("the code", () => {
  test("a wrong verifier gets nothing, and uses the code up", async () => {
    const program = await newProgram();
    const code = (await allow(program, ada)).searchParams.get("code");
    const wrong = await exchange(program, code, { code_verifier: "x".repeat(43) });
    expect(wrong.status).toBe(401);
    expect(wrong.body.access_token).toBeUndefined();
    expect((await exchange(program, code)).body.error).toBe("invalid_grant");
  });

  test("a request without PKCE, or with a plain challenge, is sent back with an error", async () => {
    const program = await newProgram();
    const without = { code_challenge: null, code_challenge_method: null };
    const plain = { code_challenge_method: "plain" };
    for (const changes of [without, plain] as Record<string, string | null>[]) {
      const back = await open(authorizationOf(program, changes), ada);
      expect(back.startsWith(program.redirect)).toBe(true);
      expect(errorIn(back)).toBe("invalid_request");
      expect(new URL(back).searchParams.get("state")).toBe(program.state);
      expect(new URL(back).searchParams.get("iss")).toBe(`${ORIGIN}/api/auth`);
    }
  });

  test("a code that comes a second time ends the grant, also for the tokens of the first time", async () => {
    const program = await newProgram();
    const code = (await allow(program, ada, { scope: "api:read" })).searchParams.get("code");
    const { body: tokens } = await exchange(program, code);
    expect(await read(tokens.access_token)).toBe(200);
    expect((await exchange(program, code)).body.error).toBe("invalid_grant");
    expect(await read(tokens.access_token)).toBe(401);
  });

  test("a code is worth nothing to another program, or with another redirect address", async () => {
    const [program, thief] = [await newProgram(), await newProgram()];
    const code = (await allow(program, ada)).searchParams.get("code");
    expect((await exchange({ ...program, clientId: thief.clientId }, code)).status).toBe(400);
    const second = (await allow(program, ada)).searchParams.get("code");
    expect((await exchange(program, second, { redirect_uri: "http://127.0.0.1:1/other" })).body.error).toBe("invalid_grant");
  });
});

describe("redirects", () => {
  test("no one is redirected to an address that was not registered, whatever the request looks like", async () => {
    const program = await newProgram();
    const other = [
      "https://evil.example/",
      `${program.redirect}/more`,
      `${program.redirect}#x`,
      "http://127.0.0.1:4711@evil.example/callback",
      "//evil.example",
      "javascript:alert(1)",
    ];
    for (const redirect_uri of other) {
      for (const person of [ada, undefined]) {
        const target = await open(authorizationOf(program, { redirect_uri }), person);
        expect(target, redirect_uri).toMatch(/^\/auth\/consent\?error=/);
      }
    }
    const unknown = await open(authorizationOf({ ...program, clientId: "nobody" }), ada);
    expect(unknown).toBe("/auth/consent?error=invalid_client");
  });

  test("a program on this computer may use any port, as its system gives it one", async () => {
    const program = await newProgram();
    const back = await allow(program, ada, { redirect_uri: "http://127.0.0.1:50123/callback" });
    expect(back.port).toBe("50123");
  });

  test("a signed-out user signs in first and comes back to the same request", async () => {
    const program = await newProgram();
    const request = authorizationOf(program);
    const target = new URL(await open(request), ORIGIN);
    expect(target.pathname).toBe("/auth/sign-in");
    expect(`${ORIGIN}${target.searchParams.get("next")}`).toBe(request);
    expect(errorIn(await open(authorizationOf(program, { prompt: "none" })))).toBe("login_required");
  });
});

describe("the consent", () => {
  test("is requested again for more scopes, remembered for the same or fewer, and accumulated", async () => {
    const program = await newProgram({ redirect_uris: [SITE] });
    await allow(program, ada, { scope: "api:read" });
    expect(await open(authorizationOf(program, { scope: "api:read" }), ada)).toContain("code=");
    const more = await open(authorizationOf(program, { scope: "api:delete" }), ada);
    expect(more).toMatch(/^\/auth\/consent\?/);
    await decide(more, ada, true);
    expect(await open(authorizationOf(program, { scope: "api:read api:delete" }), ada)).toContain("code=");
    expect(await open(authorizationOf(program, { scope: "api:read" }), bob)).toMatch(/^\/auth\/consent\?/);
  });

  test("denying it sends the program away without a code", async () => {
    const program = await newProgram();
    const { body } = await decide(await open(authorizationOf(program), ada), ada, false);
    expect(errorIn(body.url)).toBe("access_denied");
    expect(body.url).not.toContain("code=");
    expect(await database().oauthConsent.count({ where: { clientId: program.clientId } })).toBe(0);
  });

  test("counts only for the account that the page showed, from a page of this instance, and unchanged", async () => {
    const program = await newProgram();
    const page = await open(authorizationOf(program, { scope: "api:read" }), ada);
    expect((await decide(page, bob, true, { account: ada.userId })).status).toBe(409);
    expect((await decide(page, ada, true, { origin: "https://evil.example" })).status).toBe(403);
    const old = page.replace(/exp=\d+/, "exp=1");
    expect((await decide(old, ada, true)).body.code).toBe("REQUEST_EXPIRED");
    // The sign-in service reports that it has not written these requests.
    expectConsole(/Better Auth/);
    const widened = page.replace("scope=api%3Aread", "scope=api%3Aread+api%3Adelete");
    expect(widened).not.toBe(page);
    expect((await decide(widened, ada, true)).status).toBe(400);
    const elsewhere = page.replace(encodeURIComponent(program.redirect), encodeURIComponent("https://evil.example/"));
    expect((await decide(elsewhere, ada, false)).status).toBe(400);
    expect((await decide(page, { ...ada, cookie: "" }, true)).status).toBe(401);
    expect(await database().oauthConsent.count({ where: { clientId: program.clientId } })).toBe(0);
  });
});
