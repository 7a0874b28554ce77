import { z } from "zod";
import { AI_REFUSALS, MODEL_FAILURES } from "@/contracts/ai/refusals";
import { ERRORS, type ErrorCode } from "@/contracts/errors";
import { IMPORT_REFUSALS } from "@/contracts/imports/refusals";
import { LIMITS } from "@/contracts/limits";
import { FONT_REFUSALS } from "@/contracts/model/font-refusal";
import type { DescribedOperation } from "@/server/platform/operations";
import { jsonSchemaOf, pascal } from "./components";

type Json = Record<string, unknown>;

export const errorName = (code: ErrorCode) => `${pascal(code).replace(/Error$/, "")}Error`;

export const errorReference = (code: ErrorCode) => ({ $ref: `#/components/schemas/${errorName(code)}` });

/** The validation issues of the input, or the reason for rejecting a font, a file or a request to a language model. */
const badRequestSchema = z
  .object({
    issues: z
      .array(z.looseObject({ code: z.string(), message: z.string(), path: z.array(z.union([z.string(), z.number()])) }))
      .optional()
      .describe("What is wrong with the input, and where."),
    reason: z
      .enum([...FONT_REFUSALS, ...AI_REFUSALS, ...IMPORT_REFUSALS])
      .optional()
      .describe("Why an uploaded font, an imported file, a request to a language model or a change of its provider was refused."),
    recognised: z.string().nullable().optional().describe("What an imported file was recognised as; null if that is unknown."),
  })
  .nullable();

/**
 * The account's storage, if a file was rejected because of the quota; the size of a document that is too large; null if the body itself is
 * too large.
 */
const tooLargeSchema = z
  .union([
    z.object({
      usedBytes: z.int().describe("What the files of the account take now."),
      quotaBytes: z.int().describe("What they may take together."),
    }),
    z.object({
      bytes: z.int().describe("UTF-8 bytes of the document's data as JSON."),
      blocks: z
        .int()
        .describe(
          "Paragraphs, headings, lists, list items, quotations, preformatted texts and rules of its rich texts, and entries of its lists.",
        ),
      maxBytes: z.literal(LIMITS.document.bytes),
      maxBlocks: z.literal(LIMITS.document.blocks),
    }),
  ])
  .nullable();

/** Why the provider of a language model did not respond. */
const badGatewaySchema = z
  .object({
    reason: z.enum(MODEL_FAILURES),
    retryAfter: z.int().nullable().describe("Seconds until the provider takes requests again, where it says so."),
  })
  .nullable();

/** Errors that only some operations say more about. */
const SOMETIMES_WITHOUT_DATA: readonly ErrorCode[] = ["CONFLICT", "NEED_PASSWORD"];

/** Example `data` of errors that have any. */
const EXAMPLE_DATA: Partial<Record<ErrorCode, unknown>> = {
  INVALID_PATCH_OPERATIONS: { code: "TEST_FAILED", index: 0, operation: { op: "test", path: "/basics/name", value: "Ilse" } },
  RESUME_VERSION_CONFLICT: { updatedAt: "2026-11-20T09:30:00.000Z" },
  POSTING_UNREADABLE: { reason: "unreachable" },
  BAD_GATEWAY: { reason: "busy", retryAfter: 31 },
  NEED_PASSWORD: { username: "ilse", slug: "designer" },
};

export const errorExample = (code: ErrorCode) => ({
  defined: true,
  code,
  status: ERRORS[code].status,
  message: ERRORS[code].message,
  data: EXAMPLE_DATA[code] ?? null,
});

/** One schema per error code of the operations, so that clients can distinguish errors by `code` and know their `data`. */
export function errorSchemas(operations: DescribedOperation[]): Json {
  const data = new Map<ErrorCode, z.ZodType>([
    ["BAD_REQUEST", badRequestSchema],
    ["PAYLOAD_TOO_LARGE", tooLargeSchema],
    ["BAD_GATEWAY", badGatewaySchema],
  ]);
  for (const { errorData } of operations) for (const [code, schema] of errorData) data.set(code, schema);
  for (const code of SOMETIMES_WITHOUT_DATA) data.set(code, (data.get(code) ?? z.null()).nullable());
  return Object.fromEntries(
    (Object.keys(ERRORS) as ErrorCode[]).map((code) => [errorName(code), errorSchema(code, data.get(code))]),
  );
}

const errorSchema = (code: ErrorCode, data: z.ZodType | undefined) => ({
  type: "object",
  description: ERRORS[code].message,
  required: ["defined", "code", "status", "message", "data"],
  properties: {
    defined: { type: "boolean", description: "Whether the operation names this error." },
    code: { type: "string", const: code },
    status: { type: "integer", const: ERRORS[code].status, description: "The HTTP status." },
    message: { type: "string", description: "A sentence for people." },
    data: data ? jsonSchemaOf(data, "output") : { type: "null", description: "This error says nothing more." },
  },
});
