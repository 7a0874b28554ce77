import { createHash } from "node:crypto";
import { beforeEach, expect, test, vi } from "vitest";
import { LIMITS } from "@/contracts/limits";
import { database } from "@/server/platform/db/client";
import { forget } from "@/server/platform/singleton";
import { call, ORIGIN, type Person, sendRequest, signUp, withInstance } from "@/server/testing/instance";

const SECRET = "a-secret-of-the-mail-server";
withInstance({ INCOMING_MAIL_DOMAIN: "in.dossier.example", INCOMING_MAIL_SECRET: SECRET });

const FORWARDING = "/integrations/mailbox/forwarding";
const REJECTION = "Unfortunately, we have decided to proceed with other candidates for this position.";
const VERIFIED = "mx.dossier.example; dmarc=pass header.from=northpine.example";

let ada: Person;
let address: string;
let count = 0;

beforeEach(async () => {
  ada = await signUp();
  address = (await call("POST", FORWARDING, { key: ada.key })).body.address;
  await call("POST", "/applications", {
    key: ada.key,
    body: { company: "Northpine", role: "Product Designer", status: "applied" },
  });
});

const mail = (text: string, headers: Record<string, string> = {}): string =>
  `${Object.entries({
    From: "Northpine Careers <careers@northpine.example>",
    To: "ada@mail.example",
    Subject: "Your application as Product Designer",
    Date: new Date().toUTCString(),
    "Message-ID": `<${++count}@northpine.example>`,
    ...headers,
  })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join("")}\r\n${text}\r\n`;

type Handing = { to?: string; authorization?: string; headers?: Record<string, string> };

/** Hands a mail in as the operator's mail server does. */
async function hand(body: string | FormData, { to = address, authorization = `Bearer ${SECRET}`, headers = {} }: Handing = {}) {
  const query = to === "" ? "" : `?to=${encodeURIComponent(to)}`;
  const request = new Request(`${ORIGIN}/api/incoming-mail${query}`, {
    method: "POST",
    headers: { host: "localhost:3000", ...(authorization && { authorization }), ...headers },
    body,
  });
  return (await sendRequest(request)).status;
}

const proposals = async () => (await call("GET", "/applications/mail-proposals", { key: ada.key })).body;
const forwarding = async () => (await call("GET", FORWARDING, { key: ada.key })).body;

test("a forwarded mail is read like one of a mailbox, once, and nothing else of it is stored", async () => {
  const marker = "violet-marker";
  const forwarded = mail(`${REJECTION}\nPS: ${marker}`);
  for (let time = 0; time < 3; time++) expect(await hand(forwarded)).toBe(204);
  expect(await hand(mail(`Lunch on Friday? ${marker}`, { Subject: `Private ${marker}` }))).toBe(204);
  expect(await proposals()).toMatchObject([
    { kind: "rejection", sentence: REJECTION, isSure: true, authenticated: "unknown", state: "open" },
  ]);
  const rows = await database().mailProposal.findMany({ where: { userId: ada.userId } });
  expect(JSON.stringify(rows)).not.toContain(marker);
  const row = await database().forwardingAddress.findUnique({ where: { userId: ada.userId } });
  expect(JSON.stringify(row)).not.toContain(marker);
  expect((await forwarding()).lastReceivedAt).not.toBeNull();
});

test("HTML, calendars and attachments are read as in a mailbox: the first two, and never a mail within the mail", async () => {
  const calendar = [
    ...["BEGIN:VCALENDAR", "METHOD:REQUEST", "BEGIN:VEVENT", "UID:1@northpine.example", "SUMMARY:Interview at Northpine"],
    ...["DTSTART:20261203T130000Z", "DTEND:20261203T140000Z", "END:VEVENT", "END:VCALENDAR"],
  ].join("\r\n");
  const part = (type: string, text: string) => `--x\r\nContent-Type: ${type}\r\n\r\n${text}\r\n`;
  const parts = [
    part("text/html; charset=utf-8", "<p>We would like to <b>invite</b> you to an interview.</p>"),
    part("text/calendar; method=REQUEST; charset=utf-8", calendar),
    part("message/rfc822", mail(REJECTION)),
  ];
  expect(await hand(mail(`${parts.join("")}--x--`, { "Content-Type": 'multipart/mixed; boundary="x"' }))).toBe(204);
  expect(await proposals()).toMatchObject([
    { kind: "interview", interview: { at: "2026-12-03T13:00:00.000Z", durationMinutes: 60 } },
  ]);
});

