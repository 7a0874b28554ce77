import { api } from "@/server/platform/orpc";
import { owned } from "@/server/platform/owned";
import { readEvents } from "./feed";

const { events: contract } = api;

export const events = {
  list: contract.list.handler(owned(readEvents)),
};
