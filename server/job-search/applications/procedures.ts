import { database } from "@/server/platform/db/client";
import { api, handled } from "@/server/platform/orpc";
import { owned, ownedPage } from "@/server/platform/owned";
import { answerPage } from "@/server/platform/paging";
import { ownerId } from "@/server/platform/request/context";
import { attachFile, detachFile } from "./attachments";
import { createWithFiles } from "./create-with-files";
import { exportApplications, exportContacts } from "./exports";
import { deleteApplication, deleteMany, updateMany } from "./many";
import { countApplications, listApplications, listApplicationTags, readApplication } from "./read";
import { openSent } from "./sent";
import { importApplications, updateApplication } from "./service";
import { readTrackerSettings, saveTrackerSettings } from "./settings";
import * as timeline from "./timeline";

const { applications: contract } = api;

export const applications = {
  list: contract.list.handler(ownedPage(listApplications)),
  stats: contract.stats.handler(owned(countApplications)),
  tags: contract.tags.handler(async ({ context, input }) =>
    answerPage(context.answer, await listApplicationTags(database(), ownerId(context)), input),
  ),
  settings: contract.settings.handler(owned(readTrackerSettings)),
  saveSettings: contract.saveSettings.handler(owned(saveTrackerSettings)),
  read: contract.read.handler(owned((db, ownerId, { id }) => readApplication(db, ownerId, id))),
  create: contract.create.handler(owned(createWithFiles)),
  ...handled(contract, ["importMany", "importManyLegacy"], async ({ context, input }) => ({
    imported: await importApplications(database(), ownerId(context), input.items, new Date()),
  })),
  ...handled(contract, ["update", "change"], owned(updateApplication)),
  attach: contract.attach.handler(owned(attachFile)),
  detach: contract.detach.handler(owned(detachFile)),
  sent: contract.sent.handler(async ({ context, input }) => {
    const { file, isOriginal } = await openSent(database(), ownerId(context), input);
    context.answer.set("x-sent-copy", isOriginal ? "original" : "reprinted");
    return file;
  }),
  delete: contract.delete.handler(owned((db, ownerId, { id }) => deleteApplication(db, ownerId, id))),
  ...handled(contract, ["bulkUpdate", "bulkChange"], async ({ context, input }) => ({
    updated: await updateMany(database(), ownerId(context), input, new Date()),
  })),
  ...handled(contract, ["bulkDelete", "deleteMany"], async ({ context, input }) => ({
    deleted: await deleteMany(database(), ownerId(context), input.ids),
  })),
  exportAll: contract.exportAll.handler(owned((db, ownerId, { format }) => exportApplications(db, ownerId, format))),
  exportContacts: contract.exportContacts.handler(owned((db, ownerId, { format }) => exportContacts(db, ownerId, format))),
  addNote: contract.addNote.handler(owned(timeline.addNote)),
  addInterview: contract.addInterview.handler(owned(timeline.addInterview)),
  ...handled(contract, ["updateInterview", "changeInterview"], owned(timeline.updateInterview)),
  ...handled(contract, ["updateEntry", "changeEntry"], owned(timeline.updateEntry)),
  removeEntry: contract.removeEntry.handler(owned(timeline.deleteEntry)),
};
