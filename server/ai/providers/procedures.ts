import { database } from "@/server/platform/db/client";
import { api, handled } from "@/server/platform/orpc";
import { ownerId } from "@/server/platform/request/context";
import { createProvider, deleteProvider, listProviders, setDefaultProvider, updateProvider } from "./service";
import { testProvider } from "./test-provider";

const { aiProviders: contract } = api;

export const aiProviders = {
  list: contract.list.handler(({ context }) => listProviders(database(), ownerId(context))),
  create: contract.create.handler(({ context, input }) => createProvider(database(), ownerId(context), input, new Date())),
  update: contract.update.handler(({ context, input }) => updateProvider(database(), ownerId(context), input, new Date())),
  delete: contract.delete.handler(({ context, input }) => deleteProvider(database(), ownerId(context), input.id)),
  ...handled(contract, ["test", "testAgain"], ({ context, input }) => testProvider(database(), ownerId(context), input.id)),
  setDefault: contract.setDefault.handler(({ context, input }) => setDefaultProvider(database(), ownerId(context), input.id)),
};
