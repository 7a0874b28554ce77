import { copyForJob } from "@/server/documents/resumes/service";
import { database } from "@/server/platform/db/client";
import { api, handled } from "@/server/platform/orpc";
import { setPagingHeaders } from "@/server/platform/paging";
import { ownerId } from "@/server/platform/request/context";
import { countDocuments } from "./counts";
import { searchDocuments } from "./search";
import * as service from "./service";
import { purgeExpired } from "./trash/purge";

const { documents: contract } = api;

export const documents = {
  list: contract.list.handler(async ({ context, input }) => {
    const { entries, total } = await service.listDocuments(database(), ownerId(context), input);
    setPagingHeaders(context.answer, total, input);
    return entries;
  }),
  search: contract.search.handler(({ context, input }) =>
    searchDocuments(database(), ownerId(context), input.query, input.limit),
  ),
  counts: contract.counts.handler(({ context }) => countDocuments(database(), ownerId(context))),
  ...handled(contract, ["rename", "setName"], ({ context, input }) =>
    service.renameDocument(database(), ownerId(context), input, input.name),
  ),
  ...handled(contract, ["tags", "setTags"], ({ context, input }) =>
    service.tagDocument(database(), ownerId(context), input, input.tags),
  ),
  ...handled(contract, ["lock", "setLock"], ({ context, input }) =>
    service.lockDocument(database(), ownerId(context), input, input.isLocked),
  ),
  ...handled(contract, ["link", "setApplication"], ({ context, input }) =>
    service.linkDocument(database(), ownerId(context), input, input.applicationId),
  ),
  ...handled(contract, ["trash", "putInTrash"], ({ context, input }) =>
    service.trashDocument(database(), ownerId(context), input, Date.now()),
  ),
  ...handled(contract, ["restore", "takeFromTrash"], ({ context, input }) =>
    service.restoreDocument(database(), ownerId(context), input),
  ),
  ...handled(contract, ["purge", "deleteForGood"], ({ context, input }) =>
    service.deleteForGood(database(), ownerId(context), input),
  ),
  purgeExpired: contract.purgeExpired.handler(({ context }) => purgeExpired(database(), ownerId(context))),
  ...handled(contract, ["copyForJob", "copies"], ({ context, input }) => copyForJob(database(), ownerId(context), input)),
};
