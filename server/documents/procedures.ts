import type { DocumentType } from "@/contracts/model/document";
import { ownerId, type RequestContext } from "@/server/context";
import { api } from "@/server/orpc";
import { setPagingHeaders } from "@/server/paging";
import { copyForJob } from "@/server/resumes/service";
import { purgeExpired } from "./purge";
import * as service from "./service";

const { documents: contract } = api;

type Target = { type: DocumentType; id: string };
type Call<Input> = { context: RequestContext; input: Input };

const rename = ({ context, input }: Call<Target & { name: string }>) =>
  service.renameDocument(ownerId(context), input, input.name);
const tag = ({ context, input }: Call<Target & { tags: string[] }>) => service.tagDocument(ownerId(context), input, input.tags);
const lock = ({ context, input }: Call<Target & { isLocked: boolean }>) =>
  service.lockDocument(ownerId(context), input, input.isLocked);
const link = ({ context, input }: Call<Target & { applicationId: string | null }>) =>
  service.linkDocument(ownerId(context), input, input.applicationId);
const trash = ({ context, input }: Call<Target>) => service.trashDocument(ownerId(context), input, Date.now());
const restore = ({ context, input }: Call<Target>) => service.restoreDocument(ownerId(context), input);
const purge = ({ context, input }: Call<Target>) => service.deleteForGood(ownerId(context), input);
const copy = ({ context, input }: Call<Parameters<typeof copyForJob>[1]>) => copyForJob(ownerId(context), input);

export const documents = {
  list: contract.list.handler(async ({ context, input }) => {
    const { entries, total } = await service.listDocuments(ownerId(context), input);
    setPagingHeaders(context.answer, total, input);
    return entries;
  }),
  counts: contract.counts.handler(({ context }) => service.countDocuments(ownerId(context))),
  rename: contract.rename.handler(rename),
  setName: contract.setName.handler(rename),
  tags: contract.tags.handler(tag),
  setTags: contract.setTags.handler(tag),
  lock: contract.lock.handler(lock),
  setLock: contract.setLock.handler(lock),
  link: contract.link.handler(link),
  setApplication: contract.setApplication.handler(link),
  trash: contract.trash.handler(trash),
  putInTrash: contract.putInTrash.handler(trash),
  restore: contract.restore.handler(restore),
  takeFromTrash: contract.takeFromTrash.handler(restore),
  purge: contract.purge.handler(purge),
  deleteForGood: contract.deleteForGood.handler(purge),
  purgeExpired: contract.purgeExpired.handler(({ context }) => purgeExpired(ownerId(context))),
  copyForJob: contract.copyForJob.handler(copy),
  copies: contract.copies.handler(copy),
};
