import { ownerId } from "@/server/context";
import { database } from "@/server/db/client";
import { api } from "@/server/orpc";
import { deleteCalls, listCalls, setCallLimit } from "./ledger";

const { aiCalls: contract } = api;

export const aiCalls = {
  list: contract.list.handler(({ context, input }) => listCalls(database(), ownerId(context), input, new Date())),
  clear: contract.clear.handler(({ context }) => deleteCalls(database(), ownerId(context))),
  setLimit: contract.setLimit.handler(({ context, input }) => setCallLimit(database(), ownerId(context), input.monthlyLimit)),
};
