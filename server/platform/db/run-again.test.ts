import pg from "pg";
import { expect, test } from "vitest";
import { isRead, runAgain } from "./run-again";

const failure = (code: string) => Object.assign(new pg.DatabaseError("injected", 0, "error"), { code });

/** Fails with these codes one after the other, then returns how often it ran. */
function failing(...codes: string[]) {
  let runs = 0;
  return async () => {
    runs += 1;
    const code = codes[runs - 1];
    if (code) throw failure(code);
    return runs;
  };
}

test("a statement that the database gave up in favour of others runs again, up to five times", async () => {
  expect(await runAgain("update a set b = 1", failing("40001", "40P01", "40001", "40001"))).toBe(5);
  await expect(runAgain("update a set b = 1", failing(...Array(5).fill("40001")))).rejects.toThrow("injected");
});

test("a read whose connection is lost runs once more, a write does not", async () => {
  expect(await runAgain({ text: "select 1" }, failing("57P01"))).toBe(2);
  await expect(runAgain({ text: "select 1" }, failing("57P01", "57P01"))).rejects.toThrow("injected");
  await expect(runAgain({ text: "insert into a values (1)" }, failing("57P01"))).rejects.toThrow("injected");
});

test("other failures are not repeated", async () => {
  await expect(runAgain("select 1", failing("22012"))).rejects.toThrow("injected");
});

test("a statement reads only if it can do nothing else", () => {
  expect(isRead('SELECT "public"."user"."id" FROM "public"."user"')).toBe(true);
  expect(isRead("with a as (insert into b values (1) returning 1) select * from a")).toBe(false);
  expect(isRead("select id from a for update")).toBe(false);
  expect(isRead("select pg_notify('a', 'b')")).toBe(false);
  expect(isRead("begin")).toBe(false);
});
