import { ownerId } from "@/server/context";
import { api } from "@/server/orpc";
import { deleteFont, listFonts, uploadFont } from "./service";

export const fonts = {
  list: api.fonts.list.handler(({ context }) => listFonts(ownerId(context))),
  upload: api.fonts.upload.handler(({ context, input }) => uploadFont(ownerId(context), input.file)),
  delete: api.fonts.delete.handler(({ context, input }) => deleteFont(ownerId(context), input.id)),
};
