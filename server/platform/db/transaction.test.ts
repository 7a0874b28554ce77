import { expect, test } from "vitest";
import { database, transaction } from "@/server/platform/db/client";
import { isUniqueViolation } from "@/server/platform/db/failures";
import { newId } from "@/server/platform/ids";
import { signUp, withInstance } from "@/server/testing/instance";

withInstance();

test("two transactions that lock the same rows in opposite order both succeed: the aborted one runs again", async () => {
  const [ada, eve] = [await signUp(), await signUp()];
  const runs = { ada: 0, eve: 0 };
  const rename = (name: "ada" | "eve", first: string, second: string) =>
    transaction(database(), async (tx) => {
      runs[name] += 1;
      await tx.$executeRaw`update "user" set name = name || ${name} where id = ${first}::uuid`;
      if (runs[name] === 1) await bothHoldOne(name);
      await tx.$executeRaw`update "user" set name = name || ${name} where id = ${second}::uuid`;
    });
  const waiting = new Map<string, () => void>();
  function bothHoldOne(name: string): Promise<void> {
    return new Promise((resolve) => {
      waiting.set(name, resolve);
      if (waiting.size === 2) for (const go of waiting.values()) go();
    });
  }
  await Promise.all([rename("ada", ada.userId, eve.userId), rename("eve", eve.userId, ada.userId)]);
  expect(runs.ada + runs.eve).toBeGreaterThan(2);
  const rows = await database().user.findMany({ where: { id: { in: [ada.userId, eve.userId] } }, select: { name: true } });
  expect(rows).toHaveLength(2);
  for (const { name } of rows) expect([name.match(/ada/g)?.length, name.match(/eve/g)?.length]).toEqual([1, 1]);
});

test("other failures are not retried", async () => {
  let runs = 0;
  const failing = transaction(database(), async (tx) => {
    runs += 1;
    await tx.$queryRaw`select 1 / ${0}::int`;
  });
  await expect(failing).rejects.toThrow("division by zero");
  expect(runs).toBe(1);
});

test("work that receives a transaction joins it: a failure outside rolls back what was done inside", async () => {
  const ada = await signUp();
  const failing = transaction(database(), async (tx) => {
    await transaction(tx, (inner) => inner.user.update({ where: { id: ada.userId }, data: { name: "Changed" } }));
    throw new Error("afterwards");
  });
  await expect(failing).rejects.toThrow("afterwards");
  const user = await database().user.findUniqueOrThrow({ where: { id: ada.userId } });
  expect(user.name).not.toBe("Changed");
});

test("a duplicate row is recognised by its constraint, whichever way it was written", async () => {
  const ada = await signUp();
  const { email, username } = await database().user.findUniqueOrThrow({ where: { id: ada.userId } });
  const again = database().user.create({ data: { id: newId(), name: "Eve Example", email } });
  const byHand = database()
    .$executeRaw`insert into "user" (id, name, email, username) values (${newId()}::uuid, '', ${newId()}, ${username})`;
  const failures = (await Promise.allSettled([again, byHand])).map((result) => (result as PromiseRejectedResult).reason);
  expect(failures.map((error) => isUniqueViolation(error, "user_email_key"))).toEqual([true, false]);
  expect(failures.map((error) => isUniqueViolation(error, "user_username_key"))).toEqual([false, true]);
});
