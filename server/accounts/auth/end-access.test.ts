import { afterEach, expect, test } from "vitest";
import { resetPassword } from "@/server/accounts/account/reset-password";
import { storedIdentifier } from "@/server/accounts/auth/stored-identifier";
import { database } from "@/server/platform/db/client";
import { newId } from "@/server/platform/ids";
import { authCall } from "@/server/testing/auth-call";
import { type Person, signUp, withInstance } from "@/server/testing/instance";
import { expectConsole } from "@/server/testing/quiet-console";

withInstance();

const inAnHour = () => new Date(Date.now() + 3_600_000);

/** A person with a session, a key, a known browser and a password reset link. */
async function newcomer(): Promise<Person> {
  const person = await signUp();
  const link = { identifier: storedIdentifier(`reset-password:${person.username}`), value: person.userId, expiresAt: inAnHour() };
  await database().verification.create({ data: { ...link, id: newId() } });
  return person;
}

async function accessOf({ userId }: Person) {
  const { session, apiKey, knownDevice, verification } = database();
  const [sessions, keys, devices, links] = await Promise.all([
    session.count({ where: { userId } }),
    apiKey.count({ where: { referenceId: userId } }),
    knownDevice.count({ where: { userId } }),
    verification.count({ where: { value: userId } }),
  ]);
  return { sessions, keys, devices, links };
}

const passwordOf = async ({ userId }: Person) =>
  (await database().account.findFirstOrThrow({ where: { userId, providerId: "credential" } })).password;

async function refuseToRevokeKeys(): Promise<void> {
  await database().$executeRawUnsafe(
    `create or replace function refused() returns trigger language plpgsql as 'begin raise exception ''refused''; end'`,
  );
  await database().$executeRawUnsafe("create trigger refused before delete on apikey for each row execute function refused()");
}
afterEach(() => database().$executeRawUnsafe("drop trigger if exists refused on apikey"));

const ALL = { sessions: 1, keys: 1, devices: 1, links: 1 };

test("the command sets a new password and ends all access, or changes nothing at all", async () => {
  const ada = await newcomer();
  const before = await passwordOf(ada);
  expect(await accessOf(ada)).toEqual(ALL);
  await refuseToRevokeKeys();
  const options = { withoutTwoFactor: false, keepsApiKeys: false };
  await expect(resetPassword(database(), ada.email, options)).rejects.toThrow("refused");
  expect([await accessOf(ada), await passwordOf(ada)]).toEqual([ALL, before]);
  expect(await resetPassword(database(), ada.email, { ...options, keepsApiKeys: true })).toMatchObject({ revokedKeys: 0 });
  expect(await accessOf(ada)).toEqual({ sessions: 0, keys: 1, devices: 0, links: 0 });
  expect(await passwordOf(ada)).not.toBe(before);
});

test("two concurrent commands for an account without a password create one password, not two", async () => {
  const ada = await newcomer();
  await database().account.deleteMany({ where: { userId: ada.userId } });
  const options = { withoutTwoFactor: false, keepsApiKeys: true };
  await Promise.all([1, 2, 3].map(() => resetPassword(database(), ada.username, options)));
  expect(await database().account.count({ where: { userId: ada.userId } })).toBe(1);
});

test("everything that follows a reset by link happens completely or not at all", async () => {
  const ada = await newcomer();
  const other = { identifier: storedIdentifier("reset-password:other"), value: ada.userId, expiresAt: inAnHour() };
  await database().verification.create({ data: { ...other, id: newId() } });
  await refuseToRevokeKeys();
  const reset = (token: string) => authCall("POST", "reset-password", { body: { token, newPassword: "battery staple" } });
  expectConsole(/"request-failed".*refused/);
  expect((await reset(ada.username)).status).toBe(500);
  expect(await accessOf(ada)).toMatchObject({ keys: 1, devices: 1, links: 1 });
  await database().$executeRawUnsafe("drop trigger refused on apikey");
  expect((await reset("other")).status).toBe(200);
  expect(await accessOf(ada)).toEqual({ sessions: 0, keys: 0, devices: 0, links: 0 });
});
