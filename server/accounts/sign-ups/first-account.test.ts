import { beforeEach, describe, expect, test } from "vitest";
import { database } from "@/server/platform/db/client";
import { CLIENT_HEADER, sealedClient } from "@/server/platform/request/client";
import { sendRequest, withInstance } from "@/server/testing/instance";
import { setUpCodeField } from "./appoint";
import { setUpCode } from "./set-up-code";

withInstance({ TRUSTED_ORIGINS: "https://cv.example.org" });

beforeEach(async () => {
  await database().user.deleteMany();
});

let people = 0;

/** Signs up as a browser does that was led to this host. */
async function signUpUnder(host: string, setupCode?: string) {
  const username = `first${++people}`;
  const body = {
    email: `${username}@example.com`,
    name: "Ada",
    username,
    password: "correct horse",
    ...(setupCode ? { setupCode } : {}),
  };
  const response = await sendRequest(
    new Request(`http://${host}/api/auth/sign-up/email`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        origin: `http://${host}`,
        host,
        [CLIENT_HEADER]: sealedClient(`10.8.0.${people}`),
      },
      body: JSON.stringify(body),
    }),
  );
  return { status: response.status, body: (await response.json()) as { code?: string } };
}

const admins = () => database().user.count({ where: { isAdmin: true } });

describe("the first account", () => {
  test.each(["localhost:3000", "127.0.0.1:3000", "[::1]:3000", "dossier.localhost", "cv.example.org"])(
    "is made under %s without a code, and administers",
    async (host) => {
      expect(await setUpCodeField(database(), host)).toBeNull();
      expect((await signUpUnder(host)).status).toBe(200);
      expect(await admins()).toBe(1);
    },
  );

  test.each([
    "evil.example",
    "192.168.1.5:3000",
    "localhost.evil.example",
    "127.0.0.1.evil.example",
    "cv.example.org.evil.example",
  ])("is not made under %s, where a page that rebinds a name could lead a browser, but with the code", async (host) => {
    expect(await setUpCodeField(database(), host)).toBe("needed");
    expect(await signUpUnder(host)).toMatchObject({ status: 403, body: { code: "SETUP_CODE_NEEDED" } });
    expect(await signUpUnder(host, "AAAA-BBBB-CCCC")).toMatchObject({ status: 403, body: { code: "SETUP_CODE_WRONG" } });
    expect(await database().user.count()).toBe(0);
    expect((await signUpUnder(host, ` ${setUpCode().toLowerCase().replaceAll("-", " ")} `)).status).toBe(200);
    expect(await admins()).toBe(1);
  });

  test("of 40 concurrent sign-ups, with and without the code, one becomes administrator", async () => {
    const made = await Promise.all(
      Array.from({ length: 40 }, (_, index) => signUpUnder("localhost:3000", index % 2 ? setUpCode() : undefined)),
    );
    expect(made.filter(({ status }) => status !== 200)).toEqual([]);
    expect(await admins()).toBe(1);
  }, 120_000);
});

test("later accounts are made under any host, and the code makes no second administrator", async () => {
  await signUpUnder("localhost:3000");
  expect((await signUpUnder("192.168.1.5:3000")).status).toBe(200);
  expect((await signUpUnder("192.168.1.5:3000", setUpCode())).status).toBe(200);
  expect(await admins()).toBe(1);
  expect(await setUpCodeField(database(), "192.168.1.5:3000")).toBeNull();
});
