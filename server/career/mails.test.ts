import { afterAll, expect, test } from "vitest";
import { database } from "@/server/platform/db/client";
import { newId } from "@/server/platform/ids";
import { startFakeSmtp } from "@/server/testing/fake-smtp";
import { call, ORIGIN, type Person, signUp, withInstance } from "@/server/testing/instance";
import { expectConsole } from "@/server/testing/quiet-console";
import { send } from "@/server/testing/send";
import { sendDueMails } from "./mails";
import { tick } from "./runner";

const smtp = await startFakeSmtp();
afterAll(() => smtp.stop());
withInstance({ SMTP_URL: smtp.url, SMTP_FROM: "Dossier <dossier@example.com>", APP_URL: ORIGIN });

const LATER = new Date("2030-12-02T08:00:30.000Z");

async function schedule(person: Person) {
  const applicationId = (await send(person, "POST", "/applications", { company: "Northpine", role: "Designer" })).body;
  const when = { timezone: "UTC", nextRunAt: "2030-12-02T08:00:00Z" };
  return send(person, "POST", "/career/schedules", { kind: "follow-up", applicationId, email: true, ...when });
}
const verify = (person: Person, emailVerified: boolean) =>
  database().user.updateMany({ where: { id: person.userId }, data: { emailVerified } });
const listed = async (person: Person) => (await send(person, "GET", "/career/notifications")).body;

test("a notification is sent once to a verified address, however many instances send", async () => {
  const ada = await signUp();
  expect((await schedule(ada)).status).toBe(412);
  await verify(ada, true);
  expect((await schedule(ada)).status).toBe(200);
  while (await tick(database(), LATER));
  await Promise.all(Array.from({ length: 4 }, () => sendDueMails(database(), LATER)));
  await sendDueMails(database(), new Date(LATER.getTime() + 3_600_000));
  const mail = await smtp.mailTo(ada.email, /Follow up with Northpine/);
  expect(mail.text).toContain("as Designer at Northpine");
  await expect(smtp.mailTo(ada.email, /Follow up/, 200)).rejects.toThrow("No mail");
  expect((await listed(ada))[0]).toMatchObject({ emailedAt: LATER.toISOString(), emailAttemptedAt: LATER.toISOString() });
});

test("what cannot be sent three times, five minutes apart, is reported in the list", async () => {
  const ada = await signUp();
  expectConsole(/could not be sent/);
  const row = { id: newId(), userId: ada.userId, key: "due", notice: { type: "followup", company: "N", role: "D" } };
  await database().notification.createMany({ data: [{ ...row, emailDueAt: LATER, createdAt: LATER, updatedAt: LATER }] });
  const attempts = async () => (await database().notification.findUniqueOrThrow({ where: { id: row.id } })).emailAttempts;
  for (const minutes of [0, 4, 5, 10, 15, 60]) await sendDueMails(database(), new Date(LATER.getTime() + minutes * 60_000));
  expect(await attempts()).toBe(3);
  const types = (await listed(ada)).map(({ notice }: { notice: { type: string } }) => notice.type);
  expect(types).toEqual(["email-failed", "followup"]);
});

test("a mail can turn off all mails with one click, and leads to what it is about", async () => {
  const ada = await signUp();
  await verify(ada, true);
  await schedule(ada);
  while (await tick(database(), LATER));
  await sendDueMails(database(), LATER);
  const mail = await smtp.mailTo(ada.email, /Follow up/);
  expect(mail.text).toMatch(/https?:\/\/[^/]+\/applications\/[0-9a-f-]{36}/);
  expect(mail.head).toMatch(/List-Unsubscribe-Post: List-Unsubscribe=One-Click/);
  const token = /unsubscribe\/([\w-]{64})/.exec(mail.text)?.[1] ?? "";
  expect((await call("POST", `/career/notifications/unsubscribe/${token.slice(0, -1)}x`)).status).toBe(404);
  const settings = async () => (await send(ada, "GET", "/career/notifications/settings")).body;
  expect(await settings()).toEqual({ mail: "each", timezone: "UTC" });
  expect((await call("POST", `/career/notifications/unsubscribe/${token}`)).status).toBe(200);
  expect(await settings()).toMatchObject({ mail: "off" });
  await schedule(ada);
  while (await tick(database(), LATER));
  await sendDueMails(database(), LATER);
  await expect(smtp.mailTo(ada.email, /Follow up/, 200)).rejects.toThrow("No mail");
  expect((await listed(ada)).length).toBe(2);
});

test("mails of a day come together at eight in the morning of the person's zone", async () => {
  const ada = await signUp();
  await verify(ada, true);
  await send(ada, "PUT", "/career/notifications/settings", { mail: "daily", timezone: "Asia/Tokyo" });
  for (let count = 0; count < 3; count++) await schedule(ada);
  while (await tick(database(), LATER));
  await sendDueMails(database(), LATER);
  await expect(smtp.mailTo(ada.email, /Follow up|notifications/, 200)).rejects.toThrow("No mail");
  await sendDueMails(database(), new Date("2030-12-02T22:59:00Z"));
  await expect(smtp.mailTo(ada.email, /Follow up|notifications/, 200)).rejects.toThrow("No mail");
  await Promise.all(Array.from({ length: 3 }, () => sendDueMails(database(), new Date("2030-12-02T23:00:00Z"))));
  const mail = await smtp.mailTo(ada.email, /3 notifications/);
  expect(mail.text.match(/Follow up with Northpine/g)).toHaveLength(3);
  await expect(smtp.mailTo(ada.email, /Follow up|notifications/, 200)).rejects.toThrow("No mail");
  // A mail that waits for the morning is sent immediately when the user switches to single mails.
  await schedule(ada);
  while (await tick(database(), LATER));
  await send(ada, "PUT", "/career/notifications/settings", { mail: "each", timezone: "Asia/Tokyo" });
  await sendDueMails(database(), LATER);
  await smtp.mailTo(ada.email, /Follow up with Northpine/);
  expect((await send(ada, "PUT", "/career/notifications/settings", { mail: "hourly", timezone: "UTC" })).status).toBe(400);
  expect((await send(ada, "PUT", "/career/notifications/settings", { mail: "each", timezone: "Mars" })).status).toBe(400);
});

test("marking all as read keeps the first reading of each", async () => {
  const ada = await signUp();
  for (let count = 0; count < 2; count++) await schedule(ada);
  await verify(ada, true);
  for (let count = 0; count < 2; count++) await schedule(ada);
  while (await tick(database(), LATER));
  const [first] = await listed(ada);
  await send(ada, "POST", `/career/notifications/${first.id}/read`);
  const { readAt } = (await listed(ada))[0];
  expect((await send(ada, "POST", "/career/notifications/read")).status).toBe(200);
  const all = await listed(ada);
  expect(all[0].readAt).toBe(readAt);
  expect(all.every((one: { readAt: string | null }) => one.readAt !== null)).toBe(true);
  expect((await send(ada, "GET", "/career/notifications/counts")).body).toEqual({ unread: 0 });
});
