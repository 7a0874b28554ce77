import { ownerId } from "@/server/context";
import { api } from "@/server/orpc";
import { setPagingHeaders } from "@/server/paging";
import { listActivity } from "./activity";
import { confirmSession } from "./confirm";
import { deleteAccount } from "./delete";
import { endSessionOf } from "./end-session";
import { exportAccount } from "./export";
import { requireFreshSession } from "./fresh-session";
import { createApiKey } from "./service";

export const account = {
  export: api.account.export.handler(({ context }) => exportAccount(ownerId(context), new Date())),
  delete: api.account.delete.handler(async ({ context }) => {
    await requireFreshSession(context);
    await deleteAccount(ownerId(context), context);
    endSessionOf(context);
  }),
  createApiKey: api.account.createApiKey.handler(async ({ context, input }) => {
    await requireFreshSession(context);
    return createApiKey(ownerId(context), input, context);
  }),
  confirm: api.account.confirm.handler(({ context, input }) => confirmSession(context, input.password)),
  activity: api.account.activity.handler(async ({ context, input }) => {
    const { events, total } = await listActivity(ownerId(context), input);
    setPagingHeaders(context.answer, total, input);
    return events;
  }),
};
