import { database } from "@/server/platform/db/client";
import { api, handled } from "@/server/platform/orpc";
import { ownerId } from "@/server/platform/request/context";
import { recordDownload, removeResumePassword, setResumePassword, verifyResumePassword, visit } from "./sharing";
import { readDailyStatistics, readStatistics } from "./statistics";

const { resumes: contract } = api;

/** The operations of resumes that are about their public addresses. */
export const sharedResumes = {
  setPassword: contract.setPassword.handler(({ context, input }) =>
    setResumePassword(database(), ownerId(context), input.id, input.password),
  ),
  removePassword: contract.removePassword.handler(({ context, input }) =>
    removeResumePassword(database(), ownerId(context), input.id),
  ),
  publicRead: contract.publicRead.handler(({ context, input }) => visit(database(), context, input)),
  ...handled(contract, ["verifyPassword", "verifications"], ({ context, input }) =>
    verifyResumePassword(database(), context, input),
  ),
  ...handled(contract, ["recordDownload", "downloads"], ({ context, input }) => recordDownload(database(), context, input)),
  statistics: contract.statistics.handler(({ context, input }) => readStatistics(database(), ownerId(context), input.id)),
  dailyStatistics: contract.dailyStatistics.handler(({ context, input }) =>
    readDailyStatistics(database(), ownerId(context), input.id, input.days),
  ),
};
