import { database } from "@/server/platform/db/client";
import { api } from "@/server/platform/orpc";
import { ownerId } from "@/server/platform/request/context";
import { storageUsage } from "./quota";
import { deleteFile, uploadFile } from "./service";

export const files = {
  upload: api.files.upload.handler(({ context, input }) => uploadFile(database(), ownerId(context), input.file)),
  usage: api.files.usage.handler(({ context }) => storageUsage(database(), ownerId(context))),
  delete: api.files.delete.handler(({ context, input }) => deleteFile(database(), ownerId(context), input.filename)),
};
