import { expect, test, vi } from "vitest";
import { queuePushes } from "@/server/accounts/notifications/queue-pushes";
import { database } from "@/server/platform/db/client";
import { call, type Person, signUp } from "@/server/testing/instance";
import { forgetOldPushes, PAUSES_MS, pushDue } from "./deliver";
import { queueReminders } from "./remind";
import { readVapid } from "./testing/push-service";
import { queue } from "./testing/pushes";
import { withPushService } from "./testing/with-push-service";

const { service, addDevice, received } = await withPushService();

const MINUTE_MS = 60_000;

const HOUR_MS = 60 * MINUTE_MS;

const save = (person: Person, body: object) =>
  call("PUT", "/integrations/push", {
    key: person.key,
    body: { kinds: ["interviews", "answers", "comments"], quiet: null, timezone: "UTC", ...body },
  });

test("a test reaches the browser: encrypted for it, signed with the key of the instance, and in the person's language", async () => {
  const ada = await signUp();
  await database().user.update({ where: { id: ada.userId }, data: { language: "de" } });
  const { browser, id } = await addDevice(ada);
  const { body: listed } = await call("GET", "/integrations/push/devices", { key: ada.key });
  expect(listed).toMatchObject([{ id, browser: "Firefox", system: "Android", lastSentAt: null }]);
  expect((await call("POST", `/integrations/push/devices/${id}/tests`, { key: ada.key })).body).toEqual({ success: true });
  const [message] = received(browser);
  expect(message?.content).toEqual({
    title: "Dossier",
    body: "Benachrichtigungen erreichen dieses Gerät.",
    url: "/settings/notifications",
    tag: "test",
    lang: "de",
    dir: "ltr",
  });
  const { publicKey, claims } = readVapid(message?.headers.authorization);
  expect(publicKey).toBe((await call("GET", "/integrations/push", { key: ada.key })).body.publicKey);
  expect(claims).toMatchObject({ aud: service.origin, sub: "https://dossier.example.com" });
  expect(message?.headers).toMatchObject({ "content-encoding": "aes128gcm", urgency: "high" });
  const [after] = (await call("GET", "/integrations/push/devices", { key: ada.key })).body;
  expect(after.lastSentAt).not.toBeNull();
});

test("a service whose certificate is not trusted is sent nothing", async () => {
  const ada = await signUp();
  const { id } = await addDevice(ada);
  vi.stubEnv("NODE_TLS_REJECT_UNAUTHORIZED", "1");
  const { body } = await call("POST", `/integrations/push/devices/${id}/tests`, { key: ada.key });
  expect(body).toEqual({ success: false, error: "The push service could not be reached." });
  expect(service.received).toEqual([]);
});

test("each event is pushed once to each device, however often it is reported and however many processes send", async () => {
  const ada = await signUp();
  const [phone, laptop] = [await addDevice(ada), await addDevice(ada)];
  for (let time = 0; time < 3; time++) await queue(ada, "mail:1");
  await Promise.all([1, 2, 3, 4].map(() => pushDue(database(), new Date())));
  await queue(ada, "mail:1");
  await pushDue(database(), new Date());
  for (const { browser } of [phone, laptop])
    expect(received(browser).map(({ content }) => content)).toMatchObject([
      { title: "An email that looks like an offer", body: "Northpine, Designer", url: "/dashboard", tag: "mail:1" },
    ]);
});

test("a process that ends while it sends leaves the message to others after its lease", async () => {
  const ada = await signUp();
  const { browser, id } = await addDevice(ada);
  await queue(ada, "mail:lease");
  const leaseUntil = new Date(Date.now() + MINUTE_MS);
  await database().pushDevice.update({ where: { id }, data: { leaseUntil } });
  await pushDue(database(), new Date());
  expect(received(browser)).toHaveLength(0);
  await pushDue(database(), new Date(leaseUntil.getTime() + 1));
  expect(received(browser)).toHaveLength(1);
});

test("only what was chosen is pushed, also what was queued before", async () => {
  const ada = await signUp();
  const { browser } = await addDevice(ada);
  await queue(ada, "mail:before");
  expect((await save(ada, { kinds: ["comments"] })).status).toBe(200);
  await queue(ada, "mail:after");
  await pushDue(database(), new Date());
  expect(received(browser)).toHaveLength(0);
  await save(ada, { kinds: ["answers"] });
  await queue(ada, "mail:wanted");
  await pushDue(database(), new Date());
  expect(received(browser)).toHaveLength(1);
});

test("what falls into quiet hours follows in one message; an interview within the hour does not wait", async () => {
  const ada = await signUp();
  const { browser } = await addDevice(ada);
  const night = new Date("2026-11-28T23:00:00.000Z");
  await save(ada, { quiet: { from: "22:00", to: "07:00" }, timezone: "Europe/London" });
  await queue(ada, "mail:one", night);
  await queue(ada, "mail:two", night);
  const at = new Date(night.getTime() + HOUR_MS / 2).toISOString();
  const soon = { type: "reminder" as const, company: "Southoak", role: "Writer", at, timezone: "Europe/London" };
  const event = { key: "interview:1", notice: soon, url: "/applications/1", expiresAt: new Date(at) };
  await queuePushes(database(), ada.userId, [event], night);
  await pushDue(database(), night);
  expect(received(browser).map(({ content }) => content)).toMatchObject([{ body: "Southoak, Writer", url: "/applications/1" }]);
  expect(received(browser)[0]?.content.title).toMatch(/^Interview at 11:30\sPM GMT$/);
  await pushDue(database(), new Date("2026-11-29T06:59:59.000Z"));
  expect(received(browser)).toHaveLength(1);
  await pushDue(database(), new Date("2026-11-29T07:00:00.000Z"));
  expect(received(browser).map(({ content }) => content.title)).toEqual([
    expect.stringContaining("Interview"),
    "2 notifications",
  ]);
});

