import { z } from "zod";

const value = z.unknown().default(null).describe("The value; null if it is omitted.");

/** One operation of a JSON patch (RFC 6902). */
export const patchOperationSchema = z
  .discriminatedUnion("op", [
    z.object({ op: z.literal("add"), path: z.string(), value }),
    z.object({ op: z.literal("remove"), path: z.string() }),
    z.object({ op: z.literal("replace"), path: z.string(), value }),
    z.object({ op: z.literal("move"), from: z.string(), path: z.string() }),
    z.object({ op: z.literal("copy"), from: z.string(), path: z.string() }),
    z.object({ op: z.literal("test"), path: z.string(), value }),
  ])
  .describe("One RFC 6902 operation; its pointers are relative to the resume's data.");

/** Why a patch was refused. */
export const invalidOperationSchema = z.object({
  code: z
    .string()
    .describe(
      "`INVALID_OPERATION` (not of the form of an operation), `INVALID_POINTER`, `FORBIDDEN_POINTER`, `MISSING_TARGET`, `TEST_FAILED`, `TOO_LARGE`, or `INVALID_RESULT` (the data would no longer be valid).",
    ),
  index: z.number().int().describe("Position of the operation, from 0."),
  operation: z.unknown(),
  suggestion: z.string().optional().describe("The pointer that was probably meant, where the operation's own leads nowhere."),
  issues: z.array(z.record(z.string(), z.unknown())).optional().describe("What is not valid in the operation or in the result."),
});
