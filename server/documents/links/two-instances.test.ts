import { beforeAll, expect, test } from "vitest";
import type { Application } from "@/server/testing/application";
import { withApplications } from "@/server/testing/applications";
import { withInstance } from "@/server/testing/instance";

// Two copies of the built application with one database, as behind a load balancer.
withInstance();

const { start, emptyFolder } = withApplications("file");
const folders = [0, 1].map(emptyFolder);
const instances: Application[] = [];

beforeAll(async () => {
  const shared = {
    DATABASE_URL: process.env.DATABASE_URL ?? "",
    AUTH_SECRET: "one secret that both instances know",
    ENCRYPTION_SECRET: "another one that both of them know",
  };
  for (const DATA_DIR of folders) instances.push(await start(DATA_DIR, shared));
}, 120_000);

const at = (instance: 0 | 1, method: string, path: string, headers: Record<string, string> = {}, body?: unknown) => {
  const address = instances[instance]?.address ?? "";
  const sent = { origin: address, "content-type": "application/json", ...headers };
  return fetch(`${address}${path}`, { method, headers: sent, ...(body !== undefined && { body: JSON.stringify(body) }) });
};

test("a link that ends on one instance is missing on the other with its next request, and a reader is counted once on both", async () => {
  const username = `two.${Math.random().toString(36).slice(2, 10)}`;
  const account = { email: `${username}@example.com`, username, name: "Ada Example", password: "correct horse" };
  const signedUp = await at(0, "POST", "/api/auth/sign-up/email", {}, account);
  const cookie = signedUp.headers
    .getSetCookie()
    .map((entry) => entry.split(";")[0])
    .join("; ");
  const own = async (instance: 0 | 1, method: string, path: string, body?: unknown) =>
    (await at(instance, method, `/api/openapi${path}`, { cookie }, body)).json().catch(() => null);
  const id = await own(0, "POST", "/resumes", { name: "x", withSampleData: true });
  const links = `/documents/resume/${id}/share-links`;
  const status = async (instance: 0 | 1, token: string) =>
    (await at(instance, "GET", `/api/openapi/share-links/${token}`)).status;
  const pages = async (instance: 0 | 1, token: string) => (await at(instance, "GET", `/s/${token}`)).status;

  const link = await own(0, "POST", links, { label: "x" });
  expect([await status(0, link.token), await status(1, link.token), await pages(1, link.token)]).toEqual([200, 200, 200]);
  expect((await own(1, "GET", links))[0].views).toBe(1);
  for (const path of [`/s/${link.token}`, `/api/openapi/share-links/${link.token}`]) {
    const { headers } = await at(0, "GET", path);
    expect([path, headers.get("referrer-policy"), headers.get("cache-control")]).toEqual([
      path,
      "no-referrer",
      "private, no-store",
    ]);
    expect(headers.get("x-robots-tag")).toContain("noindex");
  }
  await own(0, "DELETE", `${links}/${link.id}`);
  expect([await status(1, link.token), await status(0, link.token), await pages(1, link.token)]).toEqual([404, 404, 404]);

  const locked = await own(1, "POST", links, { label: "x" });
  await own(1, "PATCH", `${links}/${locked.id}`, { password: "open sesame" });
  expect(await status(0, locked.token)).toBe(401);
  await own(0, "POST", "/documents/trash", { type: "resume", id });
  expect([await status(0, locked.token), await status(1, locked.token)]).toEqual([404, 404]);
}, 60_000);
