import { database } from "@/server/platform/db/client";
import { api, handled } from "@/server/platform/orpc";
import { answerPage, setPagingHeaders } from "@/server/platform/paging";
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
  list: contract.list.handler(async ({ context, input }) => {
    const { entries, total } = await listApplications(database(), ownerId(context), input);
    setPagingHeaders(context.answer, total, input);
    return entries;
  }),
  stats: contract.stats.handler(({ context }) => countApplications(database(), ownerId(context))),
  tags: contract.tags.handler(async ({ context, input }) =>
    answerPage(context.answer, await listApplicationTags(database(), ownerId(context)), input),
  ),
  settings: contract.settings.handler(({ context }) => readTrackerSettings(database(), ownerId(context))),
  saveSettings: contract.saveSettings.handler(({ context, input }) => saveTrackerSettings(database(), ownerId(context), input)),
  read: contract.read.handler(({ context, input }) => readApplication(database(), ownerId(context), input.id)),
  create: contract.create.handler(({ context, input }) => createWithFiles(database(), ownerId(context), input, new Date())),
  ...handled(contract, ["importMany", "importManyLegacy"], async ({ context, input }) => ({
    imported: await importApplications(database(), ownerId(context), input.items, new Date()),
  })),
  ...handled(contract, ["update", "change"], ({ context, input }) =>
    updateApplication(database(), ownerId(context), input, new Date()),
  ),
  attach: contract.attach.handler(({ context, input }) => attachFile(database(), ownerId(context), input, new Date())),
  detach: contract.detach.handler(({ context, input }) => detachFile(database(), ownerId(context), input, new Date())),
  sent: contract.sent.handler(async ({ context, input }) => {
    const { file, isOriginal } = await openSent(database(), ownerId(context), input);
    context.answer.set("x-sent-copy", isOriginal ? "original" : "reprinted");
    return file;
  }),
  delete: contract.delete.handler(({ context, input }) => deleteApplication(database(), ownerId(context), input.id)),
  ...handled(contract, ["bulkUpdate", "bulkChange"], async ({ context, input }) => ({
    updated: await updateMany(database(), ownerId(context), input, new Date()),
  })),
  ...handled(contract, ["bulkDelete", "deleteMany"], async ({ context, input }) => ({
    deleted: await deleteMany(database(), ownerId(context), input.ids),
  })),
  exportAll: contract.exportAll.handler(({ context, input }) => exportApplications(database(), ownerId(context), input.format)),
  exportContacts: contract.exportContacts.handler(({ context, input }) =>
    exportContacts(database(), ownerId(context), input.format),
  ),
  addNote: contract.addNote.handler(({ context, input }) => timeline.addNote(database(), ownerId(context), input, new Date())),
  addInterview: contract.addInterview.handler(({ context, input }) =>
    timeline.addInterview(database(), ownerId(context), input, new Date()),
  ),
  ...handled(contract, ["updateInterview", "changeInterview"], ({ context, input }) =>
    timeline.updateInterview(database(), ownerId(context), input, new Date()),
  ),
  ...handled(contract, ["updateEntry", "changeEntry"], ({ context, input }) =>
    timeline.updateEntry(database(), ownerId(context), input, new Date()),
  ),
  removeEntry: contract.removeEntry.handler(({ context, input }) =>
    timeline.deleteEntry(database(), ownerId(context), input, new Date()),
  ),
};
