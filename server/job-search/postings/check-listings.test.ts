import { beforeAll, expect, test } from "vitest";
import { database } from "@/server/platform/db/client";
import { call, type Person, signUp, withInstance } from "@/server/testing/instance";
import { checkListings } from "./check-listings";
import type { Fetch } from "./read-link";
import { Unread } from "./unread";

withInstance();

let ada: Person;
beforeAll(async () => {
  ada = await signUp();
});

const link = (company: string, id: string) => `https://boards.greenhouse.io/${company}/jobs/${id}`;
const TOMORROW = new Date(Date.now() + 25 * 3_600_000);
const NEXT_WEEK = new Date(Date.now() + 7 * 24 * 3_600_000);

async function add(sourceUrl: string, more: Record<string, unknown> = {}): Promise<string> {
  const body = { company: "Northpine", role: "Designer", sourceUrl, ...more };
  return (await call("POST", "/applications", { key: ada.key, body })).body;
}

const read = async (id: string) => (await call("GET", `/applications/${id}`, { key: ada.key })).body;

/** A board that lists these ids, or returns this text, and counts requests. */
function board(answer: (address: string) => string) {
  const requests: string[] = [];
  const fetch: Fetch = async (address) => {
    requests.push(String(address));
    const text = answer(String(address));
    return { text } as Awaited<ReturnType<Fetch>>;
  };
  return { requests, fetch };
}
const listing = (...ids: string[]) => JSON.stringify({ jobs: ids.map((id) => ({ id: Number(id) })) });

test("a posting that its board no longer lists is marked, one request for each company and day", async () => {
  const [gone, there] = [await add(link("northpine", "1001")), await add(link("northpine", "1002"))];
  const { requests, fetch } = board(() => listing("1002", "1003"));
  expect(await checkListings(database(), new Date(), fetch), "not on the first day").toBe(0);
  expect(requests).toEqual([]);
  expect(await checkListings(database(), TOMORROW, fetch)).toBe(1);
  expect(requests).toHaveLength(1);
  expect((await read(gone)).postingClosedAt).toBe(TOMORROW.toISOString());
  expect((await read(there)).postingClosedAt).toBeNull();
  expect(await checkListings(database(), TOMORROW, fetch)).toBe(0);
  expect(requests).toHaveLength(1);
});

test("the mark reaches readers with an earlier response, and goes when the link is another one", async () => {
  const id = await add(link("southoak", "2001"));
  const before = await call("GET", `/applications/${id}`, { key: ada.key });
  await checkListings(database(), TOMORROW, board(() => listing("2002")).fetch);
  const after = await call("GET", `/applications/${id}`, { key: ada.key });
  expect(after.headers.get("etag")).not.toBe(before.headers.get("etag"));
  expect(after.body.postingClosedAt).not.toBeNull();
  const body = { sourceUrl: link("southoak", "2002") };
  expect((await call("PATCH", `/applications/${id}`, { key: ada.key, body })).body.postingClosedAt).toBeNull();
});

test("an empty list, an error, an outage and a page that is no list say nothing", async () => {
  const id = await add(link("eastfir", "3001"));
  for (const [index, answer] of ["{}", '{"jobs":[]}', "<html>down</html>", ""].entries()) {
    const day = new Date(NEXT_WEEK.getTime() + index * 2 * 24 * 3_600_000);
    expect(await checkListings(database(), day, board(() => answer).fetch), answer).toBe(0);
  }
  const failing: Fetch = async () => {
    throw new Unread("unreachable");
  };
  expect(await checkListings(database(), new Date(NEXT_WEEK.getTime() + 10 * 24 * 3_600_000), failing)).toBe(0);
  expect((await read(id)).postingClosedAt).toBeNull();
});

test("applications that are over, or whose link is no board's, are not checked", async () => {
  await add(link("westelm", "4001"), { status: "closed" });
  await add("https://jobs.example.com/4002");
  const { requests, fetch } = board(() => listing("9"));
  await checkListings(database(), new Date(NEXT_WEEK.getTime() + 30 * 24 * 3_600_000), fetch);
  expect(requests.filter((address) => /westelm|example/.test(address))).toEqual([]);
});
