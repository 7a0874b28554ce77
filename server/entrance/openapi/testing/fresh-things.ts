import { EXAMPLE_TEXT } from "@/contracts/assistant/example";
import type { Application } from "@/contracts/model/application";
import { call } from "@/server/testing/instance";
import { addAnswer } from "@/server/testing/stored-things";

// What the examples of the API reference are about, made for the account of an API key.

/** An application with an interview. One with a resume was sent: its resume is printed in the background. */
export async function freshApplication(key: string, resumeId: string | null): Promise<{ id: string; entryId: string }> {
  const sent = { company: "Northpine", role: "Designer", status: "applied", resumeId };
  const id = (await call("POST", "/applications", { key, body: sent })).body as string;
  const interview = { at: "2030-12-03T10:00:00Z", kind: "other" };
  const { activity } = (await call("POST", `/applications/${id}/interviews`, { key, body: interview })).body as Application;
  return { id, entryId: activity.find(({ type }) => type === "interview")?.id ?? "" };
}

/** An entry of the record with a wording, put into the resume. */
export async function freshEntry(key: string, resumeId: string): Promise<{ id: string; wordingId: string; itemId: string }> {
  const wordings = [{ name: "Other", language: null, data: {} }];
  const sent = { section: "experience", data: { company: "Northpine" }, wordings };
  const entry = (await call("POST", "/career/record", { key, body: sent })).body;
  const put = await call("POST", `/career/record/${entry.id}/documents`, { key, body: { resumeId } });
  return { id: entry.id, wordingId: entry.wordings[0].id, itemId: put.body.itemId };
}

/** A conversation with an answer to decide about, and a file. */
export async function freshConversation(
  key: string,
  resumeId: string,
): Promise<{ thread: string; message: string; attachment: string }> {
  const thread = (await call("POST", "/agent/threads", { key, body: { resumeId } })).body.id as string;
  const file = { threadId: thread, filename: "notes.txt", mediaType: "text/plain", data: EXAMPLE_TEXT };
  const attachment = (await call("POST", "/agent/attachments", { key, body: file })).body.id as string;
  return { thread, message: await addAnswer(thread), attachment };
}

export async function freshProvider(key: string): Promise<string> {
  const body = { label: "x", provider: "ollama", model: "none" };
  return (await call("POST", "/ai-providers", { key, body })).body.id;
}

export type Ids = Awaited<ReturnType<typeof freshDocuments>>;

/** A shared resume, a letter and a named version of each. */
export async function freshDocuments(key: string) {
  const resume = (await call("POST", "/resumes", { key, body: { name: "Driven" } })).body as string;
  const { slug } = (await call("PUT", `/resumes/${resume}`, { key, body: { isPublic: true } })).body as { slug: string };
  const letter = (await call("POST", "/cover-letters", { key, body: { name: "Driven" } })).body.id as string;
  const resumeVersion = (await call("POST", `/resumes/${resume}/versions`, { key, body: { name: "v" } })).body.id as string;
  const letterVersion = (await call("POST", `/cover-letters/${letter}/versions`, { key, body: { name: "v" } })).body.id as string;
  return { resume, letter, slug, resumeVersion, letterVersion };
}
