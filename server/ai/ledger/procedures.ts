import { database } from "@/server/platform/db/client";
import { api } from "@/server/platform/orpc";
import { ownerId } from "@/server/platform/request/context";
import { deleteCalls, listCalls, setCallLimit } from "./ledger";

const { aiCalls: contract } = api;

export const aiCalls = {
  list: contract.list.handler(({ context, input }) => listCalls(database(), ownerId(context), input, new Date())),
  clear: contract.clear.handler(({ context }) => deleteCalls(database(), ownerId(context))),
  setLimit: contract.setLimit.handler(({ context, input }) => setCallLimit(database(), ownerId(context), input.monthlyLimit)),
};
