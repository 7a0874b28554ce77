import { randomUUID } from "node:crypto";
import { createOTP } from "@better-auth/utils/otp";
import { describe, expect, test } from "vitest";
import { database } from "@/server/platform/db/client";
import { newId } from "@/server/platform/ids";
import { authCall } from "@/server/testing/auth-call";
import { call, type Person, signUp, withInstance } from "@/server/testing/instance";
import { secretOf } from "@/server/testing/totp-secret";
import { takeAttempt } from "./attempts";

withInstance({ RATE_LIMITS: "on" });

let last = 0;
/** An unused address, because better-auth's own limits count by address. */
const freshAddress = () => `198.51.100.${++last}`;

const byEmail = (person: Pick<Person, "email">, password: string, client = freshAddress(), cookie?: string) =>
  authCall("POST", "sign-in/email", { body: { email: person.email, password }, client, ...(cookie ? { cookie } : {}) });
const byName = (person: Pick<Person, "username">, password: string, client = freshAddress()) =>
  authCall("POST", "sign-in/username", { body: { username: person.username, password }, client });

/** Ends all delays. */
const wait = () => database().$executeRaw`update growing_delay set "allowedAt" = now() - interval '1 second'`;

/** Makes the delays long enough for a slow machine. */
const hold = () =>
  database().$executeRaw`update growing_delay set "allowedAt" = "allowedAt" + interval '1 minute' where attempts >= 5`;

describe("guesses at one account, each from another address", () => {
  test("by email and by username together: five, then a delay", async () => {
    const ada = await signUp();
    for (let count = 0; count < 3; count++) expect((await byEmail(ada, "wrong entirely")).status).toBe(401);
    for (let count = 0; count < 2; count++) expect((await byName(ada, "wrong entirely")).status).toBe(401);
    await hold();
    const refused = await byName(ada, "correct horse");
    expect(refused).toMatchObject({ status: 429, body: { code: "TOO_MANY_REQUESTS", status: 429, message: expect.any(String) } });
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(50);
    await wait();
    expect((await byEmail(ada, "correct horse")).status).toBe(200);
    // The right password clears them.
    for (let count = 0; count < 5; count++) expect((await byEmail(ada, "wrong entirely")).status).toBe(401);
  });

  test("of a hundred concurrent attempts, five are checked", async () => {
    const ada = await signUp();
    const answers = await Promise.all(Array.from({ length: 100 }, () => byEmail(ada, "wrong entirely")));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(95);
  });

  test("an account that does not exist looks the same", async () => {
    const ada = await signUp();
    const nobody = { email: `nobody.${ada.email}`, username: "nobody.at.all" };
    const story = async (person: Pick<Person, "email">) => {
      const answers = [];
      for (let count = 0; count < 5; count++) answers.push(await byEmail(person, "wrong entirely"));
      await database()
        .$executeRaw`update growing_delay set "allowedAt" = now() + interval '30 seconds' where "allowedAt" > "lastAt"`;
      answers.push(await byEmail(person, "wrong entirely"));
      return answers.map(({ status, body, headers }) => [status, body, headers.get("retry-after"), headers.getSetCookie()]);
    };
    expect(await story(nobody)).toEqual(await story(ada));
  });

  test("passwords entered in the settings count too", async () => {
    const ada = await signUp();
    const change = () =>
      authCall("POST", "change-password", {
        cookie: ada.cookie.replace(/dossier_device=[^;]+/, "x=1"),
        client: freshAddress(),
        body: { currentPassword: "wrong entirely", newPassword: "battery staple" },
      });
    const confirm = () =>
      call("POST", "/auth/confirmations", {
        cookie: ada.cookie.replace(/dossier_device=[^;]+/, "x=1"),
        client: freshAddress(),
        body: { password: "wrong entirely" },
      });
    for (let count = 0; count < 3; count++) expect((await change()).status).toBe(400);
    for (let count = 0; count < 2; count++) expect((await confirm()).body.code).toBe("INVALID_PASSWORD");
    await hold();
    expect((await change()).status).toBe(429);
    const refused = await confirm();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await byEmail(ada, "correct horse")).status).toBe(429);
  });

  test("a request rejected for another reason is not a guess", async () => {
    const ada = await signUp();
    const change = (newPassword: string) =>
      authCall("POST", "change-password", {
        cookie: ada.cookie,
        client: freshAddress(),
        body: { currentPassword: "correct horse", newPassword },
      });
    for (let count = 0; count < 8; count++) expect((await change("short")).body.code).toBe("PASSWORD_TOO_SHORT");
    expect(await database().accountEvent.count({ where: { userId: ada.userId, kind: "sign-in-failed" } })).toBe(0);
    expect((await change("battery staple")).status).toBe(200);
  });

  test("guesses by passkey count for the passkey's owner", async () => {
    const ada = await signUp();
    const credential = `credential-${ada.userId}`;
    const device = { publicKey: "", counter: 0, deviceType: "singleDevice", backedUp: false };
    await database().passkey.create({ data: { ...device, id: newId(), userId: ada.userId, credentialID: credential } });
    for (let count = 0; count < 5; count++) {
      const body = { response: { id: credential } };
      const tried = await authCall("POST", "passkey/verify-authentication", { client: freshAddress(), body });
      expect(tried.status).toBe(400);
    }
    await hold();
    expect((await byEmail(ada, "correct horse")).status).toBe(429);
  });

  test("a browser that signed in before is not locked out by them", async () => {
    const ada = await signUp();
    for (let count = 0; count < 5; count++) await byEmail(ada, "wrong entirely");
    await hold();
    expect((await byEmail(ada, "correct horse")).status).toBe(429);
    const device = /dossier_device=[^;]+/.exec(ada.cookie)?.[0] ?? "";
    expect(device).not.toBe("");
    expect((await byEmail(ada, "correct horse", freshAddress(), device)).status).toBe(200);
    // Its separate count is no bypass: a stolen device cookie allows only five attempts too.
    for (let count = 0; count < 5; count++) await byEmail(ada, "wrong entirely", freshAddress(), device);
    await hold();
    expect((await byEmail(ada, "correct horse", freshAddress(), device)).status).toBe(429);
    // The device cookie of another account does not help here.
    const bea = await signUp();
    const foreign = /dossier_device=[^;]+/.exec(bea.cookie)?.[0] ?? "";
    expect((await byEmail(ada, "correct horse", freshAddress(), foreign)).status).toBe(429);
  });
});

