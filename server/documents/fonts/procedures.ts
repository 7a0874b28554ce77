import { database } from "@/server/platform/db/client";
import { api } from "@/server/platform/orpc";
import { ownerId } from "@/server/platform/request/context";
import { deleteFont, listFonts, uploadFont } from "./service";

export const fonts = {
  list: api.fonts.list.handler(({ context }) => listFonts(database(), ownerId(context))),
  upload: api.fonts.upload.handler(({ context, input }) => uploadFont(database(), ownerId(context), input.file)),
  delete: api.fonts.delete.handler(({ context, input }) => deleteFont(database(), ownerId(context), input.id)),
};
