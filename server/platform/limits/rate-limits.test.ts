import { beforeAll, expect, test } from "vitest";
import { database } from "@/server/platform/db/client";
import { CLIENT_HEADER, sealedClient } from "@/server/platform/request/client";
import { call, ORIGIN, type Person, sendRequest, signUp, withInstance } from "@/server/testing/instance";
import { sharedCounter } from "./shared-counter";

withInstance({ RATE_LIMITS: "on", RATE_LIMIT_API_KEY_PER_HOUR: "100", RATE_LIMIT_MUTATIONS_PER_MINUTE: "5" });

let ada: Person;
beforeAll(async () => {
  ada = await signUp();
});

test("changes to one document are limited, others are not, and the response states when to retry", async () => {
  const { body: id } = await call("POST", "/resumes", { cookie: ada.cookie, body: { name: "Limited" } });
  const rename = () => call("PUT", `/resumes/${id}`, { cookie: ada.cookie, body: { name: "x" } });
  const answers = [];
  for (let count = 0; count < 6; count++) answers.push(await rename());
  expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200, 200, 429]);
  expect(answers[5]).toMatchObject({ body: { code: "TOO_MANY_REQUESTS", defined: false, data: null } });
  expect(Number(answers[5]?.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await call("GET", `/resumes/${id}`, { cookie: ada.cookie })).status).toBe(200);
});

test("a key has an hourly limit across all operations", async () => {
  const statuses = [];
  for (let count = 0; count < 101; count++) statuses.push((await call("GET", "/documents/counts", { key: ada.key })).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(100);
  expect(statuses.at(-1)).toBe(429);
});

test("guesses of a resume's password are limited per client, signed in or not", async () => {
  const { body: id } = await call("POST", "/resumes", { cookie: ada.cookie, body: { name: "Protected" } });
  const { slug } = (await call("PUT", `/resumes/${id}`, { cookie: ada.cookie, body: { isPublic: true } })).body;
  await call("PUT", `/resumes/${id}/password`, { cookie: ada.cookie, body: { password: "open sesame" } });
  const guess = (client: string) =>
    call("POST", `/resumes/${ada.username}/${slug}/password/verify`, {
      body: { password: "wrong guess" },
      client,
    });
  const statuses = [];
  for (let count = 0; count < 6; count++) statuses.push((await guess("198.51.100.1")).status);
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  expect((await guess("198.51.100.2")).status).toBe(401);
});

test("instances share their counts: what one has flushed, the next one sees", async () => {
  const now = Date.now();
  const windowEnd = (Math.floor(now / 60_000) + 1) * 60_000;
  await database().rateLimit.create({ data: { key: `shared-test:${windowEnd}`, points: 8, expire: BigInt(windowEnd) } });
  expect(sharedCounter().take("shared-test", 10, 60, now)).toBeNull();
  await sharedCounter().flush(database(), now);
  expect(sharedCounter().take("shared-test", 10, 60, now)).toBeNull();
  expect(sharedCounter().take("shared-test", 10, 60, now)).toBeGreaterThan(0);
});

test("sign-in attempts are limited per address", async () => {
  const attempt = () =>
    sendRequest(
      new Request(`${ORIGIN}/api/auth/sign-in/email`, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          host: "localhost:3000",
          origin: ORIGIN,
          [CLIENT_HEADER]: sealedClient("198.51.100.7"),
        },
        body: JSON.stringify({ email: ada.email, password: "not my password" }),
      }),
    );
  const statuses = [];
  for (let count = 0; count < 6; count++) statuses.push((await attempt()).status);
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
});
