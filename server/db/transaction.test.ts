import { expect, test } from "vitest";
import { db, sql, transaction } from "@/server/db/client";
import { signUp, withInstance } from "@/server/testing/instance";

withInstance();

test("two transactions that lock the same rows in opposite order are both kept: the one given up is run again", async () => {
  const [ada, eve] = [await signUp(), await signUp()];
  const runs = { ada: 0, eve: 0 };
  const rename = (name: "ada" | "eve", first: string, second: string) =>
    transaction(async (tx) => {
      runs[name] += 1;
      await tx.query(sql`update "user" set name = name || ${name} where id = ${first}`);
      if (runs[name] === 1) await bothHoldOne(name);
      await tx.query(sql`update "user" set name = name || ${name} where id = ${second}`);
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
  const rows = await db.query<{ name: string }>(sql`select name from "user" where id = any(${[ada.userId, eve.userId]}::uuid[])`);
  for (const { name } of rows) expect([name.match(/ada/g)?.length, name.match(/eve/g)?.length]).toEqual([1, 1]);
});

test("any other failure is not tried again", async () => {
  let runs = 0;
  const failing = transaction(async (tx) => {
    runs += 1;
    await tx.query(sql`select 1 / ${0}::int`);
  });
  await expect(failing).rejects.toThrow("division by zero");
  expect(runs).toBe(1);
});
