import { ownerId } from "@/server/context";
import { database } from "@/server/db/client";
import { api } from "@/server/orpc";
import { setPagingHeaders } from "@/server/paging";
import { applyReply } from "./apply-reply";
import { deleteArtifact, listArtifacts } from "./artifacts";
import { listFacts } from "./fact-list";
import { changeFact, createFact, forgetFact } from "./facts";
import { countUnread, listNotifications, markAllRead, markRead } from "./notifications";
import { dismissOpportunity, listOpportunities, trackOpportunity } from "./opportunities";
import { readProfile, saveProfile } from "./profile";
import { recordArtifact } from "./record";
import { deleteSchedule, listSchedules, saveSchedule } from "./schedules";
import { deleteStory, listStories, saveStory } from "./stories";
import { changeWorkspace, keepAnswers, readWorkspace, submitApplication } from "./workspace";

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
    record: contract.saved.record.handler(({ context, input }) =>
      recordArtifact(database(), ownerId(context), input, new Date()),
    ),
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
  },
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
