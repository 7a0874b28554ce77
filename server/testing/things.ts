import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { EXAMPLE_TEXT } from "@/contracts/assistant/example";
import type { OwnFontFamily } from "@/contracts/documents/fonts";
import { renamedFont } from "@/server/documents/fonts/sfnt";
import { call, type Person } from "./instance";
import {
  addAnswer,
  addCalendarQuestion,
  addFound,
  addMailProposal,
  addProgram,
  addPushDevice,
  addReply,
  addTranscript,
  addWebhook,
} from "./stored-things";

/** One of each kind of thing that a person can own and a request can name. */
export type Things = {
  username: string;
  slug: string;
  resume: string;
  resumeVersion: string;
  letter: string;
  letterVersion: string;
  application: string;
  timelineEntry: string;
  shareLink: string;
  letterShareLink: string;
  /** The address of the resume's link, a comment made through it, and the secret of that comment. */
  shareToken: string;
  shareComment: string;
  commentSecret: string;
  letterComment: string;
  fontFace: string;
  fact: string;
  duplicateFact: string;
  transcript: string;
  story: string;
  savedItem: string;
  recordEntry: string;
  recordWording: string;
  /** An item of the resume that is linked to the entry. */
  linkedItem: string;
  notification: string;
  schedule: string;
  opportunity: string;
  mailProposal: string;
  calendarQuestion: string;
  pushDevice: string;
  aiProvider: string;
  program: string;
  thread: string;
  assistantMessage: string;
  attachment: string;
  webhook: string;
  delivery: string;
  /** Storage key of a picture, which anyone may see but only its owner may use or delete. */
  picture: string;
};

/** Ids of things that do not exist, in a valid form. */
export const NO_THINGS: Things = {
  username: "nobody-here",
  slug: "nothing",
  resume: "019bef5a-ffff-7fff-bfff-000000000001",
  resumeVersion: "019bef5a-ffff-7fff-bfff-000000000002",
  letter: "019bef5a-ffff-7fff-bfff-000000000003",
  letterVersion: "019bef5a-ffff-7fff-bfff-000000000004",
  application: "019bef5a-ffff-7fff-bfff-000000000006",
  timelineEntry: "019bef5a-ffff-7fff-bfff-000000000007",
  shareLink: "019bef5a-ffff-7fff-bfff-000000000023",
  letterShareLink: "019bef5a-ffff-7fff-bfff-000000000024",
  shareToken: "no-such-token",
  shareComment: "019bef5a-ffff-7fff-bfff-000000000025",
  commentSecret: "no-such-secret",
  letterComment: "019bef5a-ffff-7fff-bfff-000000000026",
  fontFace: "019bef5a-ffff-7fff-bfff-000000000005",
  aiProvider: "019bef5a-ffff-7fff-bfff-000000000014",
  program: "019bef5a-ffff-7fff-bfff-000000000017",
  webhook: "019bef5a-ffff-7fff-bfff-000000000018",
  delivery: "019bef5a-ffff-7fff-bfff-000000000019",
  fact: "019bef5a-ffff-7fff-bfff-000000000008",
  duplicateFact: "019bef5a-ffff-7fff-bfff-000000000015",
  transcript: "019bef5a-ffff-7fff-bfff-000000000016",
  story: "019bef5a-ffff-7fff-bfff-000000000009",
  savedItem: "019bef5a-ffff-7fff-bfff-000000000010",
  recordEntry: "019bef5a-ffff-7fff-bfff-000000000025",
  recordWording: "019bef5a-ffff-7fff-bfff-000000000026",
  linkedItem: "019bef5a-ffff-7fff-bfff-000000000027",
  schedule: "019bef5a-ffff-7fff-bfff-000000000013",
  notification: "019bef5a-ffff-7fff-bfff-000000000011",
  opportunity: "019bef5a-ffff-7fff-bfff-000000000012",
  mailProposal: "019bef5a-ffff-7fff-bfff-000000000028",
  calendarQuestion: "019bef5a-ffff-7fff-bfff-0000000000c1",
  pushDevice: "019bef5a-ffff-7fff-bfff-0000000000d1",
  thread: "019bef5a-ffff-7fff-bfff-000000000020",
  assistantMessage: "019bef5a-ffff-7fff-bfff-000000000021",
  attachment: "019bef5a-ffff-7fff-bfff-000000000022",
  picture: "uploads/nobody/pictures/1795000000000.jpg",
};

const { resolve } = createRequire(import.meta.url);
const font = renamedFont(
  new Uint8Array(readFileSync(resolve("@expo-google-fonts/work-sans/400Regular/WorkSans_400Regular.ttf"))),
  { family: "Harbour Grotesk", style: "Regular", postScript: "Harbour-400", copyright: "", license: "" },
  400,
);
const AI_PROVIDER = { label: "Mine", provider: "ollama", model: "none" };
const dot = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");

