import type { NO_CAREER } from "@/contracts/model/account-export";
import type { Db } from "@/server/platform/db/client";
import { notificationTexts, SHOWN } from "./notifications";
import { exportedEntries, exportedLanguages, exportedLinks } from "./record/export";
import { toArtifact, toFact, toStory } from "./rows";

/** Reads rows of an account by id, from after the given one. Moments become ISO text when they are written. */
type Reader = (db: Db, ownerId: string, after: string, take: number) => Promise<{ id: string }[]>;

const page = (ownerId: string, after: string, take: number) => ({
  where: { userId: ownerId, id: { gt: after } },
  orderBy: { id: "asc" as const },
  take,
});

/** What only a running answer needs. */
const RUNNING = { activeRunId: true, lastSequence: true } as const;

/** What the export of an account holds of career data, list by list. Forgotten facts are not in it. */
export const EXPORTED_CAREER: Record<Exclude<keyof typeof NO_CAREER, "profile">, Reader> = {
  facts: async (db, ownerId, after, take) => {
    const { where, ...rest } = page(ownerId, after, take);
    return (await db.careerFact.findMany({ where: { ...where, status: { not: "forgotten" } }, ...rest })).map(toFact);
  },
  stories: async (db, ownerId, after, take) => (await db.careerStory.findMany(page(ownerId, after, take))).map(toStory),
  artifacts: async (db, ownerId, after, take) => (await db.careerArtifact.findMany(page(ownerId, after, take))).map(toArtifact),
  schedules: (db, ownerId, after, take) => db.careerSchedule.findMany(page(ownerId, after, take)),
  notifications: async (db, ownerId, after, take) => {
    const { where, ...rest } = page(ownerId, after, take);
    return (await db.notification.findMany({ where: { ...where, ...SHOWN }, ...rest })).map(notificationTexts);
  },
  threads: (db, ownerId, after, take) => db.assistantThread.findMany({ ...page(ownerId, after, take), omit: RUNNING }),
  messages: (db, ownerId, after, take) =>
    db.assistantMessage.findMany({
      where: { thread: { userId: ownerId }, id: { gt: after } },
      orderBy: { id: "asc" },
      take,
      omit: { runId: true },
    }),
  attachments: (db, ownerId, after, take) =>
    db.assistantAttachment.findMany({
      where: { thread: { userId: ownerId }, id: { gt: after } },
      orderBy: { id: "asc" },
      take,
      omit: { text: true, path: true },
    }),
  opportunities: (db, ownerId, after, take) => db.opportunity.findMany(page(ownerId, after, take)),
  jobs: (db, ownerId, after, take) => db.careerJob.findMany({ ...page(ownerId, after, take), omit: { lease: true } }),
  formAnswers: (db, ownerId, after, take) => db.careerFormAnswer.findMany(page(ownerId, after, take)),
  mailProposals: (db, ownerId, after, take) => db.mailProposal.findMany(page(ownerId, after, take)),
  transcripts: (db, ownerId, after, take) => db.transcript.findMany(page(ownerId, after, take)),
  record: exportedEntries,
  links: exportedLinks,
  languages: exportedLanguages,
  workspaces: async (db, ownerId, after, take) => {
    const where = { userId: ownerId, applicationId: { gt: after } };
    const rows = await db.careerWorkspace.findMany({ where, orderBy: { applicationId: "asc" }, take });
    return rows.map(({ applicationId, updatedAt, data }) => ({
      id: applicationId,
      applicationId,
      updatedAt,
      ...(data as object),
    }));
  },
};
