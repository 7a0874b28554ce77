import { database } from "@/server/platform/db/client";
import { api, handled } from "@/server/platform/orpc";
import { owned } from "@/server/platform/owned";
import { ownerId } from "@/server/platform/request/context";
import { deleteConnection, saveConnection } from "./connection";
import { deleteFirecrawl, readFirecrawl, saveFirecrawl } from "./firecrawl";
import { searchPostings } from "./search-postings";
import { readWebAccess, testWebAccess } from "./service";

const { webAccess: contract, postingSearch: searches } = api;

export const webAccess = {
  read: contract.read.handler(owned(readWebAccess)),
  save: contract.save.handler(owned(saveConnection)),
  delete: contract.delete.handler(owned(deleteConnection)),
  readFirecrawl: contract.readFirecrawl.handler(owned(readFirecrawl)),
  saveFirecrawl: contract.saveFirecrawl.handler(owned((db, ownerId, { apiKey }, now) => saveFirecrawl(db, ownerId, apiKey, now))),
  removeFirecrawl: contract.removeFirecrawl.handler(owned(deleteFirecrawl)),
  ...handled(contract, ["test", "testLegacy"], owned(testWebAccess)),
};

export const postingSearch = {
  ...handled(searches, ["search", "searchLegacy"], ({ context, input }) =>
    searchPostings(database(), ownerId(context), input.query, (seconds) => context.answer.set("retry-after", String(seconds))),
  ),
};
