import { expect, test } from "vitest";
import { connectDatabase, database, disconnectDatabase } from "@/server/platform/db/client";
import { hotQuery, sql } from "@/server/platform/db/hot/statement";
import { signUp, withInstance } from "@/server/testing/instance";

withInstance();

test("a timestamp is the same for every writer and reader, in any database time zone", async () => {
  const [{ name } = { name: "" }] = await database().$queryRaw<{ name: string }[]>`select current_database() as name`;
  await database().$executeRawUnsafe(`alter database "${name}" set timezone to 'Asia/Kolkata'`);
  await disconnectDatabase();
  connectDatabase({ connectionString: process.env.DATABASE_URL ?? "" });
  const { userId } = await signUp();
  const written = new Date("2026-07-01T12:34:56.789Z");
  await database().user.update({ where: { id: userId }, data: { createdAt: written } });
  const byHand = await hotQuery<{ createdAt: string }>(sql`select "createdAt" from "user" where id = ${userId}`);
  expect(byHand[0]?.createdAt).toBe(written.toISOString());
  const user = await database().user.findUniqueOrThrow({ where: { id: userId }, select: { createdAt: true } });
  expect(user.createdAt).toEqual(written);
  await database().$executeRaw`update "user" set "updatedAt" = now() where id = ${userId}::uuid`;
  const { updatedAt } = await database().user.findUniqueOrThrow({ where: { id: userId }, select: { updatedAt: true } });
  expect(Math.abs(updatedAt.getTime() - Date.now())).toBeLessThan(60_000);
});
