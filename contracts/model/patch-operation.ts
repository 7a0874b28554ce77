import { z } from "zod";

/** One operation of a JSON patch (RFC 6902). */
export const patchOperationSchema = z
  .discriminatedUnion("op", [
    z.object({ op: z.literal("add"), path: z.string(), value: z.unknown() }),
    z.object({ op: z.literal("remove"), path: z.string() }),
    z.object({ op: z.literal("replace"), path: z.string(), value: z.unknown() }),
    z.object({ op: z.literal("move"), from: z.string(), path: z.string() }),
    z.object({ op: z.literal("copy"), from: z.string(), path: z.string() }),
    z.object({ op: z.literal("test"), path: z.string(), value: z.unknown() }),
  ])
  .describe("One RFC 6902 operation; its pointers are relative to the resume's data.");
