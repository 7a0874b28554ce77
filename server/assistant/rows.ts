import type { AssistantCost, AssistantMessage } from "@/contracts/model/assistant/message";
import type { AssistantAttachment, AssistantThread } from "@/contracts/model/assistant/thread";
import { MANAGED_ID, managedAccess, managedProvider } from "@/server/ai/providers/managed";
import type { Db } from "@/server/platform/db/client";
import type {
  AssistantAttachment as AttachmentTable,
  AssistantMessage as MessageRow,
  Prisma,
} from "@/server/platform/db/generated/client";
import { isId } from "@/server/platform/ids";

const DOCUMENT = { select: { id: true, name: true, trashedAt: true, isLocked: true } } as const;

/** A conversation with what it is about. */
export const THREAD = {
  include: {
    resume: DOCUMENT,
    coverLetter: DOCUMENT,
    application: { select: { id: true, company: true, role: true, resume: DOCUMENT, coverLetter: DOCUMENT } },
  },
} as const satisfies Prisma.AssistantThreadDefaultArgs;
export type ThreadRow = Prisma.AssistantThreadGetPayload<typeof THREAD>;

const iso = (moment: Date | null): string | null => moment?.toISOString() ?? null;

/** The resume and the letter that edits are for: those of the conversation, or of its application outside Trash. */
export function documentsOf({ resume, coverLetter, application }: Pick<ThreadRow, "resume" | "coverLetter" | "application">) {
  const live = <Row extends { trashedAt: Date | null }>(row: Row | null | undefined): Row | null =>
    row && !row.trashedAt ? row : null;
  return { resume: resume ?? live(application?.resume), letter: coverLetter ?? live(application?.coverLetter) };
}

/** Whether what a conversation is about is in Trash or gone. */
export function isReadOnly({ scope, resume, coverLetter }: Pick<ThreadRow, "scope" | "resume" | "coverLetter">): boolean {
  if (scope !== "document") return false;
  const document = resume ?? coverLetter;
  return !document || document.trashedAt !== null;
}

export function toThread(row: ThreadRow, labels: ReadonlyMap<string, string>): AssistantThread {
  const { resume, letter } = documentsOf(row);
  return {
    id: row.id,
    title: row.title || titleOf(row),
    status: row.archivedAt ? "archived" : "active",
    scope: row.scope as AssistantThread["scope"],
    applicationId: row.applicationId,
    sourceResumeId: row.resumeId,
    workingResumeId: resume?.id ?? null,
    coverLetterId: letter?.id ?? null,
    aiProviderId: row.aiProviderId,
    resumeName: resume?.name ?? row.resumeName,
    coverLetterName: letter?.name ?? row.coverLetterName,
    providerLabel: row.aiProviderId === null ? null : (labels.get(row.aiProviderId) ?? null),
    editsProposed: row.editsProposed,
    editsAccepted: row.editsAccepted,
    activeRunId: row.activeRunId,
    lastMessageAt: iso(row.lastMessageAt),
    archivedAt: iso(row.archivedAt),
    deletedAt: null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** Until a message names it. */
function titleOf({ resume, coverLetter, application, resumeName, coverLetterName }: ThreadRow): string {
  const name = resume?.name ?? coverLetter?.name ?? resumeName ?? coverLetterName;
  return (name ?? (application ? `${application.role}, ${application.company}` : "Career")).slice(0, 200);
}

/** The names of connected AI providers by id. */
export async function providerLabels(db: Db, ownerId: string, ids: readonly (string | null)[]): Promise<Map<string, string>> {
  const managed = managedAccess();
  if (managed) return new Map([[MANAGED_ID, managedProvider(managed).label]]);
  const uniqueIds = [...new Set(ids)].filter((id): id is string => id !== null && isId(id));
  if (uniqueIds.length === 0) return new Map();
  const rows = await db.aiProvider.findMany({
    where: { userId: ownerId, id: { in: uniqueIds } },
    select: { id: true, label: true },
  });
  return new Map(rows.map(({ id, label }) => [id, label]));
}

/** A message as the API returns it; its parts were checked before they were stored. */
export const toMessage = ({ createdAt, ...row }: MessageRow): AssistantMessage =>
  ({ ...row, createdAt: createdAt.toISOString() }) as unknown as AssistantMessage;

/** A file without its text. */
type AttachmentRow = Omit<AttachmentTable, "text"> & { characters: number };

export const toAttachment = ({ path, kind, createdAt, ...row }: AttachmentRow): AssistantAttachment => ({
  ...row,
  kind: kind as AssistantAttachment["kind"],
  url: `/${path}`,
  createdAt: createdAt.toISOString(),
});

export const NO_COST: AssistantCost = { calls: 0, inputTokens: 0, outputTokens: 0, costUsd: 0 };

/** Costs together; a price that is not known makes the sum unknown. */
export const addCost = (one: AssistantCost, other: AssistantCost): AssistantCost => ({
  calls: one.calls + other.calls,
  inputTokens: one.inputTokens + other.inputTokens,
  outputTokens: one.outputTokens + other.outputTokens,
  costUsd: one.costUsd === null || other.costUsd === null ? null : one.costUsd + other.costUsd,
});
