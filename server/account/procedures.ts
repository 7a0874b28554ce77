import { ownerId } from "@/server/context";
import { api } from "@/server/orpc";
import { deleteAccount } from "./delete";
import { endSessionOf } from "./end-session";
import { exportAccount } from "./export";
import { createApiKey } from "./service";

export const account = {
  export: api.account.export.handler(({ context }) => exportAccount(ownerId(context), new Date())),
  delete: api.account.delete.handler(async ({ context }) => {
    await deleteAccount(ownerId(context));
    endSessionOf(context);
  }),
  createApiKey: api.account.createApiKey.handler(({ context, input }) => createApiKey(ownerId(context), input)),
};
