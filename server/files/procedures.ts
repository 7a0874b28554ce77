import { ownerId } from "@/server/context";
import { database } from "@/server/db/client";
import { api } from "@/server/orpc";
import { storageUsage } from "./quota";
import { deleteFile, uploadFile } from "./service";

export const files = {
  upload: api.files.upload.handler(({ context, input }) => uploadFile(database(), ownerId(context), input.file)),
  usage: api.files.usage.handler(({ context }) => storageUsage(database(), ownerId(context))),
  delete: api.files.delete.handler(({ context, input }) => deleteFile(database(), ownerId(context), input.filename)),
};
