import { expect, test, vi } from "vitest";
import { LIMITS } from "@/contracts/limits";
import { revokeApiKeys } from "@/server/accounts/auth/end-access";
import { database } from "@/server/platform/db/client";
import { forget } from "@/server/platform/singleton";
import { call, makeKey, ORIGIN, sendRequest, signUp } from "@/server/testing/instance";
import { pushDue } from "./deliver";
import { queue } from "./testing/pushes";
import { withPushService } from "./testing/with-push-service";

const { service, newBrowser, addDevice, received } = await withPushService();

test("signing out removes the device, and another account that uses the browser takes it over", async () => {
  const [ada, eve] = [await signUp(), await signUp()];
  const shared = newBrowser();
  await addDevice(ada, shared, { cookie: ada.cookie });
  const again = await addDevice(ada, shared, { cookie: ada.cookie });
  await addDevice(eve, shared, { cookie: eve.cookie });
  expect(await database().pushDevice.count({ where: { userId: ada.userId } })).toBe(0);
  expect(again.id).not.toBe("");
  const headers = { cookie: eve.cookie, origin: ORIGIN, host: "localhost:3000", "content-type": "application/json" };
  await sendRequest(new Request(`${ORIGIN}/api/auth/sign-out`, { method: "POST", headers, body: "{}" }));
  expect(await database().pushDevice.count({ where: { userId: eve.userId } })).toBe(0);
});

test("what is pushed to an account ends on a browser in which another one signs in over it", async () => {
  const [ada, eve] = [await signUp(), await signUp()];
  const [here, elsewhere] = [await addDevice(ada, newBrowser(), { cookie: ada.cookie }), await addDevice(ada)];
  const body = JSON.stringify({ email: eve.email, password: "correct horse" });
  const headers = { cookie: ada.cookie, origin: ORIGIN, host: "localhost:3000", "content-type": "application/json" };
  const request = new Request(`${ORIGIN}/api/auth/sign-in/email`, { method: "POST", headers, body });
  expect((await sendRequest(request)).status).toBe(200);
  await queue(ada, "mail:private");
  await pushDue(database(), new Date());
  expect([received(here.browser), received(elsewhere.browser)]).toMatchObject([[], [{}]]);
});

test("a key for reading adds no device; what a key has added ends when all keys are revoked", async () => {
  const ada = await signUp();
  const key = await makeKey(ada.cookie, "read");
  const refused = await call("POST", "/integrations/push/devices", { key, body: newBrowser().subscription });
  expect(refused.status).toBe(403);
  const [byKey, byPerson] = [await addDevice(ada), await addDevice(ada, newBrowser(), { cookie: ada.cookie })];
  await revokeApiKeys(database(), ada.userId);
  const left = await database().pushDevice.findMany({ where: { userId: ada.userId } });
  expect([left.map(({ id }) => id), byKey.id]).toEqual([[byPerson.id], expect.any(String)]);
});

test("a service that redirects, or that answers without end, gets one request and is read no further", async () => {
  const ada = await signUp();
  const { browser, id } = await addDevice(ada);
  const attempt = async () => (await call("POST", `/integrations/push/devices/${id}/tests`, { key: ada.key })).body;
  service.status = 307;
  expect(await attempt()).toEqual({ success: false, error: "The push service returned status 307." });
  expect(service.received.map(({ path }) => browser.endpoint.endsWith(path))).toEqual([true]);
  service.status = 201;
  service.isEndless = true;
  expect(await attempt()).toEqual({ success: true });
  service.isEndless = false;
});

test("an address that has become private is not connected to", async () => {
  const ada = await signUp();
  const { id } = await addDevice(ada);
  vi.stubEnv("PUSH_ALLOWED_HOSTS", "");
  forget("env");
  const { body } = await call("POST", `/integrations/push/devices/${id}/tests`, { key: ada.key });
  vi.stubEnv("PUSH_ALLOWED_HOSTS", "127.0.0.1");
  forget("env");
  expect(body).toEqual({ success: false, error: "The push service is not on the public internet." });
  expect(service.received).toEqual([]);
});

test("addresses and keys that cannot be used are refused with 400, as is a device too many", async () => {
  const ada = await signUp();
  const good = newBrowser().subscription;
  const refused = async (body: object) =>
    (await call("POST", "/integrations/push/devices", { key: ada.key, body: { ...good, ...body } })).status;
  for (const endpoint of [
    good.endpoint.replace("https:", "http:"),
    "https://10.0.0.1/send",
    "https://[::1]/send",
    "https://localhost/send",
    "https://me:secret@push.example.com/send",
    `https://push.example.com/${"a".repeat(LIMITS.push.endpoint)}`,
    "",
  ])
    expect([endpoint.slice(0, 40), await refused({ endpoint })]).toEqual([endpoint.slice(0, 40), 400]);
  const [point, short] = [`B${"A".repeat(86)}`, "AAAA"];
  expect(await refused({ keys: { ...good.keys, p256dh: point } })).toBe(400);
  expect(await refused({ keys: { ...good.keys, p256dh: short } })).toBe(400);
  expect(await refused({ keys: { ...good.keys, auth: short } })).toBe(400);
  const answers = await Promise.all(
    Array.from({ length: LIMITS.push.devices + 5 }, () =>
      call("POST", "/integrations/push/devices", { key: ada.key, body: newBrowser().subscription }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(LIMITS.push.devices);
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(5);
});

test("addresses and keys are stored encrypted, and in no response and no export", async () => {
  const ada = await signUp();
  const { browser } = await addDevice(ada);
  const { endpoint, keys } = browser.subscription;
  const listed = JSON.stringify((await call("GET", "/integrations/push/devices", { key: ada.key })).body);
  const exported = await call("GET", "/auth/account/export", { key: ada.key });
  expect(exported.body.pushDevices).toMatchObject([{ browser: "Firefox" }]);
  const stored = JSON.stringify(await database().pushDevice.findMany({ where: { userId: ada.userId } }));
  for (const secret of [endpoint, keys.auth, keys.p256dh])
    for (const text of [listed, JSON.stringify(exported.body), stored]) expect(text).not.toContain(secret);
});
