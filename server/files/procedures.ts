import { ownerId } from "@/server/context";
import { api } from "@/server/orpc";
import { storageUsage } from "./quota";
import { deleteFile, uploadFile } from "./service";

export const files = {
  upload: api.files.upload.handler(({ context, input }) => uploadFile(ownerId(context), input.file)),
  usage: api.files.usage.handler(({ context }) => storageUsage(ownerId(context))),
  delete: api.files.delete.handler(({ context, input }) => deleteFile(ownerId(context), input.filename)),
};
