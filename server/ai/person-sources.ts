import type { ResumeData } from "@/contracts/model/resume/data";
import { resumeSource } from "@/domain/ai/own-words";
import type { ClaimSource } from "@/domain/claims/claim";
import type { Db } from "@/server/platform/db/client";

/** More facts than a person confirms; the newest count. */
const MAX_FACTS = 500;

/** The facts that may be used: active, shared or of the application. */
export async function factSources(db: Db, ownerId: string, applicationId: string | null): Promise<ClaimSource[]> {
  const rows = await db.careerFact.findMany({
    where: {
      userId: ownerId,
      status: "active",
      OR: [{ applicationId: null }, ...(applicationId === null ? [] : [{ applicationId }])],
    },
    select: { id: true, text: true },
    orderBy: { updatedAt: "desc" },
    take: MAX_FACTS,
  });
  return rows.map(({ id, text }) => ({ id: `fact ${id}`, text }));
}

/** What users have written about themselves: a resume and their facts. */
export async function personSources(
  db: Db,
  ownerId: string,
  data: ResumeData,
  applicationId: string | null,
): Promise<ClaimSource[]> {
  return [resumeSource(data), ...(await factSources(db, ownerId, applicationId))];
}
