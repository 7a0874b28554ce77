import { ownerId } from "@/server/context";
import { api } from "@/server/orpc";
import { deleteAccount } from "./delete";
import { exportAccount } from "./export";
import { createApiKey } from "./service";

export const account = {
  export: api.account.export.handler(({ context }) => exportAccount(ownerId(context), new Date())),
  delete: api.account.delete.handler(({ context }) => deleteAccount(ownerId(context))),
  createApiKey: api.account.createApiKey.handler(({ context, input }) => createApiKey(ownerId(context), input)),
};
