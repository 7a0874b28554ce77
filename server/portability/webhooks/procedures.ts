import { database } from "@/server/platform/db/client";
import { api } from "@/server/platform/orpc";
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
  list: contract.list.handler(({ context }) => listWebhooks(database(), ownerId(context))),
  create: contract.create.handler(({ context, input }) => createWebhook(database(), ownerId(context), input, new Date())),
  update: contract.update.handler(({ context, input: { id, ...changes } }) =>
    updateWebhook(database(), ownerId(context), id, changes, new Date()),
  ),
  remove: contract.remove.handler(({ context, input }) => deleteWebhook(database(), ownerId(context), input.id)),
  test: contract.test.handler(({ context, input }) => testWebhook(database(), ownerId(context), input.id, new Date())),
  deliveries: contract.deliveries.handler(({ context, input }) => listDeliveries(database(), ownerId(context), input.id)),
  replay: contract.replay.handler(({ context, input }) => replayDelivery(database(), ownerId(context), input, new Date())),
};
