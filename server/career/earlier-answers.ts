import type { Workspace } from "@/contracts/model/career/workspace";
import { likeness, printOf } from "@/domain/career/likeness";
import type { Db } from "@/server/platform/db/client";

const MAX = 5;
const ALIKE = 0.4;

/** A user's answers to similar questions, most similar first. An answer given twice is listed once. */
export async function findEarlierAnswers(db: Db, ownerId: string, question: string) {
  const rows = await db.careerWorkspace.findMany({
    where: { userId: ownerId },
    orderBy: { updatedAt: "desc" },
    select: { applicationId: true, data: true, application: { select: { company: true } } },
  });
  const fingerprint = printOf(question);
  const seen = new Set<string>();
  return rows
    .flatMap(({ applicationId, data, application }) =>
      ((data as Partial<Workspace>).answers ?? []).map((answer) => ({
        applicationId,
        company: application.company,
        question: answer.question,
        answer: answer.answer,
        likeness: Math.round(likeness(fingerprint, printOf(answer.question)) * 100) / 100,
      })),
    )
    .filter(({ answer, likeness: alike }) => {
      const words = answer.trim();
      if (words === "" || alike < ALIKE || seen.has(words)) return false;
      seen.add(words);
      return true;
    })
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, MAX);
}