test("an address that tries many accounts is delayed after twenty attempts, a whole IPv6 /64 counting as one", async () => {
  const guess = async (client: string) => {
    const taken = await takeAttempt(
      database(),
      { userId: null, name: randomUUID(), method: "password" },
      { client, device: null },
    );
    return "seconds" in taken ? taken.seconds : null;
  };
  for (let count = 0; count < 20; count++) expect(await guess(`2001:db8:7:7::${count}`)).toBeNull();
  expect(await guess("2001:db8:7:7:aaaa::1")).toBe(1);
  expect(await guess("2001:db8:7:8::1")).toBeNull();
  for (let count = 0; count < 20; count++) expect(await guess(count % 2 ? "203.0.113.9" : "::ffff:203.0.113.9")).toBeNull();
  expect(await guess("203.0.113.9")).toBe(1);
});

test("a successful sign-in does not reset the count of its address", async () => {
  const client = "203.0.113.77";
  const guess = () => takeAttempt(database(), { userId: null, name: randomUUID(), method: "password" }, { client, device: null });
  for (let count = 0; count < 20; count++) await guess();
  await wait();
  const own = await takeAttempt(database(), { userId: null, name: "own", method: "password" }, { client, device: null });
  if ("seconds" in own) throw new Error("The address must be allowed here.");
  await own.right();
  expect("seconds" in (await guess())).toBe(false);
  expect(await guess()).toEqual({ seconds: 2 });
});

