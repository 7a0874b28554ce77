import { decodeJwt } from "jose";
import { beforeAll, describe, expect, test } from "vitest";
import { database } from "@/server/platform/db/client";
import { authCall } from "@/server/testing/auth-call";
import { PASSWORD } from "@/server/testing/hash-once";
import { call, ORIGIN, type Person, signUp, withInstance } from "@/server/testing/instance";
import {
  allow,
  asBearer,
  authorizationOf,
  connect,
  decide,
  exchange,
  get,
  newProgram,
  open,
  refresh,
} from "@/server/testing/program";

// What OAuth 2.1 and OpenID Connect demand of an authorization.

withInstance();

const SITE = "https://program.example/callback";

let ada: Person;
beforeAll(async () => {
  ada = await signUp();
});

const errorIn = (address: string) => new URL(address, ORIGIN).searchParams.get("error");
const wait = () => database().$executeRaw`select pg_sleep(1.1)`;

/** As if the session began, or was confirmed, this long ago. */
const ageSession = (minutes: number) =>
  database().session.updateMany({ where: { userId: ada.userId }, data: { createdAt: new Date(Date.now() - minutes * 60_000) } });

const signInAgain = async (): Promise<Person> => {
  const { cookie } = await authCall("POST", "sign-in/email", { body: { email: ada.email, password: PASSWORD } });
  return { ...ada, cookie };
};

describe("prompt=login and max_age", () => {
  test.each<Record<string, string>>([
    { prompt: "login" },
    { max_age: "0" },
    { max_age: "60" },
    { prompt: "login", max_age: "60" },
    { prompt: "consent login" },
  ])("%j leads to sign-in, and after it to the program", async (changes) => {
    const program = await newProgram({ redirect_uris: [SITE] });
    await allow(program, ada);
    await ageSession(5);
    const target = new URL(await open(authorizationOf(program, changes), ada), ORIGIN);
    expect(target.pathname).toBe("/auth/sign-in");
    const next = `${ORIGIN}${target.searchParams.get("next")}`;
    // Coming back without having signed in is not enough.
    expect(new URL(await open(next, ada), ORIGIN).pathname).toBe("/auth/sign-in");
    const back = await open(next, await signInAgain());
    if (changes.prompt?.includes("consent")) expect(back).toMatch(/^\/auth\/consent\?/);
    else expect(back).toContain("code=");
    // Nor is the address of the way back, once its time is over.
    const late = new URL(next);
    late.searchParams.set("signed_in_after", String(Math.floor(Date.now() / 1000) - 3600));
    if (changes.prompt !== undefined) expect(new URL(await open(late.href, ada), ORIGIN).pathname).toBe("/auth/sign-in");
  });

  test("a session that is young enough suffices, and the token states when it began", async () => {
    const program = await newProgram({ redirect_uris: [SITE] });
    await allow(program, ada, { scope: "openid api:read" });
    await ageSession(2);
    const back = new URL(await open(authorizationOf(program, { scope: "openid api:read", max_age: "600" }), ada));
    const { body } = await exchange(program, back.searchParams.get("code"));
    expect(Math.abs(Number(decodeJwt(body.id_token).auth_time) - (Date.now() / 1000 - 120))).toBeLessThan(10);
  });

  test("where no prompt is allowed, the program gets an error that a sign-in is needed", async () => {
    const program = await newProgram({ redirect_uris: [SITE] });
    await allow(program, ada);
    await ageSession(5);
    expect(errorIn(await open(authorizationOf(program, { prompt: "none", max_age: "60" }), ada))).toBe("login_required");
    expect(errorIn(await open(authorizationOf(program, { prompt: "none", max_age: "3600" }), ada))).toBe(null);
    expect(errorIn(await open(authorizationOf(program, { prompt: "none" })))).toBe("login_required");
    expect(errorIn(await open(authorizationOf(program, { prompt: "none login" }), ada))).toBe("invalid_request");
    expect(errorIn(await open(authorizationOf(program, { max_age: "-1" }), ada))).toBe("invalid_request");
  });
});

describe("what may authorize", () => {
  test.each(["image", "iframe", "script", "empty", "object", "style"])("a request for %s may not", async (destination) => {
    const program = await newProgram({ redirect_uris: [SITE] });
    await allow(program, ada);
    const answer = await get(authorizationOf(program), { cookie: ada.cookie, "sec-fetch-dest": destination });
    expect([answer.status, answer.headers.get("location")]).toEqual([403, null]);
    const opened = await get(authorizationOf(program), { cookie: ada.cookie, "sec-fetch-dest": "document" });
    expect(opened.headers.get("location")).toContain("code=");
  });

  test.each(["http://127.0.0.1:4711/callback", "cursor://program/callback"])(
    "a program at %s needs consent each time, because any other could present itself as it",
    async (redirect) => {
      const program = await newProgram({ redirect_uris: [redirect] });
      await allow(program, ada);
      const page = await open(authorizationOf(program), ada);
      expect(page).toMatch(/^\/auth\/consent\?/);
      expect((await decide(page, ada, true)).body.url).toContain("code=");
      const silent = new URL(await open(authorizationOf(program, { prompt: "none" }), ada));
      expect(silent.href.startsWith(redirect)).toBe(true);
      expect(Object.fromEntries(silent.searchParams)).toMatchObject({
        error: "consent_required",
        state: program.state,
        iss: `${ORIGIN}/api/auth`,
      });
      expect(errorIn(await open(authorizationOf(program, { prompt: "none" })))).toBe("login_required");
    },
  );
});

describe("two exchanges of one code at the same moment", () => {
  test("end the grant, whichever is handled first, and leave no token", async () => {
    for (let round = 0; round < 8; round++) {
      const program = await newProgram();
      const code = (await allow(program, ada)).searchParams.get("code");
      const answers = await Promise.all(Array.from({ length: 2 + (round % 3) }, () => exchange(program, code)));
      const refused = answers.filter(({ status }) => status === 400);
      expect(refused.length).toBeGreaterThan(0);
      for (const { body } of answers.filter(({ status }) => status === 200)) {
        expect((await call("GET", "/resumes", asBearer(body.access_token))).status).toBe(401);
        expect((await refresh(program, body.refresh_token)).body.error).toBe("invalid_grant");
      }
      const where = { clientId: program.clientId };
      expect([await database().oauthConsent.count({ where }), await database().oauthRefreshToken.count({ where })]).toEqual([
        0, 0,
      ]);
    }
  });

  test("another program, or a wrong verifier, does not end it", async () => {
    const program = await newProgram();
    const first = await connect(program, ada);
    const thief = await newProgram();
    for (const attempt of [
      { ...program, clientId: thief.clientId },
      { ...program, verifier: "x".repeat(43) },
    ]) {
      const code = (await allow(program, ada)).searchParams.get("code");
      expect((await exchange(attempt, code)).status).toBeGreaterThanOrEqual(400);
      expect((await exchange(program, code)).body.error).toBe("invalid_grant");
      expect((await call("GET", "/resumes", asBearer(first.access_token))).status).toBe(200);
    }
  });

  test("a grant given again afterwards is a new one", async () => {
    const program = await newProgram();
    const code = (await allow(program, ada)).searchParams.get("code");
    await Promise.all([exchange(program, code), exchange(program, code)]);
    await wait();
    const { access_token: token } = await connect(program, ada);
    expect((await call("GET", "/resumes", asBearer(token))).status).toBe(200);
  });
});
