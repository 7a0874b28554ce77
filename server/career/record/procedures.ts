import { database } from "@/server/platform/db/client";
import { api } from "@/server/platform/orpc";
import { setPagingHeaders } from "@/server/platform/paging";
import { ownerId } from "@/server/platform/request/context";
import { acceptLinks } from "./accept";
import { addLanguage } from "./add-language";
import { createFromRecord } from "./create-resume";
import { addEntry, changeEntry, deleteEntry } from "./entries";
import { giveToRecord } from "./give";
import { listLanguages, listPaired } from "./languages";
import { linkItem, listLinks, unlinkItem } from "./links";
import { listRecord, readEntry } from "./list";
import { observeRecord } from "./observe";
import { pairLanguages } from "./pair";
import { proposeLinks } from "./propose";
import { putIntoResume, putSeveralIntoResume } from "./put";
import { takeFromRecord } from "./take";
import { translateEntry } from "./translate";
import { separateLanguage } from "./undo-pairing";
import { confirmWording, deleteWording, saveWording } from "./wordings";

const { record: contract } = api.career;
const { links, languages } = api.resumes;

export const record = {
  list: contract.list.handler(async ({ context, input }) => {
    const { entries, total } = await listRecord(database(), ownerId(context), input);
    setPagingHeaders(context.answer, total, input);
    return entries;
  }),
  read: contract.read.handler(({ context, input }) => readEntry(database(), ownerId(context), input.id)),
  add: contract.add.handler(({ context, input }) => addEntry(database(), ownerId(context), input, new Date())),
  change: contract.change.handler(({ context, input }) => changeEntry(database(), ownerId(context), input, new Date())),
  delete: contract.delete.handler(({ context, input }) => deleteEntry(database(), ownerId(context), input.id)),
  saveWording: contract.saveWording.handler(({ context, input }) => saveWording(database(), ownerId(context), input, new Date())),
  confirmWording: contract.confirmWording.handler(({ context, input }) =>
    confirmWording(database(), ownerId(context), input, new Date()),
  ),
  deleteWording: contract.deleteWording.handler(({ context, input }) =>
    deleteWording(database(), ownerId(context), input, new Date()),
  ),
  putIntoResume: contract.putIntoResume.handler(({ context, input }) => putIntoResume(database(), ownerId(context), input)),
  putSeveralIntoResume: contract.putSeveralIntoResume.handler(({ context, input }) =>
    putSeveralIntoResume(database(), ownerId(context), input),
  ),
  createResume: contract.createResume.handler(({ context, input }) => createFromRecord(database(), ownerId(context), input)),
  translate: contract.translate.handler(({ context, input }) => translateEntry(database(), ownerId(context), input, new Date())),
  observe: contract.observe.handler(({ context }) => observeRecord(database(), ownerId(context), new Date())),
  propose: contract.propose.handler(({ context, input }) => proposeLinks(database(), ownerId(context), input.resumeIds)),
  accept: contract.accept.handler(({ context, input }) => acceptLinks(database(), ownerId(context), input.groups, new Date())),
};

/** The links of resumes belong to the resumes in the contract, and to the record here. */
export const resumeLinks = {
  list: links.list.handler(({ context, input }) => listLinks(database(), ownerId(context), input.id)),
  link: links.link.handler(({ context, input }) => linkItem(database(), ownerId(context), input, new Date())),
  unlink: links.unlink.handler(({ context, input }) => unlinkItem(database(), ownerId(context), input)),
  take: links.take.handler(({ context, input }) => takeFromRecord(database(), ownerId(context), input)),
  give: links.give.handler(({ context, input }) => giveToRecord(database(), ownerId(context), input, new Date())),
};

/** Versions of resumes in other languages. */
export const resumeLanguages = {
  overview: languages.overview.handler(({ context }) => listPaired(database(), ownerId(context))),
  list: languages.list.handler(({ context, input }) => listLanguages(database(), ownerId(context), input.id)),
  add: languages.add.handler(({ context, input }) => addLanguage(database(), ownerId(context), input, new Date())),
  pair: languages.pair.handler(({ context, input }) => pairLanguages(database(), ownerId(context), input, new Date())),
  separate: languages.separate.handler(({ context, input }) =>
    separateLanguage(database(), ownerId(context), input.id, input.undo, new Date()),
  ),
};