test("an interview is announced an hour before it begins, once, and again where it was moved", async () => {
  const [ada, eve] = [await signUp(), await signUp()];
  const { browser } = await addDevice(ada);
  const now = new Date();
  const at = new Date(now.getTime() + 3 * HOUR_MS);
  const application = { company: "Northpine", role: "Designer", status: "interview" };
  const ids: string[] = [];
  for (const person of [ada, eve]) {
    const { body: id } = await call("POST", "/applications", { key: person.key, body: application });
    const interview = { at: at.toISOString(), kind: "screening", timezone: "Europe/Amsterdam" };
    const added = await call("POST", `/applications/${id}/interviews`, { key: person.key, body: interview });
    expect(added.status).toBe(200);
    ids.push(id);
  }
  const round = async (moment: Date) => {
    await queueReminders(database(), moment);
    await pushDue(database(), moment);
  };
  await round(new Date(at.getTime() - HOUR_MS - MINUTE_MS));
  expect(received(browser)).toHaveLength(0);
  for (const before of [60, 58, 30]) await round(new Date(at.getTime() - before * MINUTE_MS));
  expect(received(browser)).toHaveLength(1);
  expect(received(browser)[0]?.content.title).toContain("Interview at");
  expect(received(browser)[0]?.headers.ttl).toBe("3600");
  const [entry] = (await call("GET", `/applications/${ids[0]}`, { key: ada.key })).body.activity.filter(
    ({ type }: { type: string }) => type === "interview",
  );
  const moved = new Date(at.getTime() + 24 * HOUR_MS);
  const body = { at: moved.toISOString() };
  expect((await call("PATCH", `/applications/${ids[0]}/interviews/${entry?.id}`, { key: ada.key, body })).status).toBe(200);
  await round(new Date(moved.getTime() - HOUR_MS));
  expect(received(browser)).toHaveLength(2);
});

test("a device that is gone is removed; one that fails is left alone for longer and longer", async () => {
  const ada = await signUp();
  const { browser, id } = await addDevice(ada);
  await queue(ada, "mail:failing");
  service.status = 500;
  let at = new Date();
  for (const pause of PAUSES_MS.slice(0, 3)) {
    await pushDue(database(), at);
    await pushDue(database(), new Date(at.getTime() + pause - 1));
    at = new Date(at.getTime() + pause);
  }
  expect(received(browser)).toHaveLength(3);
  service.status = 201;
  await pushDue(database(), at);
  expect(received(browser)).toHaveLength(4);
  expect(await database().pushDevice.findUnique({ where: { id } })).toMatchObject({ failures: 0, notBefore: null });
  for (const status of [404, 410]) {
    const other = await addDevice(ada);
    service.status = status;
    await queue(ada, `mail:${status}`);
    await pushDue(database(), at);
    expect(await database().pushDevice.count({ where: { id: other.id } })).toBe(0);
  }
});

test("a message that this version cannot read does not hold up the others", async () => {
  const ada = await signUp();
  const { browser, id: deviceId } = await addDevice(ada);
  const times = { dueAt: new Date(), createdAt: new Date(), expiresAt: new Date(Date.now() + HOUR_MS) };
  const unknown = { key: "new", kind: "answers", notice: { type: "of a newer version" }, url: "/dashboard" };
  await database().pushMessage.create({ data: { id: deviceId, deviceId, ...unknown, ...times } });
  await queue(ada, "mail:known");
  await pushDue(database(), new Date());
  expect(received(browser)).toHaveLength(1);
});

test("what is no news any more is not pushed, and events are forgotten after a week", async () => {
  const ada = await signUp();
  const { browser } = await addDevice(ada);
  await queue(ada, "mail:old");
  await pushDue(database(), new Date(Date.now() + 49 * HOUR_MS));
  expect(received(browser)).toHaveLength(0);
  await forgetOldPushes(database(), new Date(Date.now() + 8 * 24 * HOUR_MS));
  expect(await database().pushMessage.count({ where: { device: { userId: ada.userId } } })).toBe(0);
});

test("a comment of a reviewer is pushed to the owner with the name of the document and none of its words", async () => {
  const ada = await signUp();
  const { browser } = await addDevice(ada);
  const { body: id } = await call("POST", "/resumes", { key: ada.key, body: { name: "Resume for Northpine" } });
  const operations = [{ op: "replace", path: "/summary/content", value: "<p>I led a team of four people.</p>" }];
  await call("PATCH", `/resumes/${id}`, { key: ada.key, body: { operations } });
  const link = await call("POST", `/documents/resume/${id}/share-links`, {
    key: ada.key,
    body: { label: "Reviewer", allowComments: true },
  });
  const comment = { author: "Reviewer", place: { path: "/summary/content", quote: "a team" }, text: "Secret remark" };
  for (let time = 0; time < 3; time++)
    expect((await call("POST", `/share-links/${link.body.token}/comments`, { body: comment })).status).toBe(200);
  await pushDue(database(), new Date());
  expect(received(browser)).toHaveLength(1);
  const [message] = received(browser);
  expect(message?.content).toMatchObject({ title: "New comments", body: "Resume for Northpine", url: `/resumes/${id}#comments` });
  expect(JSON.stringify(message?.content)).not.toContain("Secret");
});
