import { copyForJob } from "@/server/documents/resumes/service";
import { database } from "@/server/platform/db/client";
import { api, handled } from "@/server/platform/orpc";
import { owned, ownedPage } from "@/server/platform/owned";
import { ownerId } from "@/server/platform/request/context";
import { countDocuments } from "./counts";
import { searchDocuments } from "./search";
import * as service from "./service";
import { purgeExpired } from "./trash/purge";

const { documents: contract } = api;

export const documents = {
  list: contract.list.handler(ownedPage(service.listDocuments)),
  search: contract.search.handler(({ context, input }) =>
    searchDocuments(database(), ownerId(context), input.query, input.limit),
  ),
  counts: contract.counts.handler(owned(countDocuments)),
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
  ...handled(contract, ["restore", "takeFromTrash"], owned(service.restoreDocument)),
  ...handled(contract, ["purge", "deleteForGood"], owned(service.deleteForGood)),
  purgeExpired: contract.purgeExpired.handler(owned(purgeExpired)),
  ...handled(contract, ["copyForJob", "copies"], owned(copyForJob)),
};
