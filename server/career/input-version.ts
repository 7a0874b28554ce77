import { createHash } from "node:crypto";
import type { ArtifactKind } from "@/contracts/model/career/artifact";
import type { Workspace } from "@/contracts/model/career/workspace";
import type { Db } from "@/server/platform/db/client";
import { Prisma } from "@/server/platform/db/generated/client";

/** What a saved item is about. */
export type Subject = { kind: ArtifactKind; applicationId: string | null; interviewId: string | null };

type Part = "posting" | "resume" | "profile" | "facts" | "stories" | "interview" | "answers";

/** What each kind is made from. A record of what happened is never outdated. */
const MADE_FROM: Record<ArtifactKind, readonly Part[]> = {
  fit: ["posting", "resume", "profile", "facts"],
  briefing: ["posting", "resume", "facts", "stories", "interview"],
  practice: ["posting", "facts", "stories"],
  answers: ["answers"],
  debrief: [],
  reply: [],
  offer: [],
};

/**
 * Reads what saved items of these applications are made from. Returns a function that gives the version of an item's inputs: as long as none
 * of them changes, it gives the same.
 */
export async function readInputs(
  db: Db,
  ownerId: string,
  applicationIds: readonly string[],
): Promise<(subject: Subject) => string> {
  const ids = [...new Set(applicationIds)];
  // One after the other: within a transaction they share one connection.
  const applications = await readApplications(db, ownerId, ids);
  const profile = await db.careerProfile.findUnique({ where: { userId: ownerId }, select: { updatedAt: true } });
  const facts = await readChanges(db, ownerId, ids, "career_fact");
  const stories = await readChanges(db, ownerId, ids, "career_story");
  return ({ kind, applicationId, interviewId }) => {
    const application = applicationId === null ? undefined : applications.get(applicationId);
    const parts: Record<Part, unknown> = {
      posting: application?.posting,
      resume: application?.resume,
      profile: profile?.updatedAt,
      facts: [facts.get(null), facts.get(applicationId)],
      stories: [stories.get(null), stories.get(applicationId)],
      interview: application?.activity.find(({ id }) => id === interviewId),
      answers: application?.answers.map(({ question, answer }) => [question, answer]),
    };
    return fingerprint([kind, ...MADE_FROM[kind].map((part) => parts[part] ?? null)]);
  };
}

const fingerprint = (value: unknown) => createHash("sha256").update(JSON.stringify(value)).digest("base64url").slice(0, 22);

type Change = { applicationId: string | null; count: number; changedAt: Date };

/** How many facts or stories there are and when one last changed, by application. What is forgotten or excluded counts as a change. */
async function readChanges(db: Db, ownerId: string, ids: string[], table: "career_fact" | "career_story") {
  // Hand-written: Prisma's types of groups know one table each.
  const rows = await db.$queryRaw<Change[]>`
    select "applicationId", count(*)::int as count, max("updatedAt") as "changedAt" from ${Prisma.raw(table)}
    where "userId" = ${ownerId}::uuid and ("applicationId" is null or "applicationId" = any(${ids}::uuid[])) group by 1`;
  return new Map(rows.map(({ applicationId, ...change }) => [applicationId, change]));
}

async function readApplications(db: Db, ownerId: string, ids: string[]) {
  const rows = await db.application.findMany({
    where: { id: { in: ids }, userId: ownerId },
    select: {
      id: true,
      company: true,
      role: true,
      location: true,
      salary: true,
      jobDescription: true,
      requirements: true,
      activity: true,
      resume: { select: { id: true, updatedAt: true } },
      careerWorkspace: { select: { data: true } },
    },
  });
  return new Map(
    rows.map(({ id, activity, resume, careerWorkspace, ...posting }) => [
      id,
      {
        posting,
        resume,
        activity: activity as { id: string }[],
        answers: (careerWorkspace?.data as Workspace | undefined)?.answers ?? [],
      },
    ]),
  );
}
