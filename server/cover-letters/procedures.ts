import { ownerId, type RequestContext } from "@/server/context";
import { api } from "@/server/orpc";
import { letterVersions } from "@/server/versions/letter-procedures";
import { bundleLetter } from "./bundle";
import { exportLetterFile, fitOwnLetter } from "./files";
import * as service from "./service";
import { refreshStyle, trashLetter, updateLetter } from "./update";

const { coverLetters: contract } = api;

type Call<Input> = { context: RequestContext; input: Input };

const update = ({ context, input }: Call<Parameters<typeof updateLetter>[1]>) =>
  updateLetter(ownerId(context), input, Date.now());
const refresh = ({ context, input }: Call<Parameters<typeof refreshStyle>[1]>) =>
  refreshStyle(ownerId(context), input, Date.now());
const duplicate = ({ context, input }: Call<{ id: string; name?: string | undefined }>) =>
  service.duplicateLetter(ownerId(context), input.id, input.name);
const importDocument = ({ context, input }: Call<{ document: Parameters<typeof service.importLetter>[1] }>) =>
  service.importLetter(ownerId(context), input.document);

export const coverLetters = {
  list: contract.list.handler(({ context, input }) => service.listLetters(ownerId(context), input)),
  read: contract.read.handler(({ context, input }) => service.readLetter(ownerId(context), input.id)),
  create: contract.create.handler(({ context, input }) => service.createLetter(ownerId(context), input)),
  update: contract.update.handler(update),
  patch: contract.patch.handler(update),
  refreshStyle: contract.refreshStyle.handler(refresh),
  styleRefreshes: contract.styleRefreshes.handler(refresh),
  duplicate: contract.duplicate.handler(duplicate),
  copies: contract.copies.handler(duplicate),
  delete: contract.delete.handler(({ context, input }) => trashLetter(ownerId(context), input, Date.now())),
  exportDocument: contract.exportDocument.handler(({ context, input }) => service.exportLetter(ownerId(context), input.id)),
  bundle: contract.bundle.handler(({ context, input }) => bundleLetter(ownerId(context), input)),
  exportFile: contract.exportFile.handler(({ context, input }) =>
    exportLetterFile(ownerId(context), input.id, input.format, input.page),
  ),
  fit: contract.fit.handler(({ context, input }) => fitOwnLetter(ownerId(context), input)),
  importDocument: contract.importDocument.handler(importDocument),
  importLegacy: contract.importLegacy.handler(importDocument),
  versions: letterVersions,
};
