import { api, handled } from "@/server/platform/orpc";
import { owned } from "@/server/platform/owned";
import { createProvider, deleteProvider, listProviders, setDefaultProvider, updateProvider } from "./service";
import { testProvider } from "./test-provider";

const { aiProviders: contract } = api;

export const aiProviders = {
  list: contract.list.handler(owned(listProviders)),
  create: contract.create.handler(owned(createProvider)),
  update: contract.update.handler(owned(updateProvider)),
  delete: contract.delete.handler(owned((db, ownerId, { id }) => deleteProvider(db, ownerId, id))),
  ...handled(
    contract,
    ["test", "testAgain"],
    owned((db, ownerId, { id }) => testProvider(db, ownerId, id)),
  ),
  setDefault: contract.setDefault.handler(owned((db, ownerId, { id }) => setDefaultProvider(db, ownerId, id))),
};
