import type { NO_CAREER } from "@/contracts/model/account-export";
import type { Db } from "@/server/platform/db/client";
import { notificationTexts } from "./notifications";
import { exportedEntries, exportedLinks } from "./record/export";
import { toArtifact, toFact, toStory } from "./rows";

/** Reads rows of an account by id, from after the given one. Moments become ISO text when they are written. */
type Reader = (db: Db, userId: string, after: string, take: number) => Promise<{ id: string }[]>;

const page = (userId: string, after: string, take: number) => ({
  where: { userId, id: { gt: after } },
  orderBy: { id: "asc" as const },
  take,
});

/** What only a running answer needs. */
const RUNNING = { activeRunId: true, lastSequence: true } as const;

/** What the export of an account holds of career data, list by list. Forgotten facts are not in it. */
export const EXPORTED_CAREER: Record<Exclude<keyof typeof NO_CAREER, "profile">, Reader> = {
  facts: async (db, userId, after, take) => {
    const { where, ...rest } = page(userId, after, take);
    return (await db.careerFact.findMany({ where: { ...where, status: { not: "forgotten" } }, ...rest })).map(toFact);
  },
  stories: async (db, userId, after, take) => (await db.careerStory.findMany(page(userId, after, take))).map(toStory),
  artifacts: async (db, userId, after, take) => (await db.careerArtifact.findMany(page(userId, after, take))).map(toArtifact),
  schedules: (db, userId, after, take) => db.careerSchedule.findMany(page(userId, after, take)),
  notifications: async (db, userId, after, take) =>
    (await db.notification.findMany(page(userId, after, take))).map(notificationTexts),
  threads: (db, userId, after, take) => db.assistantThread.findMany({ ...page(userId, after, take), omit: RUNNING }),
  messages: (db, userId, after, take) =>
    db.assistantMessage.findMany({
      where: { thread: { userId }, id: { gt: after } },
      orderBy: { id: "asc" },
      take,
      omit: { runId: true },
    }),
  attachments: (db, userId, after, take) =>
    db.assistantAttachment.findMany({
      where: { thread: { userId }, id: { gt: after } },
      orderBy: { id: "asc" },
      take,
      omit: { text: true, path: true },
    }),
  opportunities: (db, userId, after, take) => db.opportunity.findMany(page(userId, after, take)),
  jobs: (db, userId, after, take) => db.careerJob.findMany({ ...page(userId, after, take), omit: { lease: true } }),
  formAnswers: (db, userId, after, take) => db.careerFormAnswer.findMany(page(userId, after, take)),
  mailProposals: (db, userId, after, take) => db.mailProposal.findMany(page(userId, after, take)),
  transcripts: (db, userId, after, take) => db.transcript.findMany(page(userId, after, take)),
  record: exportedEntries,
  links: exportedLinks,
  workspaces: async (db, userId, after, take) => {
    const where = { userId, applicationId: { gt: after } };
    const rows = await db.careerWorkspace.findMany({ where, orderBy: { applicationId: "asc" }, take });
    return rows.map(({ applicationId, updatedAt, data }) => ({
      id: applicationId,
      applicationId,
      updatedAt,
      ...(data as object),
    }));
  },
};
