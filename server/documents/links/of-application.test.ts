import { beforeAll, expect, test } from "vitest";
import { database } from "@/server/platform/db/client";
import { call, type Person, signUp, withInstance } from "@/server/testing/instance";

withInstance();

let ada: Person;
let id = "";
beforeAll(async () => {
  ada = await signUp();
  id = (await call("POST", "/resumes", { key: ada.key, body: { name: "Mine", withSampleData: true } })).body;
});

const application = async () =>
  (await call("POST", "/applications", { key: ada.key, body: { company: "Northpine", role: "Engineer" } })).body;
const share = async (body: Record<string, unknown>) =>
  (await call("POST", `/documents/resume/${id}/share-links`, { key: ada.key, body: { label: "Northpine", ...body } })).body;
const readBy = (token: string, client: string) => call("GET", `/share-links/${token}`, { client });
const notesOf = async (applicationId: string) =>
  (await call("GET", `/applications/${applicationId}`, { key: ada.key })).body.activity.filter(
    ({ type }: { type: string }) => type === "note",
  ) as { text: string; at: string }[];

test("an application lists its links, and its timeline the day of the first view once, however many read at once", async () => {
  const applicationId = await application();
  const link = await share({ applicationId });
  const listed = async () => (await call("GET", `/applications/${applicationId}/share-links`, { key: ada.key })).body;
  expect(await listed()).toMatchObject([{ document: { type: "resume", id, name: "Mine" }, link: { id: link.id, views: 0 } }]);
  expect(await notesOf(applicationId)).toEqual([]);
  await Promise.all([21, 22, 23, 24].map((each) => readBy(link.token, `192.0.2.${each}`)));
  const today = new Date().toISOString().slice(0, 10);
  expect(await listed()).toMatchObject([{ link: { views: 4, lastViewedOn: today } }]);
  expect(await notesOf(applicationId)).toMatchObject([
    { text: "The link “Northpine” was opened for the first time.", at: `${today}T12:00:00.000Z` },
  ]);
  await call("DELETE", `/documents/resume/${id}/share-links/${link.id}`, { key: ada.key });
  expect(await listed()).toMatchObject([{ link: { endedAt: expect.any(String) } }]);
});

test("views of links without an application, of its owner and of robots write no note", async () => {
  const applicationId = await application();
  const [own, none] = [await share({ applicationId }), await share({})];
  await call("GET", `/share-links/${own.token}`, { key: ada.key });
  await readBy(none.token, "192.0.2.31");
  await call("GET", `/share-links/${own.token}`, { headers: { "user-agent": "Slackbot 1.0" } });
  expect(await notesOf(applicationId)).toEqual([]);
});

test("someone else's application and documents are not listed", async () => {
  const eve = await signUp();
  const applicationId = await application();
  await share({ applicationId });
  expect((await call("GET", `/applications/${applicationId}/share-links`, { key: eve.key })).status).toBe(404);
  expect((await call("GET", "/documents/open-comments", { key: eve.key })).body).toEqual([]);
});

test("open comments are counted by document, and mailed about once a day without a notification", async () => {
  const { token } = await share({ allowComments: true });
  const comment = { author: "Noor", place: { path: "/basics/name", quote: "" }, text: "x" };
  const made = [];
  for (let count = 0; count < 3; count++)
    made.push((await call("POST", `/share-links/${token}/comments`, { body: comment })).body);
  const waiting = async () => (await call("GET", "/documents/open-comments", { key: ada.key })).body;
  expect(await waiting()).toEqual([{ type: "resume", id, name: "Mine", openComments: 3 }]);
  const rows = await database().notification.findMany({ where: { userId: ada.userId } });
  expect(rows.map(({ notice, url, emailDueAt }) => [notice, url, emailDueAt !== null])).toEqual([
    [{ type: "comments", document: "Mine" }, `/resumes/${id}#comments`, true],
  ]);
  expect((await call("GET", "/career/notifications", { key: ada.key })).body).toEqual([]);
  expect((await call("GET", "/career/notifications/counts", { key: ada.key })).body).toEqual({ unread: 0 });
  for (const { id: commentId } of made)
    await call("POST", `/documents/resume/${id}/comments/${commentId}/dismiss`, { key: ada.key, body: {} });
  expect(await waiting()).toEqual([]);
});

test("a person who wants no mails gets none about comments", async () => {
  const bob = await signUp();
  await call("PUT", "/career/notifications/settings", { key: bob.key, body: { mail: "off", timezone: "UTC" } });
  const { body: own } = await call("POST", "/resumes", { key: bob.key, body: { name: "Own", withSampleData: true } });
  const body = { label: "x", allowComments: true };
  const { token } = (await call("POST", `/documents/resume/${own}/share-links`, { key: bob.key, body })).body;
  const comment = { author: "Noor", place: { path: "/basics/name", quote: "" }, text: "x" };
  expect((await call("POST", `/share-links/${token}/comments`, { body: comment })).status).toBe(200);
  expect(await database().notification.count({ where: { userId: bob.userId } })).toBe(0);
});
