import { describe, expect, test } from "vitest";
import { connectDatabase, database, disconnectDatabase } from "@/server/platform/db/client";
import { withInstance } from "@/server/testing/instance";
import { attempt, attemptInMemory, attemptsUnder, succeeded, takeBack } from "./growing-delay";

withInstance({ RATE_LIMITS: "on" });

const RULE = { free: 5, firstDelaySeconds: 1, maxDelaySeconds: 60, forgetAfterSeconds: 3600 };

/** Moves a key's times into the past. */
const wait = (key: string, seconds: number) =>
  database()
    .$executeRaw`update growing_delay set "allowedAt" = "allowedAt" - make_interval(secs => ${seconds}), "lastAt" = "lastAt" - make_interval(secs => ${seconds}) where key = ${key}`;

describe("attempts counted across all instances", () => {
  test("five are free, then the delay is 1, 2, 4 … seconds, at most a minute", async () => {
    // A separate key for each try: on a busy machine a second can pass between two attempts.
    const key = crypto.randomUUID();
    for (let count = 0; count < 5; count++) expect(await attempt(database(), key, RULE)).toBeNull();
    for (const seconds of [1, 2, 4, 8, 16, 32, 60, 60]) {
      expect(await attempt(database(), key, RULE)).toBe(seconds);
      await wait(key, seconds + 0.5);
      expect(await attempt(database(), key, RULE)).toBeNull();
    }
  });

  test("a clock that is set back by an hour causes no wait of an hour", async () => {
    for (let count = 0; count < 5; count++) await attempt(database(), "clock", RULE);
    await wait("clock", -3600);
    expect(await attempt(database(), "clock", RULE)).toBe(60);
    await wait("clock", 61);
    expect(await attempt(database(), "clock", RULE)).toBeNull();
  });

  // On an engine that lets attempts fail they take longer than the first delay.
  test.skipIf(process.env.TEST_ENGINE)("of a hundred sent at once only the free ones pass", async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, () => attempt(database(), "b", RULE)));
    expect(answers.filter((answer) => answer === null)).toHaveLength(5);
  });

  test("a success clears them, and so does a pause", async () => {
    for (let count = 0; count < 6; count++) await attempt(database(), "c", RULE);
    await succeeded(database(), "c");
    expect(await attempt(database(), "c", RULE)).toBeNull();
    for (let count = 0; count < 6; count++) await attempt(database(), "c", RULE);
    expect(await attempt(database(), "c", RULE)).not.toBeNull();
    await wait("c", 3601);
    for (let count = 0; count < 5; count++) expect(await attempt(database(), "c", RULE)).toBeNull();
  });

  test("an attempt right after the first is as free as any other", async () => {
    for (let key = 0; key < 50; key++)
      for (let count = 0; count < 4; count++) expect(await attempt(database(), `soon ${key}`, RULE)).toBeNull();
  });

  test("taking one back keeps the earlier ones", async () => {
    for (let count = 0; count < 5; count++) await attempt(database(), "d", RULE);
    await takeBack(database(), "d");
    expect(await attemptsUnder(database(), "d")).toBe(4);
    expect(await attempt(database(), "d", RULE)).toBeNull();
    expect(await attempt(database(), "d", RULE)).toBe(1);
  });

  test("with one free attempt the second is delayed immediately", async () => {
    const once = { free: 1, firstDelaySeconds: 86_400, maxDelaySeconds: 86_400, forgetAfterSeconds: 86_400 };
    expect(await attempt(database(), "e", once)).toBeNull();
    expect(await attempt(database(), "e", once)).toBeGreaterThan(86_000);
  });
});

test("a single process follows the same rule", () => {
  const now = 1_000_000;
  for (let count = 0; count < 5; count++) expect(attemptInMemory("m", RULE, now)).toBeNull();
  expect(attemptInMemory("m", RULE, now)).toBe(1);
  expect(attemptInMemory("m", RULE, now + 1000)).toBeNull();
  expect(attemptInMemory("m", RULE, now + 1000)).toBe(2);
  expect(attemptInMemory("m", RULE, now + 4_000_000)).toBeNull();
  expect(attemptInMemory("m", RULE, now + 4_000_000)).toBeNull();
  for (let count = 0; count < 3; count++) attemptInMemory("m", RULE, now + 4_000_000);
  expect(attemptInMemory("m", RULE, now)).toBe(60);
  expect(attemptInMemory("m", RULE, now + 60_000)).toBeNull();
});

test("without limits nothing is counted", async () => {
  const { singleton } = await import("@/server/platform/singleton");
  const settings = singleton("env", () => ({ RATE_LIMITS: "on" }));
  Object.assign(settings, { RATE_LIMITS: "off" });
  for (let count = 0; count < 50; count++) expect(await attempt(database(), "off", RULE)).toBeNull();
  Object.assign(settings, { RATE_LIMITS: "on" });
});

test("while the database is unavailable this instance continues counting", async () => {
  const connection = { connectionString: process.env.DATABASE_URL };
  await disconnectDatabase();
  connectDatabase({ host: "/nowhere", user: "dossier" });
  try {
    const answers: (number | null)[] = [];
    for (let count = 0; count < 7; count++) answers.push(await attempt(database(), "away", RULE));
    expect(answers).toEqual([null, null, null, null, null, 1, 1]);
  } finally {
    await disconnectDatabase();
    connectDatabase(connection as { connectionString: string });
  }
});
