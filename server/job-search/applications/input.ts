import type { z } from "zod";
import type { applicationChangeFields, newApplicationFields } from "@/contracts/model/application-input";
import type { Db } from "@/server/platform/db/client";
import { failure } from "@/server/platform/errors";
import { isId, knownId } from "@/server/platform/ids";
import type { ApplicationFields } from "./change";
import type { ApplicationRow } from "./rows";

export type NewApplication = z.output<z.ZodObject<typeof newApplicationFields>>;
export type ApplicationChange = z.output<z.ZodObject<typeof applicationChangeFields>>;

/** The fields that are written as they come; stage, reason and links are decided elsewhere. */
export function plainFields(input: ApplicationChange & Pick<NewApplication, "appliedAt">): ApplicationFields {
  const {
    status: _status,
    closedReason: _reason,
    stageEnteredAt: _day,
    appliedAt: _sent,
    resumeId: _resume,
    coverLetterId: _letter,
    ...others
  } = input;
  const { tags, followUpAt, deadline, ...rest } = others;
  const fields = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined)) as ApplicationFields;
  if (tags) fields.tags = [...new Set(tags)];
  if (followUpAt !== undefined) fields.followUpAt = followUpAt === null ? null : new Date(followUpAt);
  if (deadline !== undefined) fields.deadline = deadline === null ? null : new Date(deadline);
  return fields;
}

/** The links that a change asks for. What was recorded as sent stays; a document that is not the owner's, or in Trash, is NOT_FOUND. */
export async function linkFields(
  db: Db,
  ownerId: string,
  current: Pick<ApplicationRow, "resumeId" | "coverLetterId" | "sentResumeVersionId" | "sentCoverLetterVersionId"> | null,
  { resumeId, coverLetterId }: Pick<ApplicationChange, "resumeId" | "coverLetterId">,
): Promise<ApplicationFields> {
  const fields: ApplicationFields = {};
  if (resumeId !== undefined && resumeId !== (current?.resumeId ?? null)) {
    fields.resumeId = resumeId === null ? null : await linkable(db.resume, ownerId, resumeId, "resume");
    if (current?.sentResumeVersionId) throw failure("BAD_REQUEST", { message: "The resume that was sent cannot be replaced." });
  }
  if (coverLetterId !== undefined && coverLetterId !== (current?.coverLetterId ?? null)) {
    fields.coverLetterId = coverLetterId === null ? null : await linkable(db.coverLetter, ownerId, coverLetterId, "letter");
    if (current?.sentCoverLetterVersionId)
      throw failure("BAD_REQUEST", { message: "The letter that was sent cannot be replaced." });
  }
  return fields;
}

type Finder = {
  findFirst: (of: {
    where: { id: string; userId: string; trashedAt: null };
    select: { id: true };
  }) => Promise<{ id: string } | null>;
};

async function linkable(table: Finder, ownerId: string, id: string, what: string): Promise<string> {
  const where = { id: isId(id) ? knownId(id) : "", userId: ownerId, trashedAt: null };
  const row = isId(id) ? await table.findFirst({ where, select: { id: true } }) : null;
  if (!row) throw failure("NOT_FOUND", { message: `This ${what} does not exist, or it is in Trash.` });
  return row.id;
}
