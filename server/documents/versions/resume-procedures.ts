import { ownerId } from "@/server/context";
import { api, handled } from "@/server/orpc";
import { setPagingHeaders } from "@/server/paging";
import * as service from "./resume-service";

const { versions: contract } = api.resumes;

export const resumeVersions = {
  list: contract.list.handler(async ({ context, input }) => {
    const { entries, total } = await service.listResumeVersions(ownerId(context), input.resumeId, input);
    setPagingHeaders(context.answer, total, input);
    return entries;
  }),
  read: contract.read.handler(({ context, input }) => service.readResumeVersion(ownerId(context), input)),
  create: contract.create.handler(({ context, input }) => service.nameResumeVersion(ownerId(context), input)),
  rename: contract.rename.handler(({ context, input }) => service.renameResumeVersion(ownerId(context), input)),
  delete: contract.delete.handler(({ context, input }) => service.deleteResumeVersion(ownerId(context), input)),
  ...handled(contract, ["restore", "restorations"], ({ context, input }) =>
    service.restoreResumeVersion(ownerId(context), input),
  ),
};
