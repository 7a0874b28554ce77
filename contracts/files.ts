import { z } from "zod";
import { emptySchema, owned } from "@/contracts/base";
import { LIMITS } from "@/contracts/limits";

const upload = owned
  .route({
    method: "POST",
    path: "/files",
    operationId: "uploadFile",
    tags: ["Files"],
    summary: "Upload a file",
    description:
      "A GIF, PNG, JPEG or WebP becomes a public profile picture: turned upright, fitted into 800 × 800 pixels, its camera data removed, saved as JPEG. Any other file is kept as it is and only you can read it.",
  })
  .input(z.object({ file: z.file().max(LIMITS.fileBytes).describe("At most 10 MiB.") }))
  .output(
    z.object({
      url: z.string().describe("Where the file is read."),
      path: z.string().describe("Its key in the storage, by which it is deleted."),
      contentType: z.string().describe("Decided by the content, not by the name."),
    }),
  )
  .meta({
    limit: "upload",
    upload: true,
    example: {
      output: {
        url: "/uploads/019bef5a/pictures/1795000000000.jpg",
        path: "uploads/019bef5a/pictures/1795000000000.jpg",
        contentType: "image/jpeg",
      },
    },
  });

const remove = owned
  .route({
    method: "DELETE",
    path: "/files",
    operationId: "deleteFile",
    tags: ["Files"],
    summary: "Delete a file",
    description: "Takes a file's path, or the bare name of one of your pictures.",
  })
  .input(z.object({ filename: z.string().min(1).max(500) }))
  .output(emptySchema)
  .meta({ limit: "fileDelete", empty: true, example: { input: { filename: "1795000000000.jpg" } } });

const usage = owned
  .route({
    method: "GET",
    path: "/files/usage",
    operationId: "getStorageUsage",
    tags: ["Files"],
    summary: "Read how much storage you use",
    description: "What your files, pictures and fonts take together, and how much they may. An upload past that answers 413.",
  })
  .output(
    z.object({
      usedBytes: z.number().int().min(0),
      quotaBytes: z.number().int().min(1).nullable().describe("Null: this instance sets no quota."),
    }),
  )
  .meta({ example: { output: { usedBytes: 3_481_216, quotaBytes: 1_073_741_824 } } });

export const files = { upload, usage, delete: remove };
