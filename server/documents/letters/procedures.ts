import { ownerId } from "@/server/context";
import { letterVersions } from "@/server/documents/versions/letter-procedures";
import { api, handled } from "@/server/orpc";
import { bundleLetter } from "./bundle";
import { exportLetterFile, fitOwnLetter } from "./files";
import * as service from "./service";
import { refreshStyle, trashLetter, updateLetter } from "./update";

const { coverLetters: contract } = api;

export const coverLetters = {
  list: contract.list.handler(({ context, input }) => service.listLetters(ownerId(context), input)),
  read: contract.read.handler(({ context, input }) => service.readLetter(ownerId(context), input.id)),
  create: contract.create.handler(({ context, input }) => service.createLetter(ownerId(context), input)),
  ...handled(contract, ["update", "patch"], ({ context, input }) => updateLetter(ownerId(context), input, Date.now())),
  ...handled(contract, ["refreshStyle", "styleRefreshes"], ({ context, input }) =>
    refreshStyle(ownerId(context), input, Date.now()),
  ),
  ...handled(contract, ["duplicate", "copies"], ({ context, input }) =>
    service.duplicateLetter(ownerId(context), input.id, input.name),
  ),
  delete: contract.delete.handler(({ context, input }) => trashLetter(ownerId(context), input, Date.now())),
  exportDocument: contract.exportDocument.handler(({ context, input }) => service.exportLetter(ownerId(context), input.id)),
  bundle: contract.bundle.handler(({ context, input }) => bundleLetter(ownerId(context), input)),
  exportFile: contract.exportFile.handler(({ context, input }) =>
    exportLetterFile(ownerId(context), input.id, input.format, input.page),
  ),
  fit: contract.fit.handler(({ context, input }) => fitOwnLetter(ownerId(context), input)),
  ...handled(contract, ["importDocument", "importLegacy"], ({ context, input }) =>
    service.importLetter(ownerId(context), input.document),
  ),
  versions: letterVersions,
};
