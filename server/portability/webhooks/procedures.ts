import { database } from "@/server/platform/db/client";
import { api } from "@/server/platform/orpc";
import { owned } from "@/server/platform/owned";
import { ownerId } from "@/server/platform/request/context";
import {
  createWebhook,
  deleteWebhook,
  listDeliveries,
  listWebhooks,
  replayDelivery,
  testWebhook,
  updateWebhook,
} from "./service";

const { webhooks: contract } = api;

export const webhooks = {
  list: contract.list.handler(owned(listWebhooks)),
  create: contract.create.handler(owned(createWebhook)),
  update: contract.update.handler(({ context, input: { id, ...changes } }) =>
    updateWebhook(database(), ownerId(context), id, changes, new Date()),
  ),
  remove: contract.remove.handler(owned((db, ownerId, { id }) => deleteWebhook(db, ownerId, id))),
  test: contract.test.handler(owned((db, ownerId, { id }, now) => testWebhook(db, ownerId, id, now))),
  deliveries: contract.deliveries.handler(owned((db, ownerId, { id }) => listDeliveries(db, ownerId, id))),
  replay: contract.replay.handler(owned(replayDelivery)),
};
