import { expect, test } from "vitest";
import { call, signUp, withInstance } from "@/server/testing/instance";

withInstance({ RATE_LIMITS: "on" });

async function share(body: Record<string, unknown>) {
  const ada = await signUp();
  const { body: id } = await call("POST", "/resumes", { key: ada.key, body: { name: "Mine", withSampleData: true } });
  const { body: link } = await call("POST", `/documents/resume/${id}/share-links`, {
    key: ada.key,
    body: { label: "x", ...body },
  });
  return link.token as string;
}

test("a client makes ten comments and replies a minute, on all links together; others are not held up", async () => {
  const [one, other] = [await share({ allowComments: true }), await share({ allowComments: true })];
  const comment = (token: string, client: string) =>
    call("POST", `/share-links/${token}/comments`, {
      client,
      body: { author: "Noor", place: { path: "/basics/name", quote: "" }, text: "x" },
    });
  for (let count = 0; count < 10; count++) expect((await comment(count % 2 ? one : other, "192.0.2.20")).status).toBe(200);
  const refused = await comment(one, "192.0.2.20");
  expect([refused.status, refused.body.code]).toEqual([429, "TOO_MANY_REQUESTS"]);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await comment(one, "192.0.2.21")).status).toBe(200);
});

test("passwords are guessed five times in ten minutes from a network, for each link", async () => {
  const [one, other] = [await share({ password: "open sesame" }), await share({ password: "open sesame" })];
  const guess = (token: string, password: string) =>
    call("POST", `/share-links/${token}/password`, { client: "192.0.2.30", body: { password } });
  for (let count = 0; count < 5; count++) expect((await guess(one, `wrong ${count}`)).status).toBe(401);
  expect((await guess(one, "open sesame")).status).toBe(429);
  expect((await guess(other, "open sesame")).status).toBe(200);
});

test("a link is read 120 times a minute from a network; other links and networks are not held up, and guessed tokens count as one", async () => {
  const [one, other] = [await share({}), await share({})];
  const read = async (token: string, client = "192.0.2.40") => (await call("GET", `/share-links/${token}`, { client })).status;
  for (let count = 0; count < 120; count++) expect(await read(one)).toBe(200);
  expect([await read(one), await read(other), await read(one, "192.0.2.41")]).toEqual([429, 200, 200]);
  for (let count = 0; count < 120; count++) expect(await read(`guess-${count}`, "192.0.2.42")).toBe(404);
  expect([await read("another-guess", "192.0.2.42"), await read(other, "192.0.2.42")]).toEqual([429, 200]);
});
