import { ORPCError } from "@orpc/server";
import { LIMITS } from "@/contracts/limits";
import { putTogether, type ReadPosting } from "@/domain/postings/found";
import { isHtml, placesInText } from "@/domain/postings/read";
import { type PostingInput, readPostingInput, storedLink } from "@/domain/postings/source-link";
import { runTask } from "@/server/documents/tasks/run-task";
import { env } from "@/server/platform/env";
import { failure } from "@/server/platform/errors";
import { answerOf, type PostingAnswer, saysAnything } from "./answer";
import { fetchPage } from "./fetch-page";
import { type Fetch, readLink } from "./read-link";
import type { Resolve } from "./resolve";
import { inTurn } from "./turns";
import { type FallbackReason, Unread } from "./unread";

/** The caller, the time, and the deadline. */
export type Reading = { userId: string; now: Date; signal?: AbortSignal | undefined; resolve?: Resolve; fetch?: Fetch };

/** A typed text of so many characters is the posting itself; a shorter one is a remark beside its link. */
const IS_POSTING = 200;

/**
 * Reads the input of a user. Source: interface-details 1.7.
 *
 * - A text returns what is found in it, a link what is on its page; gaps are filled from the text beside the link.
 * - A forbidden link returns 200 with the typed text and `unsafe-url`: the person can open it, and loses nothing.
 * - A link that could not be read returns 200 with the text beside it and the reason; alone it throws POSTING_UNREADABLE, since there is
 *   nothing that an application could be filled with.
 */
export async function readPosting(input: string, reading: Reading): Promise<PostingAnswer> {
  const source = readPostingInput(input);
  if (source.link === null) return answerOf(await readTyped(source.text), { method: "paste", format: "text" }, null);
  try {
    return await readSourceLink(source, source.link, reading);
  } catch (error) {
    const reason = reasonOf(error, source.text);
    if (reason === null) throw error;
    return fallBack(source, input, reason);
  }
}

async function readSourceLink(
  { text }: PostingInput,
  link: string,
  { userId, now, signal, resolve, fetch }: Reading,
): Promise<PostingAnswer> {
  const read = await inTurn(userId, () => {
    const time = AbortSignal.timeout(LIMITS.posting.readMs);
    const options = { allowed: env().POSTING_READER_ALLOWED_HOSTS, signal: signal ? AbortSignal.any([signal, time]) : time };
    return readLink(link, { ...options, ...(resolve ? { resolve } : {}) }, fetch ?? fetchPage);
  });
  const typed = text === "" ? [] : placesInText(text);
  const posting = putTogether([
    ...(text.length >= IS_POSTING ? [["text", { jobDescription: text }] as const] : []),
    ...read.places,
    ...typed,
  ]);
  if (!saysAnything(posting) && posting.jobDescription === "") throw new Unread("empty");
  const source = { requestedUrl: link, resolvedUrl: storedLink(read.resolvedUrl), retrievedAt: now.toISOString() };
  return answerOf(posting, { method: "builtin", format: "text", ...source }, storedLink(link));
}

/** Why a link left nothing but what was typed; null for an error that is not about the link. */
function reasonOf(error: unknown, text: string): FallbackReason | null {
  if (error instanceof Unread) return error.reason;
  // Too many concurrent reads: a typed text is still returned.
  return error instanceof ORPCError && error.code === "TOO_MANY_REQUESTS" && text !== "" ? "unavailable" : null;
}

async function fallBack({ link, text }: PostingInput, input: string, reason: FallbackReason): Promise<PostingAnswer> {
  if (text === "" && reason !== "unsafe-url") throw failure("POSTING_UNREADABLE", { data: { reason } });
  const posting = text === "" ? putTogether([["text", { jobDescription: input }]]) : await readTyped(text);
  const requestedUrl = storedLink(link ?? "");
  return answerOf(posting, { method: "paste", format: "text", requestedUrl, fallbackReason: reason }, requestedUrl);
}

const readTyped = (text: string): Promise<ReadPosting> =>
  isHtml(text) ? runTask("postingOfHtml", { html: text }) : runTask("postingOfText", { text });

/** Company, role, location and salary of a text, by rules. */
export async function autofill(jobDescription: string) {
  const { company, role, location, salary } = await readTyped(jobDescription);
  return { company, role, location, salary };
}
