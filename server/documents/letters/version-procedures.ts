import { database } from "@/server/platform/db/client";
import { api, handled } from "@/server/platform/orpc";
import { ownedPage } from "@/server/platform/owned";
import { ownerId } from "@/server/platform/request/context";
import { letterVersions as versions } from "./versions";

const { versions: contract } = api.coverLetters;

const oneOf = ({ id, versionId }: { id: string; versionId: string }) => ({ documentId: id, versionId });

export const letterVersionProcedures = {
  list: contract.list.handler(ownedPage((db, ownerId, input) => versions.list(db, ownerId, input.id, input))),
  read: contract.read.handler(({ context, input }) => versions.read(database(), ownerId(context), oneOf(input))),
  create: contract.create.handler(({ context, input }) => versions.name(database(), ownerId(context), input.id, input.name)),
  rename: contract.rename.handler(({ context, input }) =>
    versions.rename(database(), ownerId(context), oneOf(input), input.name),
  ),
  delete: contract.delete.handler(({ context, input }) => versions.remove(database(), ownerId(context), oneOf(input))),
  ...handled(contract, ["restore", "restorations"], ({ context, input }) =>
    versions.restore(database(), ownerId(context), oneOf(input)),
  ),
};
