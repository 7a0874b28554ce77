import { ownerId } from "@/server/context";
import { database } from "@/server/db/client";
import { api } from "@/server/orpc";
import { readEvents } from "./feed";

const { events: contract } = api;

export const events = {
  list: contract.list.handler(({ context, input }) => readEvents(database(), ownerId(context), input, new Date())),
};
