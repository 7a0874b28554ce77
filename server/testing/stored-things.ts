import { EXAMPLE_ANSWER } from "@/contracts/assistant/example";
import { addArtifact } from "@/server/career/artifacts";
import { database } from "@/server/platform/db/client";
import { asJson } from "@/server/platform/db/json";
import { newId } from "@/server/platform/ids";
import { sealedSecretOf } from "@/server/portability/webhooks/secret";

// Things of a person that no request creates: what programs, providers and the server itself store.

/** A program that the person has allowed to read. */
export async function addProgram(userId: string): Promise<string> {
  const [id, clientId, now] = [newId(), newId(), new Date()];
  const times = { createdAt: now, updatedAt: now };
  const redirectUris = ["http://127.0.0.1/callback"];
  await database().oauthClient.create({ data: { id: newId(), clientId, name: "Mine", redirectUris, ...times } });
  await database().oauthConsent.create({ data: { id, userId, clientId, scopes: ["api:read"], ...times } });
  return id;
}

/** A webhook that has sent something. */
export async function addWebhook(userId: string): Promise<{ webhook: string; delivery: string }> {
  const [webhook, delivery] = [newId(), newId()];
  const where = { url: "http://127.0.0.1:1/", subjects: ["resume"], enabled: false, cursor: "" };
  await database().webhook.create({
    data: { id: webhook, userId, secret: sealedSecretOf({ userId, id: webhook }, "whsec_"), ...where },
  });
  await database().webhookDelivery.create({ data: { id: delivery, webhookId: webhook, type: "test", body: "{}" } });
  return { webhook, delivery };
}

/** A transcript, as a provider returns it, and a stored answer for forms. */
export async function addTranscript(userId: string, applicationId: string): Promise<string> {
  const now = new Date();
  const answer = { topic: "relocation", question: "Would you move?", answer: "Yes.", applicationId, usedAt: now };
  await database().careerFormAnswer.create({ data: { id: newId(), userId, ...answer } });
  const edit = { original: "I led a team.", edited: "I led a team.", model: "none", createdAt: now, updatedAt: now };
  return (await database().transcript.create({ data: { id: newId(), userId, applicationId, ...edit } })).id;
}

/** An answer of the assistant with edits and a fact to decide about. */
export async function addAnswer(threadId: string): Promise<string> {
  const id = newId();
  const fact = { type: "fact", toolCallId: "call-3", text: "Led a team.", category: "experience", quote: "Led a team." };
  const edit = newId();
  const parts = [...EXAMPLE_ANSWER.parts, { ...fact, messageId: edit, status: "pending", factId: null }];
  const row = { threadId, id, role: "assistant", status: "complete", createdAt: new Date() };
  const question = { ...row, id: edit, role: "user", parts: asJson([{ type: "text", text: "Led a team." }]) };
  await database().assistantMessage.createMany({ data: [question, { ...row, parts: asJson(parts) }] });
  return id;
}

/** A reply as a model writes it: the only saved item with changes to make. */
export async function addReply(ownerId: string, applicationId: string): Promise<string> {
  const edit = { message: "Come and meet us.", title: "Invited", reply: "Gladly.", asks: [], unconfirmed: [] };
  const changes = [{ type: "follow-up" as const, at: "2026-12-04", note: "Say thanks." }];
  const data = { kind: "reply" as const, ...edit, changes, offer: null, applied: null };
  return (await addArtifact(database(), ownerId, { applicationId, title: "Invited", data }, new Date())).id;
}

/** What a mail proposes, in a mailbox that nothing reads: its server is in a private network. */
export async function addMailProposal(userId: string, applicationId: string): Promise<string> {
  const [id, now] = [newId(), new Date()];
  const connection = { host: "10.0.0.1", port: 993, security: "tls", username: "mine", sealedPassword: "", folders: ["INBOX"] };
  const never = new Date("2099-01-01");
  await database().mailbox.create({ data: { userId, ...connection, since: now, nextReadAt: never, updatedAt: now } });
  const mail = {
    mailKey: id,
    messageId: `<${id}@example.com>`,
    sender: "hr@northpine.example",
    subject: "News",
    receivedAt: now,
  };
  const edit = { kind: "message", sentence: "We will be in touch.", authenticated: "unknown", isSure: true };
  const about = { applicationId, suggestedIds: [applicationId], createdAt: now, updatedAt: now };
  await database().mailProposal.create({ data: { id, userId, ...mail, ...edit, ...about } });
  return id;
}

/** A follow-up that was set for a day in a calendar, in an account that nothing compares: its server is in a private network. */
export async function addCalendarQuestion(userId: string, applicationId: string): Promise<string> {
  const [id, now, never] = [newId(), new Date(), new Date("2099-01-01")];
  const choices = { interviews: true, followUps: true, preparation: false, busyCalendars: [] };
  const connection = { url: "https://10.0.0.1", username: "mine", sealedPassword: "", ...choices };
  await database().calendarAccount.create({ data: { userId, ...connection, nextReadAt: never, updatedAt: now } });
  const place = { start: "2027-02-01", end: null, location: "" };
  const local = { ...place, summary: "Northpine", description: "", url: "" };
  const event = { uid: `follow-up-${applicationId}@dossier`, kind: "follow-up", href: "https://10.0.0.1/a.ics", applicationId };
  const differing = { local, remote: place, question: { remote: { ...place, start: "2027-02-02" }, etag: "2" }, askedAt: now };
  await database().linkedEvent.create({ data: { id, userId, ...event, ...differing } });
  return id;
}

/** A device that nothing can be sent to: its subscription does not open. */
export async function addPushDevice(userId: string): Promise<string> {
  const id = newId();
  const device = { endpointHash: id, sealed: "", userAgent: "", createdAt: new Date() };
  await database().pushDevice.create({ data: { id, userId, ...device } });
  return id;
}

/** What the server finds and reports by itself. */
export async function addFound(userId: string): Promise<{ notification: string; opportunity: string }> {
  const [notification, opportunity, now] = [newId(), newId(), new Date()];
  const times = { createdAt: now, updatedAt: now };
  const notice = { id: notification, userId, key: "mine", notice: { type: "email-failed" }, ...times };
  await database().notification.createMany({ data: [notice] });
  const posting = {
    url: "https://jobs.example.com/1",
    role: "Designer",
    company: "Northpine",
    ...{ firstSeenAt: now, lastSeenAt: now },
  };
  await database().opportunity.createMany({ data: [{ id: opportunity, userId, ...posting, ...times }] });
  return { notification, opportunity };
}
