import { beforeEach, expect, test } from "vitest";
import { forgetSingletons } from "@/server/platform/singleton";
import { noteEndedAccess } from "./ended-sessions";
import { forgetCredentials, forgetCredentialsOf, TrustedCredentials } from "./trusted-credentials";

const NOW = 1_800_000_000_000;
const SECOND = 1000;
const ada = { userId: "ada", expiresAt: NOW + 60 * SECOND };

beforeEach(forgetSingletons);

test("what was looked up is trusted for five seconds and known until it expires", () => {
  const sessions = new TrustedCredentials("session");
  expect(sessions.find("a", NOW)).toBeNull();
  sessions.trust("a", ada, NOW);
  expect(sessions.find("a", NOW + 4 * SECOND)).toEqual({ value: ada, isTrusted: true });
  expect(sessions.find("a", NOW + 6 * SECOND)).toEqual({ value: ada, isTrusted: false });
  expect(sessions.find("a", ada.expiresAt)).toBeNull();
  expect(new TrustedCredentials("API key").find("a", NOW)).toBeNull();
});

test("an expiry within the five seconds counts", () => {
  const sessions = new TrustedCredentials("session");
  sessions.trust("a", { userId: "ada", expiresAt: NOW + 2 * SECOND }, NOW);
  expect(sessions.find("a", NOW + SECOND)?.isTrusted).toBe(true);
  expect(sessions.find("a", NOW + 3 * SECOND)).toBeNull();
});

test("when access ends, credentials of every kind of that person are forgotten, and not immediately trusted again", () => {
  const [sessions, keys] = [new TrustedCredentials("session"), new TrustedCredentials("API key")];
  sessions.trust("a", ada, NOW);
  keys.trust("b", ada, NOW);
  keys.trust("c", { ...ada, userId: "eve" }, NOW);
  noteEndedAccess("ada", null, NOW);
  forgetCredentialsOf("ada");
  expect([sessions.find("a", NOW), keys.find("b", NOW)]).toEqual([null, null]);
  expect(keys.find("c", NOW)).not.toBeNull();
  sessions.trust("a", ada, NOW + SECOND);
  expect(sessions.find("a", NOW + SECOND)).toBeNull();
  forgetCredentials();
  expect(keys.find("c", NOW)).toBeNull();
});

test("the number of cached credentials is bounded", () => {
  const sessions = new TrustedCredentials("session");
  for (let index = 0; index <= 10_000; index++) sessions.trust(`session ${index}`, ada, NOW);
  expect(sessions.find("session 0", NOW)).toBeNull();
  expect(sessions.find("session 10000", NOW)).not.toBeNull();
});
