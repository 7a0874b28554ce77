import { ownerId } from "@/server/context";
import { api, handled } from "@/server/orpc";
import { setPagingHeaders } from "@/server/paging";
import * as service from "./letter-service";

const { versions: contract } = api.coverLetters;

export const letterVersions = {
  list: contract.list.handler(async ({ context, input }) => {
    const { entries, total } = await service.listLetterVersions(ownerId(context), input.id, input);
    setPagingHeaders(context.answer, total, input);
    return entries;
  }),
  read: contract.read.handler(({ context, input }) => service.readLetterVersion(ownerId(context), input)),
  create: contract.create.handler(({ context, input }) => service.nameLetterVersion(ownerId(context), input)),
  rename: contract.rename.handler(({ context, input }) => service.renameLetterVersion(ownerId(context), input)),
  delete: contract.delete.handler(({ context, input }) => service.deleteLetterVersion(ownerId(context), input)),
  ...handled(contract, ["restore", "restorations"], ({ context, input }) =>
    service.restoreLetterVersion(ownerId(context), input),
  ),
};
