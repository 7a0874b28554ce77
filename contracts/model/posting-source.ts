import { z } from "zod";
import { LIMITS } from "@/contracts/limits";
import { timestamp } from "@/contracts/model/timestamp";

export const POSTING_METHODS = ["paste", "builtin", "file", "page", "job-board", "extension", "search", "provider"] as const;
export const POSTING_FORMATS = ["text", "html", "markdown", "json", "json-ld", "pdf"] as const;
export const POSTING_COMPLETENESS = ["full", "partial", "incomplete", "unknown"] as const;
export const FALLBACK_REASONS = [
  "unsafe-url",
  "unreachable",
  "not-a-page",
  "auth",
  "quota",
  "malformed",
  "challenge",
  "unavailable",
  "rate-limit",
  "timeout",
  "refused",
  "too-large",
  "too-many-redirects",
  "unsupported-type",
  "empty",
  "provider-failed",
] as const;

const address = z.string().max(LIMITS.application.url).nullable();

/** How the text of a posting was got. Source: interface.md, `postingSource`. */
export const postingSourceSchema = z
  .object({
    method: z.enum(POSTING_METHODS).describe("Where the text came from."),
    format: z.enum(POSTING_FORMATS).describe("What it was read from."),
    truncated: z.boolean().default(false).describe("Whether the text was cut at its limit."),
    completeness: z.enum(POSTING_COMPLETENESS).default("unknown").describe("Whether the whole posting was found."),
    requestedUrl: address.default(null).describe("The address that was asked for."),
    resolvedUrl: address.default(null).describe("The address that answered, after redirects."),
    retrievedAt: timestamp.nullable().default(null).describe("When it was read."),
    providerFetchedAt: timestamp.nullable().default(null).describe("When a web-access provider had fetched it."),
    fallbackReason: z
      .enum(FALLBACK_REASONS)
      .nullable()
      .default(null)
      .describe("Why the link itself could not be read, so that the pasted text was used."),
  })
  .describe("How the posting was read.");
export type PostingSource = z.infer<typeof postingSourceSchema>;
