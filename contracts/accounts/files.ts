import { z } from "zod";
import { emptySchema, errors, owned } from "@/contracts/base";
import { LIMITS } from "@/contracts/limits";

const upload = owned
  .route({
    method: "POST",
    path: "/files",
    operationId: "createFile",
    tags: ["Files"],
    summary: "Upload a file",
    description:
      "A GIF, PNG, JPEG or WebP becomes a public profile picture: rotated upright, scaled to fit 800 × 800 pixels, stripped of camera data and saved as JPEG. Any other file is stored unchanged, and only you can read it.",
  })
  .input(z.object({ file: z.file().max(LIMITS.fileBytes).describe("At most 10 MiB.") }))
  .output(
    z.object({
      url: z.string().describe("Where to read the file."),
      path: z.string().describe("The storage key of the file, used to delete it."),
      contentType: z.string().describe("Detected from the content, not from the name."),
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
    operationId: "deleteStoredFile",
    tags: ["Files"],
    summary: "Delete a file",
    description: "Takes the path of a file, or only the name of one of your pictures.",
  })
  .input(z.object({ filename: z.string().min(1).max(500) }))
  .output(emptySchema)
  .errors(errors("FORBIDDEN", "NOT_FOUND"))
  .meta({ limit: "fileDelete", empty: true, example: { input: { filename: "1795000000000.jpg" } } });

const usage = owned
  .route({
    method: "GET",
    path: "/files/usage",
    operationId: "getStorageUsage",
    tags: ["Files"],
    summary: "Read storage usage",
    description:
      "The total size of everything your account stores (files, documents, versions, applications, messages), and the quota. Beyond it, what adds something returns 413 `PAYLOAD_TOO_LARGE` with both numbers in `data`.",
  })
  .output(
    z.object({
      usedBytes: z.number().int().min(0).describe("Bytes used."),
      quotaBytes: z.number().int().min(1).nullable().describe("Null if this instance has no quota."),
    }),
  )
  .meta({ example: { output: { usedBytes: 3_481_216, quotaBytes: 1_073_741_824 } } });

export const files = { upload, usage, delete: remove };
