import { readMailSettings, saveMailSettings, unsubscribe } from "@/server/accounts/notifications/mail-settings";
import { database } from "@/server/platform/db/client";
import { api } from "@/server/platform/orpc";
import { setPagingHeaders } from "@/server/platform/paging";
import { ownerId } from "@/server/platform/request/context";
import { applyReply } from "./apply-reply";
import { deleteArtifact, listArtifacts } from "./artifacts";
import { listDuplicates, mergeFacts } from "./duplicate-facts";
import { findEarlierAnswers } from "./earlier-answers";
import { listFacts } from "./fact-list";
import { dismissProposals, listProposals } from "./fact-proposals";
import { listUses } from "./fact-uses";
import { changeFact, createFact, forgetFact } from "./facts";
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
    read: contract.profile.read.handler(({ context }) => readProfile(database(), ownerId(context))),
    save: contract.profile.save.handler(({ context, input }) => saveProfile(database(), ownerId(context), input, new Date())),
  },
  facts: {
    list: contract.facts.list.handler(async ({ context, input }) => {
      const { entries, total } = await listFacts(database(), ownerId(context), input);
      setPagingHeaders(context.answer, total, input);
      return entries;
    }),
    create: contract.facts.create.handler(({ context, input }) => createFact(database(), ownerId(context), input, new Date())),
    change: contract.facts.change.handler(({ context, input }) => changeFact(database(), ownerId(context), input, new Date())),
    proposals: contract.facts.proposals.handler(({ context }) => listProposals(database(), ownerId(context))),
    dismiss: contract.facts.dismiss.handler(({ context, input }) =>
      dismissProposals(database(), ownerId(context), input.sources, new Date()),
    ),
    duplicates: contract.facts.duplicates.handler(({ context }) => listDuplicates(database(), ownerId(context))),
    merge: contract.facts.merge.handler(({ context, input }) => mergeFacts(database(), ownerId(context), input, new Date())),
    uses: contract.facts.uses.handler(({ context, input }) => listUses(database(), ownerId(context), input.id)),
    forget: contract.facts.forget.handler(({ context, input }) => forgetFact(database(), ownerId(context), input.id, new Date())),
  },
  stories: {
    list: contract.stories.list.handler(async ({ context, input }) => {
      const { entries, total } = await listStories(database(), ownerId(context), input);
      setPagingHeaders(context.answer, total, input);
      return entries;
    }),
    save: contract.stories.save.handler(({ context, input }) => saveStory(database(), ownerId(context), input, new Date())),
    delete: contract.stories.delete.handler(({ context, input }) => deleteStory(database(), ownerId(context), input.id)),
  },
  saved: {
    list: contract.saved.list.handler(async ({ context, input }) => {
      const { entries, total } = await listArtifacts(database(), ownerId(context), input);
      setPagingHeaders(context.answer, total, input);
      return entries;
    }),
    save: contract.saved.save.handler(({ context, input }) => saveWritten(database(), ownerId(context), input, new Date())),
    delete: contract.saved.delete.handler(({ context, input }) => deleteArtifact(database(), ownerId(context), input.id)),
    apply: contract.saved.apply.handler(({ context, input }) => applyReply(database(), ownerId(context), input, new Date())),
  },
  workspace: {
    read: contract.workspace.read.handler(({ context, input }) =>
      readWorkspace(database(), ownerId(context), input.applicationId),
    ),
    change: contract.workspace.change.handler(({ context, input }) =>
      changeWorkspace(database(), ownerId(context), input, new Date()),
    ),
    submit: contract.workspace.submit.handler(({ context, input }) =>
      submitApplication(database(), ownerId(context), input, new Date()),
    ),
    keepAnswers: contract.workspace.keepAnswers.handler(({ context, input }) =>
      keepAnswers(database(), ownerId(context), input.applicationId, new Date()),
    ),
  },
  notifications: {
    list: contract.notifications.list.handler(async ({ context, input }) => {
      const { entries, total } = await listNotifications(database(), ownerId(context), input);
      setPagingHeaders(context.answer, total, input);
      return entries;
    }),
    count: contract.notifications.count.handler(({ context }) => countUnread(database(), ownerId(context))),
    markRead: contract.notifications.markRead.handler(({ context, input }) =>
      markRead(database(), ownerId(context), input.id, new Date()),
    ),
    markAllRead: contract.notifications.markAllRead.handler(({ context }) =>
      markAllRead(database(), ownerId(context), new Date()),
    ),
    readSettings: contract.notifications.readSettings.handler(({ context }) => readMailSettings(database(), ownerId(context))),
    saveSettings: contract.notifications.saveSettings.handler(({ context, input }) =>
      saveMailSettings(database(), ownerId(context), input, new Date()),
    ),
    unsubscribe: contract.notifications.unsubscribe.handler(({ input }) => unsubscribe(database(), input.token, new Date())),
  },
  generate: contract.generate.handler(({ context, input }) => generate(database(), ownerId(context), input, new Date())),
  plan: {
    read: contract.plan.read.handler(({ context, input }) => readPlan(database(), ownerId(context), input, new Date())),
    gaps: contract.plan.gaps.handler(({ context, input }) =>
      readRequirementStories(database(), ownerId(context), input.applicationId),
    ),
    similarAnswers: contract.plan.similarAnswers.handler(({ context, input }) =>
      findEarlierAnswers(database(), ownerId(context), input.question),
    ),
  },
  voice,
  record,
  import: contract.import.handler(({ context, input }) => importCareer(database(), ownerId(context), input, new Date())),
  opportunities: {
    list: contract.opportunities.list.handler(async ({ context, input }) => {
      const { entries, total } = await listOpportunities(database(), ownerId(context), input);
      setPagingHeaders(context.answer, total, input);
      return entries;
    }),
    dismiss: contract.opportunities.dismiss.handler(({ context, input }) =>
      dismissOpportunity(database(), ownerId(context), input.id, new Date()),
    ),
    track: contract.opportunities.track.handler(({ context, input }) =>
      trackOpportunity(database(), ownerId(context), input.id, new Date()),
    ),
  },
  schedules: {
    list: contract.schedules.list.handler(async ({ context, input }) => {
      const { entries, total } = await listSchedules(database(), ownerId(context), input);
      setPagingHeaders(context.answer, total, input);
      return entries;
    }),
    save: contract.schedules.save.handler(({ context, input }) => saveSchedule(database(), ownerId(context), input, new Date())),
    delete: contract.schedules.delete.handler(({ context, input }) => deleteSchedule(database(), ownerId(context), input.id)),
  },
};
