import { database } from "@/server/platform/db/client";
import { api, handled } from "@/server/platform/orpc";
import { owned } from "@/server/platform/owned";
import { ownerId } from "@/server/platform/request/context";
import { choosePublicView, readPublicView } from "./public-view";
import { recordDownload, removeResumePassword, setResumePassword, verifyResumePassword, visit } from "./sharing";
import { readDailyStatistics, readStatistics } from "./statistics";

const { resumes: contract } = api;

/** The operations of resumes that are about their public addresses. */
export const sharedResumes = {
  setPassword: contract.setPassword.handler(({ context, input }) =>
    setResumePassword(database(), ownerId(context), input.id, input.password),
  ),
  removePassword: contract.removePassword.handler(owned((db, ownerId, { id }) => removeResumePassword(db, ownerId, id))),
  publicRead: contract.publicRead.handler(({ context, input }) => visit(database(), context, input)),
  ...handled(contract, ["verifyPassword", "verifications"], ({ context, input }) =>
    verifyResumePassword(database(), context, input),
  ),
  ...handled(contract, ["recordDownload", "downloads"], ({ context, input }) => recordDownload(database(), context, input)),
  statistics: contract.statistics.handler(owned((db, ownerId, { id }) => readStatistics(db, ownerId, id))),
  dailyStatistics: contract.dailyStatistics.handler(({ context, input }) =>
    readDailyStatistics(database(), ownerId(context), input.id, input.days),
  ),
  publicView: contract.publicView.handler(owned((db, ownerId, { id }) => readPublicView(db, ownerId, id))),
  choosePublicView: contract.choosePublicView.handler(owned(choosePublicView)),
};
