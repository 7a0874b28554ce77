import { database } from "@/server/platform/db/client";
import { api } from "@/server/platform/orpc";
import { ownerId } from "@/server/platform/request/context";
import { readEvents } from "./feed";

const { events: contract } = api;

export const events = {
  list: contract.list.handler(({ context, input }) => readEvents(database(), ownerId(context), input, new Date())),
};
