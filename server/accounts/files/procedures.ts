import { api } from "@/server/platform/orpc";
import { owned } from "@/server/platform/owned";
import { storageUsage } from "./quota";
import { deleteFile, uploadFile } from "./service";

export const files = {
  upload: api.files.upload.handler(owned((db, ownerId, { file }) => uploadFile(db, ownerId, file))),
  usage: api.files.usage.handler(owned(storageUsage)),
  delete: api.files.delete.handler(owned((db, ownerId, { filename }) => deleteFile(db, ownerId, filename))),
};
