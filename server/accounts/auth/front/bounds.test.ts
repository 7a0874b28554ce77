import { beforeAll, describe, expect, test } from "vitest";
import { storedIdentifier } from "@/server/accounts/auth/stored-identifier";
import { database } from "@/server/platform/db/client";
import { newId } from "@/server/platform/ids";
import { authCall } from "@/server/testing/auth-call";
import { call, ORIGIN, type Person, sendRequest, signUp, withInstance } from "@/server/testing/instance";

withInstance();

let ada: Person;
beforeAll(async () => {
  ada = await signUp();
});

const newcomer = () => ({ email: `p${Math.random().toString(36).slice(2)}@example.com`, password: "correct horse", name: "Ida" });
const long = (length: number) => "n".repeat(length);

describe("names that cannot be stored are rejected with a message", () => {
  const BAD_NAMES: [string, unknown][] = [
    ["null", null],
    ["a number", 7],
    ["a list", ["Ada"]],
    ["NUL", "Ada\0"],
    ["half a character", "Ada\ud800"],
    ["nothing but blanks", "   "],
    ["101 characters", long(101)],
    ["60,000 characters", long(60_000)],
  ];
  test.each(BAD_NAMES)("a display name: %s", async (_name, name) => {
    for (const answer of [
      await authCall("POST", "update-user", { cookie: ada.cookie, body: { name } }),
      await authCall("POST", "sign-up/email", { body: { ...newcomer(), name } }),
    ])
      expect(answer).toMatchObject({ status: 400, body: { code: expect.any(String), message: expect.stringMatching(/\.$/) } });
  });

  test.each(BAD_NAMES.filter(([name]) => name !== "101 characters").concat([["65 characters", long(65)]]))(
    "a passkey, a key and a display username: %s",
    async (_name, name) => {
      for (const [path, body] of [
        ["update-user", { displayUsername: name }],
        ["passkey/update-passkey", { id: ada.userId, name }],
        ["api-key/create", { name }],
      ] as const)
        expect([path, (await authCall("POST", path, { cookie: ada.cookie, body })).status]).toEqual([path, 400]);
      expect(
        (await call("POST", "/auth/api-keys", { cookie: ada.cookie, body: { name, expiresIn: null, access: "read" } })).status,
      ).toBe(name === "Ada\0" || name === "Ada\ud800" ? 200 : 400);
    },
  );

  test("a key's name of 64 characters is stored unchanged", async () => {
    const body = { name: long(64), expiresIn: null, access: "read" };
    expect((await call("POST", "/auth/api-keys", { cookie: ada.cookie, body })).status).toBe(200);
  });

  test.each([
    ["NUL", "ada\0"],
    ["a number", 7],
    ["null", null],
  ])("a username: %s", async (_name, username) => {
    const answers = [
      await authCall("POST", "is-username-available", { body: { username } }),
      await authCall("POST", "update-user", { cookie: ada.cookie, body: { username } }),
      await authCall("POST", "sign-up/email", { body: { ...newcomer(), username } }),
    ];
    for (const { status } of answers) expect(status).toBe(400);
  });

  test.each([
    ["a script", "javascript:alert(1)"],
    ["3,000 characters", `https://x.example/${long(3000)}`],
    ["a number", 7],
  ])("an image: %s", async (_name, image) => {
    expect((await authCall("POST", "update-user", { cookie: ada.cookie, body: { image } })).status).toBe(400);
  });

  test("valid values are trimmed and stored", async () => {
    const image = "https://x.example/ada.png";
    const saved = await authCall("POST", "update-user", { cookie: ada.cookie, body: { name: "  Ada Lovelace ", image } });
    expect(saved.status).toBe(200);
    const stored = await database().user.findUnique({ where: { id: ada.userId }, select: { name: true, image: true } });
    expect(stored).toEqual({ name: "Ada Lovelace", image });
    expect((await authCall("POST", "update-user", { cookie: ada.cookie, body: { image: null } })).status).toBe(200);
  });
});

