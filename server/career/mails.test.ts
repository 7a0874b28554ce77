import { afterAll, expect, test } from "vitest";
import { database } from "@/server/db/client";
import { newId } from "@/server/ids";
import { startFakeSmtp } from "@/server/testing/fake-smtp";
import { call, ORIGIN, type Person, signUp, withInstance } from "@/server/testing/instance";
import { expectConsole } from "@/server/testing/quiet-console";
import { sendDueMails } from "./mails";
import { tick } from "./runner";

const smtp = await startFakeSmtp();
afterAll(() => smtp.stop());
withInstance({ SMTP_URL: smtp.url, SMTP_FROM: "Dossier <dossier@example.com>", APP_URL: ORIGIN });

const LATER = new Date("2030-12-02T08:00:30.000Z");
const send = (person: Person, method: string, path: string, body?: unknown) => call(method, path, { key: person.key, body });

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

test("what cannot be sent three times, five minutes apart, is told in the list", async () => {
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
