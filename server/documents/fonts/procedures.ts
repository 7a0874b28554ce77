import { api } from "@/server/platform/orpc";
import { owned } from "@/server/platform/owned";
import { deleteFont, listFonts, uploadFont } from "./service";

export const fonts = {
  list: api.fonts.list.handler(owned(listFonts)),
  upload: api.fonts.upload.handler(owned((db, ownerId, { file }) => uploadFont(db, ownerId, file))),
  delete: api.fonts.delete.handler(owned((db, ownerId, { id }) => deleteFont(db, ownerId, id))),
};
