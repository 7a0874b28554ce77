import { database } from "@/server/platform/db/client";
import { api, handled } from "@/server/platform/orpc";
import { ownerId } from "@/server/platform/request/context";
import { bundleLetter } from "./bundle";
import { exportLetterFile, fitOwnLetter } from "./files";
import { applyLetterLook } from "./look";
import { readLetter } from "./read";
import * as service from "./service";
import { refreshStyle, trashLetter, updateLetter } from "./update";
import { letterVersionProcedures } from "./version-procedures";

const { coverLetters: contract } = api;

export const coverLetters = {
  list: contract.list.handler(({ context, input }) => service.listLetters(database(), ownerId(context), input)),
  read: contract.read.handler(({ context, input }) => readLetter(database(), ownerId(context), input.id)),
  create: contract.create.handler(({ context, input }) => service.createLetter(database(), ownerId(context), input, new Date())),
  ...handled(contract, ["update", "patch"], ({ context, input }) =>
    updateLetter(database(), ownerId(context), input, Date.now()),
  ),
  look: contract.look.handler(({ context, input }) => applyLetterLook(database(), ownerId(context), input, Date.now())),
  ...handled(contract, ["refreshStyle", "styleRefreshes"], ({ context, input }) =>
    refreshStyle(database(), ownerId(context), input, Date.now()),
  ),
  ...handled(contract, ["duplicate", "copies"], ({ context, input }) =>
    service.duplicateLetter(database(), ownerId(context), input.id, input.name),
  ),
  delete: contract.delete.handler(({ context, input }) => trashLetter(database(), ownerId(context), input, Date.now())),
  exportDocument: contract.exportDocument.handler(({ context, input }) =>
    service.exportLetter(database(), ownerId(context), input.id),
  ),
  bundle: contract.bundle.handler(({ context, input }) => bundleLetter(database(), ownerId(context), input)),
  exportFile: contract.exportFile.handler(({ context, input }) => exportLetterFile(database(), ownerId(context), input)),
  fit: contract.fit.handler(({ context, input }) => fitOwnLetter(database(), ownerId(context), input)),
  ...handled(contract, ["importDocument", "importLegacy"], ({ context, input }) =>
    service.importLetter(database(), ownerId(context), input.document),
  ),
  versions: letterVersionProcedures,
};