/** Creates one of each kind for a person. The resume is private, and the letter is linked to it. */
export async function makeThings({ key, username, userId }: Person): Promise<Things> {
  const made = async (path: string, options: Parameters<typeof call>[2]) => {
    const { status, body } = await call("POST", path, { key, ...options });
    if (status !== 200) throw new Error(`POST ${path}: ${status} ${JSON.stringify(body)}`);
    return body;
  };
  const upload = (path: string, bytes: Uint8Array, name: string) => {
    const form = new FormData();
    form.set("file", new File([new Uint8Array(bytes)], name));
    return made(path, { form });
  };
  const resume: string = await made("/resumes", { body: { name: "Mine", slug: "mine" } });
  const letter: string = (await made("/cover-letters", { body: { name: "Mine", resumeId: resume } })).id;
  const job = { company: "Northpine", role: "Designer", status: "applied", resumeId: resume };
  const application: string = await made("/applications", { body: job });
  const interview = { at: "2026-12-03T10:00:00Z", kind: "other" };
  const planned = await made(`/applications/${application}/interviews`, { body: interview });
  // What was sent is printed in the background, unless it was opened: from here on nothing changes by itself.
  await call("GET", `/applications/${application}/sent/resume`, { key });
  const source = { kind: "manual", id: "mine", quote: "" };
  const scope = { applicationId: application };
  const fact = await made("/career/facts", { body: { text: "Led a team.", category: "experience", source } });
  await made("/career/facts", { body: { ...scope, text: "Knows the town.", category: "experience", source } });
  const duplicate = await made("/career/facts", {
    body: { text: "Has led a team.", category: "experience", source: { ...source, id: "again" } },
  });
  const story = { title: "Mine", situation: "Then", task: "This", action: "That" };
  const savedItem = await addReply(userId, application);
  const thread: string = (await made("/agent/threads", { body: { resumeId: resume } })).id;
  await made("/agent/threads", { body: { coverLetterId: letter } });
  await made("/agent/threads", { body: { applicationId: application } });
  const note = { threadId: thread, filename: "notes.txt", mediaType: "text/plain", data: EXAMPLE_TEXT };
  const reviewed = await addReviewed(made, "resume", resume, "/basics/name");
  const reviewedLetter = await addReviewed(made, "letter", letter, "/content");
  const wordings = [{ name: "Other", language: null, data: { position: "Gestalterin" } }];
  const entry = await made("/career/record", { body: { section: "experience", data: { company: "Northpine" }, wordings } });
  const { itemId: linkedItem } = await made(`/career/record/${entry.id}/documents`, { body: { resumeId: resume } });
  const family: OwnFontFamily = await upload("/fonts", font, "harbour.ttf");
  return {
    username,
    slug: "mine",
    resume,
    resumeVersion: (await made(`/resumes/${resume}/versions`, { body: { name: "v" } })).id,
    letter,
    letterVersion: (await made(`/cover-letters/${letter}/versions`, { body: { name: "v" } })).id,
    application,
    timelineEntry: planned.activity[0].id,
    shareLink: reviewed.link,
    shareToken: reviewed.token,
    shareComment: reviewed.comment,
    commentSecret: reviewed.secret,
    letterShareLink: reviewedLetter.link,
    letterComment: reviewedLetter.comment,
    // Its address is in a private network, which is not allowed, so that a test of it fails immediately.
    aiProvider: (await made("/ai-providers", { body: AI_PROVIDER })).id,
    program: await addProgram(userId),
    ...(await addWebhook(userId)),
    fontFace: family.faces[0]?.id ?? "",
    fact: fact.id,
    duplicateFact: duplicate.id,
    transcript: await addTranscript(userId, application),
    story: (await made("/career/stories", { body: { ...scope, ...story, factIds: [fact.id] } })).id,
    savedItem,
    recordEntry: entry.id,
    recordWording: entry.wordings[0].id,
    linkedItem,
    schedule: (
      await made("/career/schedules", {
        body: { ...scope, kind: "follow-up", timezone: "UTC", nextRunAt: "2030-12-01T08:00:00Z" },
      })
    ).id,
    thread,
    assistantMessage: await addAnswer(thread),
    attachment: (await made("/agent/attachments", { body: note })).id,
    ...(await addFound(userId)),
    mailProposal: await addMailProposal(userId, application),
    calendarQuestion: await addCalendarQuestion(userId, application),
    pushDevice: await addPushDevice(userId),
    picture: (await upload("/files", dot, "dot.gif")).path,
  };
}

type Made = { id: string; token: string; secret: string };
type Make = (path: string, options: { body: unknown }) => Promise<Made>;

/** A share link of a document with a comment on one of its texts. */
async function addReviewed(made: Make, type: "resume" | "letter", id: string, path: string) {
  const link = await made(`/documents/${type}/${id}/share-links`, { body: { label: "Mine", allowComments: true } });
  const body = { author: "Noor", place: { path, quote: "" }, text: "Good." };
  const comment = await made(`/share-links/${link.token}/comments`, { body });
  return {
    link: link.id,
    token: link.token,
    comment: comment.id,
    secret: comment.secret,
  };
}
