import type { AssistantMessage } from "@/contracts/model/assistant/message";
import type { Support } from "@/domain/ai/supported-text";
import type { ClaimSource } from "@/domain/claims/claim";
import { factSources } from "@/server/ai/person-sources";
import { readRow } from "@/server/job-search/applications/read";
import type { Db } from "@/server/platform/db/client";
import { readEditable } from "../editable";
import { documentsOf } from "../rows";
import type { Sent } from "../sent-message";
import type { ToolContext } from "./tool";

/** A longer message is pasted, from a posting perhaps, so that it supports no claims about the person. */
const MAX_OWN_WORDS = 1000;

/** What the tools of one answer share. */
export async function prepareContext(
  db: Db,
  ownerId: string,
  sent: Sent,
  earlier: readonly AssistantMessage[],
  signal: AbortSignal,
): Promise<ToolContext> {
  const applicationId = sent.thread.applicationId ?? sent.context.applicationId ?? (await linkedApplication(db, ownerId, sent));
  const personTexts = [...earlier, sent.message].flatMap(({ id, role, parts }) =>
    role === "user" ? [{ id, text: parts.flatMap((part) => (part.type === "text" ? part.text : [])).join("\n\n") }] : [],
  );
  const own = personTexts.flatMap(({ id, text }) => (text.length <= MAX_OWN_WORDS ? [{ id: `message ${id}`, text }] : []));
  const thisYear = new Date().getUTCFullYear();
  let support: Promise<Support> | null = null;
  const readSupport = async (): Promise<Support> => ({
    sources: [...(await sourcesOf(db, ownerId, sent, applicationId)), ...own],
    addressed: await addressedOf(db, ownerId, applicationId),
    thisYear,
  });
  return {
    ...sent,
    db,
    ownerId,
    signal,
    applicationId,
    documents: {},
    personTexts,
    refusals: { claims: 0, mistakes: 0 },
    thisYear,
    read: new Set(),
    support: () => {
      support ??= readSupport();
      return support;
    },
  };
}

/** The application that a document is for. */
async function linkedApplication(db: Db, ownerId: string, { thread }: Sent): Promise<string | null> {
  if (thread.resumeId)
    return (
      (await db.resume.findFirst({ where: { id: thread.resumeId, userId: ownerId }, select: { applicationId: true } }))
        ?.applicationId ?? null
    );
  if (!thread.coverLetterId) return null;
  const where = { id: thread.coverLetterId, userId: ownerId };
  return (await db.coverLetter.findFirst({ where, select: { sourceApplicationId: true } }))?.sourceApplicationId ?? null;
}

/** What users have written about themselves: the documents of the conversation, a letter's resume, and their facts. */
async function sourcesOf(db: Db, ownerId: string, { thread }: Sent, applicationId: string | null): Promise<ClaimSource[]> {
  const { resume, letter } = documentsOf(thread);
  const linked = letter ? await db.coverLetter.findFirst({ where: { id: letter.id }, select: { sourceResumeId: true } }) : null;
  const resumeIds = [...new Set([resume?.id, linked?.sourceResumeId].filter((id) => typeof id === "string"))];
  const read = await Promise.all([
    ...resumeIds.map((id) => readEditable(db, ownerId, "resume", id)),
    ...(letter ? [readEditable(db, ownerId, "letter", letter.id)] : []),
  ]);
  return [...read.flatMap((document) => document?.source ?? []), ...(await factSources(db, ownerId, applicationId))];
}

async function addressedOf(db: Db, ownerId: string, applicationId: string | null): Promise<string[]> {
  if (applicationId === null) return [];
  const { company, role, contacts } = await readRow(db, ownerId, applicationId);
  return [company, role, ...contacts.map(({ name }) => name)];
}
