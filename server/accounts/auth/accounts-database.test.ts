import { afterEach, expect, test } from "vitest";
import { connectDatabase, database, disconnectDatabase } from "@/server/platform/db/client";
import { authCall } from "@/server/testing/auth-call";
import { signUp, withInstance } from "@/server/testing/instance";
import { expectConsole } from "@/server/testing/quiet-console";

withInstance();

const cleanUp: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const work of cleanUp.splice(0)) await work();
});

/** Makes the database reject every statement of this kind on a table. */
async function refuse(kind: "insert" | "delete", table: string): Promise<void> {
  await database().$executeRawUnsafe(
    `create or replace function refused() returns trigger language plpgsql as 'begin raise exception ''refused''; end'`,
  );
  await database().$executeRawUnsafe(
    `create trigger refused before ${kind} on "${table}" for each row execute function refused()`,
  );
  cleanUp.push(() => database().$executeRawUnsafe(`drop trigger refused on "${table}"`));
}

async function connect(connections: number): Promise<void> {
  await disconnectDatabase();
  connectDatabase({ connectionString: process.env.DATABASE_URL ?? "", max: connections });
}

test("signing up, renaming and signing in use one connection, even inside a transaction of better-auth", async () => {
  await connect(1);
  cleanUp.push(() => connect(16));
  const ada = await signUp();
  const username = `${ada.username}.new`;
  expect((await authCall("POST", "update-user", { cookie: ada.cookie, body: { username } })).status).toBe(200);
  expect((await database().user.findUniqueOrThrow({ where: { id: ada.userId } })).username).toBe(username);
  const body = { username, password: "correct horse" };
  expect((await authCall("POST", "sign-in/username", { body })).status).toBe(200);
});

test("many simultaneous sign-ups queue and all succeed", async () => {
  await connect(2);
  cleanUp.push(() => connect(16));
  const people = await Promise.all(Array.from({ length: 6 }, () => signUp()));
  expect(new Set(people.map(({ userId }) => userId)).size).toBe(6);
});

test("a sign-up that fails halfway leaves no account behind", async () => {
  const before = await database().user.count();
  await refuse("insert", "account");
  const body = { email: "half@example.com", username: "half.done", name: "Half Done", password: "correct horse" };
  expectConsole(/SERVER_ERROR.*\n.*account\.create/s);
  const { status } = await authCall("POST", "sign-up/email", { body });
  expect(status).toBeGreaterThanOrEqual(400);
  expect(await database().user.count()).toBe(before);
});
