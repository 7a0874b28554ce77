import { appAddress } from "@/server/accounts/auth/programs/app-address";
import { database } from "@/server/platform/db/client";
import { api } from "@/server/platform/orpc";
import { owned } from "@/server/platform/owned";
import { ownerId } from "@/server/platform/request/context";
import { readAgenda } from "./agenda";
import { createFeed, deleteFeed, interviewFile, readCalendar, readFeed } from "./feed";

const { calendar: contract } = api;

export const calendar = {
  read: contract.read.handler(({ context }) => readFeed(database(), ownerId(context), appAddress(context.headers))),
  create: contract.create.handler(({ context }) =>
    createFeed(database(), ownerId(context), appAddress(context.headers), new Date()),
  ),
  delete: contract.delete.handler(owned(deleteFeed)),
  feed: contract.feed.handler(({ input }) => readCalendar(database(), input.token, new Date())),
  interview: contract.interview.handler(owned(interviewFile)),
};

export const agenda = api.applications.agenda.handler(owned(readAgenda));
