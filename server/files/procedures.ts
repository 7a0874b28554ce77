import { ownerId } from "@/server/context";
import { api } from "@/server/orpc";
import { deleteFile, uploadFile } from "./service";

export const files = {
  upload: api.files.upload.handler(({ context, input }) => uploadFile(ownerId(context), input.file)),
  delete: api.files.delete.handler(({ context, input }) => deleteFile(ownerId(context), input.filename)),
};