test("no header of the sender makes the mail verified; that of the operator's server does, where its name is set", async () => {
  await hand(mail(REJECTION, { "Authentication-Results": VERIFIED }));
  expect(await proposals()).toMatchObject([{ authenticated: "unknown" }]);
  vi.stubEnv("INCOMING_MAIL_AUTHENTICATOR", "mx.dossier.example");
  forget("env");
  await hand(mail(REJECTION, { "Authentication-Results": VERIFIED.replace("mx.dossier", "mx.google") }));
  await hand(mail(REJECTION, { "Authentication-Results": VERIFIED.replace("mx.dossier", "evil.mx.dossier") }));
  expect((await proposals()).map((each: { authenticated: string }) => each.authenticated)).not.toContain("pass");
  await hand(mail(REJECTION, { "Authentication-Results": VERIFIED }));
  await hand(mail(REJECTION, { "Authentication-Results": VERIFIED.replace("pass", "fail") }));
  // What it says of a sender may hold words of that sender, and below its own are those of others.
  const words = 'mx.dossier.example; spf=pass smtp.mailfrom="x; dmarc=pass header.from=northpine.example"@evil.example';
  await hand(mail(REJECTION, { "Authentication-Results": words }));
  const failed = VERIFIED.replace("pass", "fail");
  await hand(mail(REJECTION, { "Authentication-Results": `${failed}\r\nAuthentication-Results: ${VERIFIED}` }));
  const results = (await proposals()).map((each: { authenticated: string }) => each.authenticated).sort();
  expect(results).toEqual(["fail", "fail", "pass", "unknown", "unknown", "unknown", "unknown"]);
  vi.unstubAllEnvs();
  Object.assign(process.env, { INCOMING_MAIL_DOMAIN: "in.dossier.example", INCOMING_MAIL_SECRET: SECRET });
  forget("env");
});

test("only the secret opens the door, and nobody learns which addresses exist", async () => {
  for (const authorization of ["", "Bearer wrong", `Bearer ${SECRET}x`, `Basic ${btoa("mail:wrong")}`, SECRET])
    expect([authorization, await hand(mail(REJECTION), { authorization })]).toEqual([authorization, 401]);
  expect(await proposals()).toEqual([]);
  expect(await hand(mail(REJECTION), { to: "unknown@in.dossier.example" })).toBe(204);
  expect(await hand(mail(REJECTION), { to: address.replace("in.dossier", "elsewhere") })).toBe(204);
  expect(await hand("no mail at all")).toBe(204);
  expect(await hand(mail(REJECTION), { to: "" })).toBe(400);
  expect(await hand("a".repeat(LIMITS.incomingMail.bytes + 1))).toBe(413);
  expect(await proposals()).toEqual([]);
  expect(await hand(mail(REJECTION), { authorization: `Basic ${btoa(`mail:${SECRET}`)}` })).toBe(204);
  expect(await proposals()).toHaveLength(1);
});

test("mail servers and inbound services hand mails in, each in its own form", async () => {
  expect(await hand(mail(REJECTION), { to: "", headers: { "x-envelope-to": `<${address.toUpperCase()}>` } })).toBe(204);
  const mailgun = new FormData();
  mailgun.set("recipient", address);
  mailgun.set("body-mime", mail(REJECTION));
  expect(await hand(mailgun, { to: "" })).toBe(204);
  const sendGrid = new FormData();
  sendGrid.set("envelope", JSON.stringify({ to: [address], from: "bounce@northpine.example" }));
  sendGrid.set("email", mail(REJECTION));
  expect(await hand(sendGrid, { to: "" })).toBe(204);
  expect(await proposals()).toHaveLength(3);
});

test("Gmail's confirmation shows its code to the owner and proposes nothing", async () => {
  const subject = "(#987654321) Gmail Forwarding Confirmation - Receive Mail from ada@mail.example";
  await hand(mail("Open this link.", { From: "Gmail Team <forwarding-noreply@google.com>", Subject: subject }));
  expect(await proposals()).toEqual([]);
  expect((await forwarding()).confirmation).toMatchObject({ code: "987654321", for: "ada@mail.example" });
});

