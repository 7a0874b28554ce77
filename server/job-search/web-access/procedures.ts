import { database } from "@/server/platform/db/client";
import { api, handled } from "@/server/platform/orpc";
import { ownerId } from "@/server/platform/request/context";
import { deleteConnection, saveConnection } from "./connection";
import { deleteFirecrawl, readFirecrawl, saveFirecrawl } from "./firecrawl";
import { searchPostings } from "./search-postings";
import { readWebAccess, testWebAccess } from "./service";

const { webAccess: contract, postingSearch: searches } = api;

export const webAccess = {
  read: contract.read.handler(({ context }) => readWebAccess(database(), ownerId(context))),
  save: contract.save.handler(({ context, input }) => saveConnection(database(), ownerId(context), input, new Date())),
  delete: contract.delete.handler(({ context }) => deleteConnection(database(), ownerId(context))),
  readFirecrawl: contract.readFirecrawl.handler(({ context }) => readFirecrawl(database(), ownerId(context))),
  saveFirecrawl: contract.saveFirecrawl.handler(({ context, input }) =>
    saveFirecrawl(database(), ownerId(context), input.apiKey, new Date()),
  ),
  removeFirecrawl: contract.removeFirecrawl.handler(({ context }) => deleteFirecrawl(database(), ownerId(context))),
  ...handled(contract, ["test", "testLegacy"], ({ context }) => testWebAccess(database(), ownerId(context))),
};

export const postingSearch = {
  ...handled(searches, ["search", "searchLegacy"], ({ context, input }) =>
    searchPostings(database(), ownerId(context), input.query, (seconds) => context.answer.set("retry-after", String(seconds))),
  ),
};
