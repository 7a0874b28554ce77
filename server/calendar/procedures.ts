import { appAddress } from "@/server/auth/programs/app-address";
import { ownerId } from "@/server/context";
import { database } from "@/server/db/client";
import { api } from "@/server/orpc";
import { createFeed, deleteFeed, interviewFile, readCalendar, readFeed } from "./feed";

const { calendar: contract } = api;

export const calendar = {
  read: contract.read.handler(({ context }) => readFeed(database(), ownerId(context), appAddress(context.headers))),
  create: contract.create.handler(({ context }) =>
    createFeed(database(), ownerId(context), appAddress(context.headers), new Date()),
  ),
  delete: contract.delete.handler(({ context }) => deleteFeed(database(), ownerId(context))),
  feed: contract.feed.handler(({ input }) => readCalendar(database(), input.token, new Date())),
  interview: contract.interview.handler(({ context, input }) => interviewFile(database(), ownerId(context), input)),
};
