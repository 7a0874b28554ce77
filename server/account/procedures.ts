import { ownerId } from "@/server/context";
import { api } from "@/server/orpc";
import { createApiKey } from "./service";

export const account = {
  createApiKey: api.account.createApiKey.handler(({ context, input }) => createApiKey(ownerId(context), input)),
};
