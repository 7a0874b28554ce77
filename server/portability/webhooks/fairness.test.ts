import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { database } from "@/server/platform/db/client";
import { call, type Person, signUp, withInstance } from "@/server/testing/instance";
import { allSent, startDeliveries } from "./deliver";
import { queueChanges } from "./queue";

withInstance({ WEBHOOK_ALLOWED_HOSTS: "127.0.0.1" });

/** A receiver that never responds at /hanging, and immediately elsewhere. */
let server: Server;
let origin: string;
const requests: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    requests.push(request.url ?? "");
    if (request.url !== "/hanging") response.writeHead(204).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await allSent();
});

const addWebhook = async (person: Person, path: string): Promise<string> =>
  (await call("POST", "/webhooks", { key: person.key, body: { url: origin + path } })).body.id;
const countOf = (path: string) => requests.filter((each) => each === path).length;

test("ten receivers of one account that never respond do not delay another's webhook, however often it is replayed", async () => {
  const [eve, kim] = [await signUp(), await signUp()];
  const hanging: string[] = [];
  for (let index = 0; index < 10; index++) hanging.push(await addWebhook(eve, "/hanging"));
  await addWebhook(kim, "/works");
  await new Promise((resolve) => setTimeout(resolve, 5));
  for (let count = 0; count < 3; count++) await call("POST", "/resumes", { key: eve.key, body: { name: `Eve ${count}` } });
  await call("POST", "/resumes", { key: kim.key, body: { name: "Kim" } });
  await database().webhook.updateMany({ data: { checkedAt: new Date(0) } });
  const at = new Date(Date.now() + 2_005);
  await queueChanges(database(), at);

  await startDeliveries(database(), at);
  await expect.poll(() => countOf("/works")).toBe(1);
  // A quarter of sixteen; the other 26 deliveries wait.
  await expect.poll(() => countOf("/hanging")).toBe(4);
  expect(await startDeliveries(database(), at)).toBe(0);

  const [delivery] = (await call("GET", `/webhooks/${hanging[0]}/deliveries`, { key: eve.key })).body;
  await call("POST", `/webhooks/${hanging[0]}/deliveries/${delivery.id}/replays`, { key: eve.key });
  await call("POST", "/resumes", { key: kim.key, body: { name: "Kim again" } });
  await database().webhook.updateMany({ data: { checkedAt: new Date(0) } });
  const next = new Date(at.getTime() + 2_005);
  await queueChanges(database(), next);
  await startDeliveries(database(), next);
  await expect.poll(() => countOf("/works")).toBe(2);
  expect(countOf("/hanging")).toBe(4);
});

test("a replay of a delivery that is being tried does not give it more tries", async () => {
  const lea = await signUp();
  const id = await addWebhook(lea, "/works");
  await database().webhookDelivery.create({
    data: {
      id: "0195b0e0-0000-7000-8000-000000000001",
      webhookId: id,
      type: "resume.updated",
      body: "{}",
      attempts: 5,
      nextAt: new Date(Date.now() + 3_600_000),
      createdAt: new Date(),
    },
  });
  const replay = `/webhooks/${id}/deliveries/0195b0e0-0000-7000-8000-000000000001/replays`;
  expect((await call("POST", replay, { key: lea.key })).body).toMatchObject({ state: "pending", attempts: 5 });
});