describe("characters that no text contains, anywhere", () => {
  test.each([
    ["sign-in/email", { email: "a\0@example.com", password: "x" }],
    ["sign-in/username", { username: "a\0", password: "x" }],
    ["request-password-reset", { email: "a\0@example.com" }],
    ["reset-password", { token: "a\0", newPassword: "long enough one" }],
    ["passkey/verify-authentication", { response: { id: "a\0" } }],
    ["passkey/verify-authentication", { response: { "a\0": "b" } }],
    ["two-factor/verify-totp", { code: "\udc00" }],
    ["api-key/delete", { keyId: "a\0" }],
    ["revoke-session", { token: "a\0" }],
  ])("%s returns 400", async (path, body) => {
    expect((await authCall("POST", path, { cookie: ada.cookie, body })).status).toBe(400);
  });

  test.each(["reset-password/a%00b?callbackURL=/", "verify-email?token=a%00", "callback/a%00", "passkey/%E0%A4%A"])(
    "GET %s finds nothing",
    async (path) => {
      expect((await authCall("GET", path, { cookie: ada.cookie })).status).toBe(404);
    },
  );

  test.each(["{broken", "[1]", '"text"', "null", `{"a":${"[".repeat(5000)}${"]".repeat(5000)}}`])(
    "a body like %.20s is refused",
    async (raw) => {
      expect((await authCall("POST", "sign-in/email", { raw })).status).toBe(400);
    },
  );
});

describe("a body larger than 64 kB", () => {
  test("is rejected before it is read if it declares its length, and otherwise while it is read", async () => {
    expect((await authCall("POST", "update-user", { cookie: ada.cookie, body: { name: long(100_000) } })).status).toBe(413);
    const text = await authCall("POST", "update-user", { raw: "{}", headers: { "content-length": "70000" } });
    expect(text.status).toBe(413);
  });
});

describe("malformed credentials", () => {
  test.each([
    { authorization: "Bearer %E0%A4%A" },
    { authorization: "Bearer a.b" },
    { authorization: "Bearer a%00.b" },
    { authorization: "Bearer a%00b" },
    { authorization: `Bearer ${long(10_000)}` },
    { authorization: "Bearer  " },
    { authorization: "Basic YTpi" },
    { "x-api-key": long(10_000) },
    { "x-api-key": "%00" },
    { cookie: "better-auth.session_token=%E0%A4%A" },
    { cookie: "better-auth.session_token=a.b; better-auth.session_data=%7B" },
    { cookie: "better-auth.session_token=; better-auth.session_data=eyJ" },
    { cookie: "better-auth.two_factor=2fa-%00.x; dossier_device=%00" },
  ] as Record<string, string>[])("%o returns 401 on operations and no 500 below /api/auth", async (headers) => {
    expect((await call("GET", "/resumes", { headers })).status).toBe(401);
    for (const [method, path] of [
      ["GET", "get-session"],
      ["GET", "list-sessions"],
      ["POST", "two-factor/verify-totp"],
      ["POST", "sign-in/email"],
    ] as const) {
      const response = await sendRequest(
        new Request(`${ORIGIN}/api/auth/${path}`, {
          method,
          headers: { host: "localhost:3000", ...headers, ...(method === "POST" ? { "content-type": "application/json" } : {}) },
          ...(method === "POST" ? { body: JSON.stringify({ code: "123456", email: "a@example.com", password: "x" }) } : {}),
        }),
      );
      expect([path, response.status < 500]).toEqual([path, true]);
    }
  });
});

describe("passwords that would be guessed first", () => {
  test.each([
    ["password123", "PASSWORD_TOO_COMMON"],
    ["PASSWORD123", "PASSWORD_TOO_COMMON"],
    ["ida.strand", "PASSWORD_TOO_PERSONAL"],
    ["IdaStrand2026", "PASSWORD_TOO_PERSONAL"],
  ])("%s is refused", async (password, code) => {
    const person = { ...newcomer(), name: "Ida Strand", password };
    expect(await authCall("POST", "sign-up/email", { body: person })).toMatchObject({ status: 400, body: { code } });
  });

  test("are rejected when changing or resetting one too", async () => {
    const body = { currentPassword: "correct horse", newPassword: "password123" };
    const changed = await authCall("POST", "change-password", { cookie: ada.cookie, body });
    expect(changed.body.code).toBe("PASSWORD_TOO_COMMON");
    const personal = await authCall("POST", "change-password", {
      cookie: ada.cookie,
      body: { ...body, newPassword: `${ada.username}99` },
    });
    expect(personal.body.code).toBe("PASSWORD_TOO_PERSONAL");
    const link = {
      identifier: storedIdentifier("reset-password:weak"),
      value: ada.userId,
      expiresAt: new Date(Date.now() + 3_600_000),
    };
    await database().verification.create({ data: { ...link, id: newId() } });
    const reset = (newPassword: string) => authCall("POST", "reset-password", { body: { token: "weak", newPassword } });
    expect((await reset(ada.username)).body.code).toBe("PASSWORD_TOO_PERSONAL");
    // The link is still valid.
    expect((await reset("battery staple")).status).toBe(200);
  });
});
