import { appAddress } from "@/server/accounts/auth/programs/app-address";
import { readMailSettings, saveMailSettings, unsubscribe } from "@/server/accounts/notifications/mail-settings";
import { database } from "@/server/platform/db/client";
import { api } from "@/server/platform/orpc";
import { owned, ownedPage } from "@/server/platform/owned";
import { ownerId } from "@/server/platform/request/context";
import { applyReply } from "./apply-reply";
import { deleteArtifact, listArtifacts } from "./artifacts";
import { listDuplicates, mergeFacts } from "./duplicate-facts";
import { findEarlierAnswers } from "./earlier-answers";
import { listFacts } from "./fact-list";
import { dismissProposals, listProposals } from "./fact-proposals";
import { listUses } from "./fact-uses";
import { changeFact, createFact, forgetFact } from "./facts";
import { deleteFormAnswer, readFormAnswers, saveFormAnswer } from "./forms/form-answers";
import { generate } from "./generate/generate";
import { importCareer } from "./import/import";
import { countUnread, listNotifications, markAllRead, markRead } from "./notifications";
import { dismissOpportunity, listOpportunities, trackOpportunity } from "./opportunities";
import { readPlan, readRequirementStories } from "./plan";
import { readProfile, saveProfile } from "./profile";
import { record } from "./record/procedures";
import { deleteSchedule, listSchedules, saveSchedule } from "./schedules";
import { deleteStory, listStories, saveStory } from "./stories";
import { voice } from "./voice/procedures";
import { changeWorkspace, keepAnswers, readWorkspace, submitApplication } from "./workspace";
import { saveWritten } from "./written-items";

const { career: contract } = api;

export const career = {
  profile: {
    read: contract.profile.read.handler(owned(readProfile)),
    save: contract.profile.save.handler(owned(saveProfile)),
  },
  facts: {
    list: contract.facts.list.handler(ownedPage(listFacts)),
    create: contract.facts.create.handler(owned(createFact)),
    change: contract.facts.change.handler(owned(changeFact)),
    proposals: contract.facts.proposals.handler(owned(listProposals)),
    dismiss: contract.facts.dismiss.handler(
      owned((db, ownerId, { sources }, now) => dismissProposals(db, ownerId, sources, now)),
    ),
    duplicates: contract.facts.duplicates.handler(owned(listDuplicates)),
    merge: contract.facts.merge.handler(owned(mergeFacts)),
    uses: contract.facts.uses.handler(owned((db, ownerId, { id }) => listUses(db, ownerId, id))),
    forget: contract.facts.forget.handler(owned((db, ownerId, { id }, now) => forgetFact(db, ownerId, id, now))),
  },
  stories: {
    list: contract.stories.list.handler(ownedPage(listStories)),
    save: contract.stories.save.handler(owned(saveStory)),
    delete: contract.stories.delete.handler(owned((db, ownerId, { id }) => deleteStory(db, ownerId, id))),
  },
  saved: {
    list: contract.saved.list.handler(ownedPage(listArtifacts)),
    save: contract.saved.save.handler(owned(saveWritten)),
    delete: contract.saved.delete.handler(owned((db, ownerId, { id }) => deleteArtifact(db, ownerId, id))),
    apply: contract.saved.apply.handler(owned(applyReply)),
  },
  workspace: {
    read: contract.workspace.read.handler(owned((db, ownerId, { applicationId }) => readWorkspace(db, ownerId, applicationId))),
    change: contract.workspace.change.handler(owned(changeWorkspace)),
    submit: contract.workspace.submit.handler(owned(submitApplication)),
    keepAnswers: contract.workspace.keepAnswers.handler(
      owned((db, ownerId, { applicationId }, now) => keepAnswers(db, ownerId, applicationId, now)),
    ),
  },
  formAnswers: {
    read: contract.formAnswers.read.handler(({ context, input }) =>
      readFormAnswers(database(), ownerId(context), input, { base: appAddress(context.headers), now: new Date() }),
    ),
    save: contract.formAnswers.save.handler(owned(saveFormAnswer)),
    delete: contract.formAnswers.delete.handler(owned((db, ownerId, { topic }) => deleteFormAnswer(db, ownerId, topic))),
  },
  notifications: {
    list: contract.notifications.list.handler(ownedPage(listNotifications)),
    count: contract.notifications.count.handler(owned(countUnread)),
    markRead: contract.notifications.markRead.handler(owned((db, ownerId, { id }, now) => markRead(db, ownerId, id, now))),
    markAllRead: contract.notifications.markAllRead.handler(({ context }) =>
      markAllRead(database(), ownerId(context), new Date()),
    ),
    readSettings: contract.notifications.readSettings.handler(owned(readMailSettings)),
    saveSettings: contract.notifications.saveSettings.handler(owned(saveMailSettings)),
    unsubscribe: contract.notifications.unsubscribe.handler(({ input }) => unsubscribe(database(), input.token, new Date())),
  },
  generate: contract.generate.handler(owned(generate)),
  plan: {
    read: contract.plan.read.handler(owned(readPlan)),
    gaps: contract.plan.gaps.handler(
      owned((db, ownerId, { applicationId }) => readRequirementStories(db, ownerId, applicationId)),
    ),
    similarAnswers: contract.plan.similarAnswers.handler(
      owned((db, ownerId, { question }) => findEarlierAnswers(db, ownerId, question)),
    ),
  },
  voice,
  record,
  import: contract.import.handler(owned(importCareer)),
  opportunities: {
    list: contract.opportunities.list.handler(ownedPage(listOpportunities)),
    dismiss: contract.opportunities.dismiss.handler(
      owned((db, ownerId, { id }, now) => dismissOpportunity(db, ownerId, id, now)),
    ),
    track: contract.opportunities.track.handler(owned((db, ownerId, { id }, now) => trackOpportunity(db, ownerId, id, now))),
  },
  schedules: {
    list: contract.schedules.list.handler(ownedPage(listSchedules)),
    save: contract.schedules.save.handler(owned(saveSchedule)),
    delete: contract.schedules.delete.handler(owned((db, ownerId, { id }) => deleteSchedule(db, ownerId, id))),
  },
};
