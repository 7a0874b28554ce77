import { database } from "@/server/platform/db/client";
import { api, handled } from "@/server/platform/orpc";
import { owned } from "@/server/platform/owned";
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
  list: contract.list.handler(owned(service.listLetters)),
  read: contract.read.handler(owned((db, ownerId, { id }) => readLetter(db, ownerId, id))),
  create: contract.create.handler(owned(service.createLetter)),
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
  exportDocument: contract.exportDocument.handler(owned((db, ownerId, { id }) => service.exportLetter(db, ownerId, id))),
  bundle: contract.bundle.handler(owned(bundleLetter)),
  exportFile: contract.exportFile.handler(owned(exportLetterFile)),
  fit: contract.fit.handler(owned(fitOwnLetter)),
  ...handled(
    contract,
    ["importDocument", "importLegacy"],
    owned((db, ownerId, { document }) => service.importLetter(db, ownerId, document)),
  ),
  versions: letterVersionProcedures,
};