describe("the second step", () => {
  type Prepared = {
    person: Person;
    signedIn: string;
    code: () => Promise<string>;
    used: string;
    wrong: string;
    backup: string[];
  };
  async function withSecondFactor(): Promise<Prepared> {
    const person = await signUp();
    const enabled = await authCall("POST", "two-factor/enable", {
      cookie: person.cookie,
      client: freshAddress(),
      body: { password: "correct horse" },
    });
    const { totpURI, backupCodes } = enabled.body as { totpURI: string; backupCodes: string[] };
    const code = () => createOTP(secretOf(totpURI)).totp();
    const used = await code();
    const verified = await authCall("POST", "two-factor/verify-totp", {
      cookie: person.cookie,
      client: freshAddress(),
      body: { code: used },
    });
    expect(verified.status).toBe(200);
    return { person, signedIn: verified.cookie, code, used, wrong: "000000", backup: backupCodes };
  }
  const give = (cookie: string, code: string) =>
    authCall("POST", "two-factor/verify-totp", { cookie, client: freshAddress(), body: { code } });

  test("wrong codes count for the account, across new sign-ins with the right password", async () => {
    const { person, wrong } = await withSecondFactor();
    const statuses: number[] = [];
    for (let count = 0; count < 8; count++) {
      const half = await byEmail(person, "correct horse");
      statuses.push(half.status === 429 ? 429 : (await give(half.cookie, wrong)).status);
    }
    expect(statuses.slice(0, 4)).toEqual([401, 401, 401, 401]);
    expect(statuses).toContain(429);
  });

  test.each([
    ["in quotes", (cookie: string) => cookie.replace(/(two_factor)=([^;]+)/, '$1="$2"')],
    ["with a space before its sign", (cookie: string) => cookie.replace(/two_factor=/, "two_factor =")],
    ["not at all", (cookie: string) => cookie.replace(/[^;]*two_factor=[^;]+/, "x=1")],
  ])("a code whose cookie is written %s is counted for the account or not tried", async (_name, written) => {
    const { person, wrong } = await withSecondFactor();
    const codes: string[] = [];
    for (let count = 0; count < 8; count++) {
      const half = await byEmail(person, "correct horse");
      if (half.status === 429) codes.push("TOO_MANY_REQUESTS");
      else codes.push((await give(written(half.cookie), wrong)).body.code);
    }
    expect(codes.includes("TOO_MANY_REQUESTS") || codes.every((code) => code === "INVALID_TWO_FACTOR_COOKIE")).toBe(true);
  });

  test("a pending sign-in with the old password ends when that password changes", async () => {
    const { person, signedIn, code } = await withSecondFactor();
    await database().usedCode.deleteMany({ where: { userId: person.userId } });
    const half = await byEmail(person, "correct horse");
    const changed = await authCall("POST", "change-password", {
      cookie: signedIn,
      client: freshAddress(),
      body: { currentPassword: "correct horse", newPassword: "battery staple" },
    });
    expect(changed.status).toBe(200);
    expect((await give(half.cookie, await code())).status).toBe(401);
  });

  test("no endpoint checks a password without counting", async () => {
    const person = await signUp();
    const request = await authCall("POST", "verify-password", { cookie: person.cookie, body: { password: "correct horse" } });
    expect(request.status).toBe(404);
  });

  test("a code works once, even when two requests send it at the same time", async () => {
    const { person, code, used } = await withSecondFactor();
    // The code that turned on the second factor is used up, even if the next half minute has begun.
    const half = await byEmail(person, "correct horse");
    expect(await give(half.cookie, used)).toMatchObject({ status: 401, body: { code: "CODE_ALREADY_USED" } });
    await database().usedCode.deleteMany({ where: { userId: person.userId } });
    const [one, two] = await Promise.all([byEmail(person, "correct horse"), byEmail(person, "correct horse")]);
    const same = await code();
    const answers = await Promise.all([give(one.cookie, same), give(two.cookie, same)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  test("a wrong code is not used up", async () => {
    const { person, wrong } = await withSecondFactor();
    const half = await byEmail(person, "correct horse");
    expect((await give(half.cookie, wrong)).body.code).toBe("INVALID_CODE");
    expect((await give(half.cookie, wrong)).body.code).toBe("INVALID_CODE");
    expect(await database().usedCode.count({ where: { userId: person.userId, code: wrong } })).toBe(0);
  });

  test("a backup code works once, even when two requests send it at the same time", async () => {
    const { person, backup } = await withSecondFactor();
    const [one, two] = await Promise.all([byEmail(person, "correct horse"), byEmail(person, "correct horse")]);
    const use = ({ cookie }: { cookie: string }) =>
      authCall("POST", "two-factor/verify-backup-code", { cookie, client: freshAddress(), body: { code: backup[0] } });
    const answers = await Promise.all([use(one), use(two)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});
