import { LIMITS } from "@/contracts/limits";
import type { FormAnswers } from "@/contracts/model/career/form-answers";
import { formFields } from "@/domain/career/form-fields";
import { findProfile } from "@/server/career/profile";
import { findApplication } from "@/server/documents/find-application";
import { type Db, transaction } from "@/server/platform/db/client";
import type { PrismaClient } from "@/server/platform/db/generated/client";
import { lockAccount } from "@/server/platform/db/lock-rows";
import { failure } from "@/server/platform/errors";
import { newId } from "@/server/platform/ids";
import { attachments, documentsForForm } from "./documents-for-form";

/**
 * What a form can be filled with. `base` is the address under which files can be read. Throws NOT_FOUND for an application that is not
 * the owner's.
 */
export async function readFormAnswers(
  db: Db,
  ownerId: string,
  { applicationId }: { applicationId?: string | undefined },
  { base, now }: { base: string; now: Date },
): Promise<FormAnswers> {
  const [documents, profile, answers] = await Promise.all([
    documentsForForm(db, ownerId, applicationId),
    findProfile(db, ownerId),
    db.careerFormAnswer.findMany({
      where: { userId: ownerId },
      orderBy: [{ usedAt: "desc" }, { id: "desc" }],
      select: { topic: true, question: true, answer: true, usedAt: true },
    }),
  ]);
  return {
    fields: formFields({ data: documents.filledFrom?.data ?? null, profile, address: documents.address, now }),
    answers: answers.map(({ usedAt, ...answer }) => ({ ...answer, usedAt: usedAt.toISOString() })),
    files: attachments(documents, { base, day: now.toISOString().slice(0, 10) }),
  };
}

type AnswerInput = { topic: string; question: string; answer: string; applicationId?: string | undefined };

/** Stores an answer, instead of the earlier one of its topic. Throws NOT_FOUND for the application, CONFLICT past the limit. */
export async function saveFormAnswer(
  db: PrismaClient,
  ownerId: string,
  { topic, question, answer, applicationId }: AnswerInput,
  now: Date,
): Promise<void> {
  await transaction(db, async (tx) => {
    const application = applicationId === undefined ? null : await findApplication(tx, ownerId, applicationId);
    const row = { question, answer, applicationId: application?.id ?? null, usedAt: now };
    // Writers of one account wait for each other, so that the limit holds.
    await lockAccount(tx, ownerId);
    const { count } = await tx.careerFormAnswer.updateMany({ where: { userId: ownerId, topic }, data: row });
    if (count > 0) return;
    const { perAccount } = LIMITS.formAnswers;
    if ((await tx.careerFormAnswer.count({ where: { userId: ownerId } })) >= perAccount)
      throw failure("CONFLICT", { message: `${perAccount} answers are stored already. Delete one first.` });
    await tx.careerFormAnswer.create({ data: { id: newId(), userId: ownerId, topic, ...row } });
  });
}

/** Deletes the answer of a topic; there may be none. */
export async function deleteFormAnswer(db: Db, ownerId: string, topic: string): Promise<void> {
  await db.careerFormAnswer.deleteMany({ where: { userId: ownerId, topic } });
}
