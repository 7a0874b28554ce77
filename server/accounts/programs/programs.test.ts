import { beforeAll, expect, test, vi } from "vitest";
import { authCall } from "@/server/testing/auth-call";
import { call, type Person, signUp, withInstance } from "@/server/testing/instance";
import { asBearer, connect, newProgram, refresh } from "@/server/testing/program";

withInstance();

let ada: Person;
let bob: Person;
beforeAll(async () => {
  ada = await signUp();
  bob = await signUp();
});

const listed = async (person: Person) => (await call("GET", "/auth/programs", { key: person.key })).body;

test("the list names each program, where it leads, what it may do and when it was used, and no secret", async () => {
  const program = await newProgram({ client_name: "Harbour Editor", redirect_uris: ["https://editor.example/back"] });
  const tokens = await connect(program, ada, "api:read offline_access");
  expect(await listed(ada)).toMatchObject([
    {
      name: "Harbour Editor",
      places: [{ kind: "site", name: "editor.example" }],
      scopes: ["api:read", "offline_access"],
      lastUsedAt: null,
    },
  ]);
  expect(await listed(bob)).toEqual([]);
  await call("GET", "/resumes", asBearer(tokens.access_token));
  await vi.waitFor(async () => expect((await listed(ada))[0].lastUsedAt).not.toBeNull());
  const text = JSON.stringify((await call("GET", "/auth/account/export", { key: ada.key })).body);
  expect(text).toContain("Harbour Editor");
  for (const secret of [tokens.access_token, tokens.refresh_token ?? ""]) expect(text).not.toContain(secret);
});

test("a disconnected program has no access from the next request on, and cannot renew it", async () => {
  const program = await newProgram();
  const tokens = await connect(program, bob, "api:read offline_access");
  const read = async () => (await call("GET", "/resumes", asBearer(tokens.access_token))).status;
  expect(await read()).toBe(200);
  const [{ id }] = await listed(bob);
  expect((await call("DELETE", `/auth/programs/${id}`, { key: ada.key })).status).toBe(404);
  expect(await read()).toBe(200);
  expect((await call("DELETE", `/auth/programs/${id}`, { key: bob.key })).status).toBe(200);
  expect(await read()).toBe(401);
  expect((await refresh(program, tokens.refresh_token ?? "")).body.error).toBe("invalid_grant");
  expect(await listed(bob)).toEqual([]);
  const { body: events } = await call("GET", "/auth/activity", { key: bob.key });
  expect(events.map(({ kind }: { kind: string }) => kind)).toEqual(
    expect.arrayContaining(["program-connected", "program-disconnected"]),
  );
});

test("a password change can also end the access of programs", async () => {
  const tokens = await connect(await newProgram(), bob, "api:read");
  const passwords = { currentPassword: "correct horse", newPassword: "another correct horse" };
  const change = { ...passwords, revokeApiKeys: true };
  expect((await authCall("POST", "change-password", { cookie: bob.cookie, body: change })).status).toBe(200);
  expect((await call("GET", "/resumes", asBearer(tokens.access_token))).status).toBe(401);
});
