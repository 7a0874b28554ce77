import { ownerId } from "@/server/context";
import { database } from "@/server/db/client";
import { api } from "@/server/orpc";
import { deleteFont, listFonts, uploadFont } from "./service";

export const fonts = {
  list: api.fonts.list.handler(({ context }) => listFonts(database(), ownerId(context))),
  upload: api.fonts.upload.handler(({ context, input }) => uploadFont(database(), ownerId(context), input.file)),
  delete: api.fonts.delete.handler(({ context, input }) => deleteFont(database(), ownerId(context), input.id)),
};
