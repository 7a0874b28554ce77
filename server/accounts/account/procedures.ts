import { listActivity } from "@/server/accounts/auth/activity";
import { setLanguage } from "@/server/accounts/auth/language";
import { database } from "@/server/platform/db/client";
import { api } from "@/server/platform/orpc";
import { owned } from "@/server/platform/owned";
import { setPagingHeaders } from "@/server/platform/paging";
import { ownerId } from "@/server/platform/request/context";
import { confirmSession } from "./confirm";
import { deleteAccount } from "./delete";
import { endSessionOf } from "./end-session";
import { requireFreshSession } from "./fresh-session";
import { createApiKey } from "./service";

export const account = {
  delete: api.account.delete.handler(async ({ context }) => {
    await requireFreshSession(database(), context);
    await deleteAccount(database(), ownerId(context), context);
    endSessionOf(context);
  }),
  createApiKey: api.account.createApiKey.handler(async ({ context, input }) => {
    await requireFreshSession(database(), context);
    return createApiKey(database(), ownerId(context), input, context);
  }),
  confirm: api.account.confirm.handler(({ context, input }) => confirmSession(database(), context, input.password)),
  setLanguage: api.account.setLanguage.handler(owned((db, ownerId, { language }) => setLanguage(db, ownerId, language))),
  activity: api.account.activity.handler(async ({ context, input }) => {
    const { events, total } = await listActivity(database(), ownerId(context), input);
    setPagingHeaders(context.answer, total, input);
    return events;
  }),
};
