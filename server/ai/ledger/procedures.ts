import { api } from "@/server/platform/orpc";
import { owned } from "@/server/platform/owned";
import { deleteCalls, listCalls, setCallLimit } from "./ledger";

const { aiCalls: contract } = api;

export const aiCalls = {
  list: contract.list.handler(owned(listCalls)),
  clear: contract.clear.handler(owned(deleteCalls)),
  setLimit: contract.setLimit.handler(owned((db, ownerId, { monthlyLimit }) => setCallLimit(db, ownerId, monthlyLimit))),
};