test("a mail of parts or lines without end delays no other request, and is read", { timeout: 60_000 }, async () => {
  let [longest, last] = [0, performance.now()];
  const watch = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 5);
  const mixed = { "Content-Type": 'multipart/mixed; boundary="x"' };
  const part = "--x\r\nContent-Type: text/plain\r\n\r\n";
  expect(await hand(mail(`${part}${REJECTION}\r\n${`${part}a\r\n`.repeat(10_000)}--x--`, mixed))).toBe(204);
  expect(await hand(mail("--x\n\n".repeat(400_000), mixed))).toBe(204);
  expect(await hand(mail("a \n".repeat(600_000), { "Content-Type": "text/plain; format=flowed" }))).toBe(204);
  clearInterval(watch);
  expect(await proposals()).toContainEqual(expect.objectContaining({ kind: "rejection", sentence: REJECTION }));
  process.stdout.write(`Mails without end held the event loop up for at most ${Math.round(longest)} ms\n`);
  expect(longest).toBeLessThan(5_000);
});

test("a new address replaces the present one, and mails to a deleted or disabled one are dropped", async () => {
  const { body: renewed } = await call("POST", FORWARDING, { key: ada.key });
  expect(renewed.address).not.toBe(address);
  await hand(mail(REJECTION));
  expect(await proposals()).toEqual([]);
  await database().user.update({ where: { id: ada.userId }, data: { banned: true } });
  await hand(mail(REJECTION), { to: renewed.address });
  await database().user.update({ where: { id: ada.userId }, data: { banned: false } });
  expect(await database().mailProposal.count({ where: { userId: ada.userId } })).toBe(0);
  await call("DELETE", FORWARDING, { key: ada.key });
  expect(await forwarding()).toMatchObject({ address: null });
  expect(await hand(mail(REJECTION), { to: renewed.address })).toBe(204);
  expect(await database().mailProposal.count({ where: { userId: ada.userId } })).toBe(0);
});

test("a flood fills nobody's list: 200 mails an hour are read, and the owner sees that others were dropped", async () => {
  vi.stubEnv("RATE_LIMITS", "on");
  forget("env");
  await database().$executeRaw`insert into rate_limit (key, points, expire)
    values (${`incomingMail:${ada.userId}`}, 199, ${Date.now() + 3_600_000})`;
  for (let index = 0; index < 3; index++) expect(await hand(mail(REJECTION))).toBe(204);
  expect(await database().mailProposal.count({ where: { userId: ada.userId } })).toBe(1);
  vi.unstubAllEnvs();
  Object.assign(process.env, { RATE_LIMITS: "off" });
  forget("env");
  expect((await forwarding()).lastDroppedAt).not.toBeNull();
});

test("what a new mail proposes is queued for the devices of the person, once", async () => {
  const device = { sealed: "", userAgent: "", createdAt: new Date() };
  const endpointHash = createHash("sha256").update(ada.userId).digest("base64url");
  await database().pushDevice.create({ data: { id: ada.userId, userId: ada.userId, endpointHash, ...device } });
  const forwarded = mail(REJECTION);
  await hand(forwarded);
  await hand(forwarded);
  await hand(mail(REJECTION, { Date: "Mon, 2 Nov 2026 10:00:00 +0000" }));
  const queued = await database().pushMessage.findMany({ where: { deviceId: ada.userId } });
  expect(queued.map(({ notice }) => notice)).toEqual([
    { type: "mail", kind: "rejection", company: "Northpine", role: "Product Designer", at: null },
  ]);
});

test("where the operator has not set up incoming mail, there is none", async () => {
  vi.stubEnv("INCOMING_MAIL_DOMAIN", "");
  vi.stubEnv("INCOMING_MAIL_SECRET", "");
  forget("env");
  expect(await hand(mail(REJECTION))).toBe(404);
  expect((await call("GET", FORWARDING, { key: ada.key })).status).toBe(404);
  expect((await call("GET", "/integrations/mailbox", { key: ada.key })).body.canForward).toBe(false);
  vi.unstubAllEnvs();
  forget("env");
});
