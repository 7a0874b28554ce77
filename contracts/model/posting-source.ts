import { z } from "zod";
import { LIMITS } from "@/contracts/limits";
import { timestamp } from "@/contracts/model/timestamp";

/** Values that clients of version 6.0.0 know. Source: interface-details 2.1. */
export const POSTING_METHODS = ["paste", "builtin", "firecrawl", "tavily", "exa"] as const;
export const POSTING_FORMATS = ["text", "markdown"] as const;
export const POSTING_COMPLETENESS = ["unknown", "incomplete"] as const;
export const FALLBACK_REASONS = [
  "unsafe-url",
  "unreachable",
  "not-a-page",
  "too-large",
  "auth",
  "quota",
  "malformed",
  "empty",
  "challenge",
  "timeout",
  "unavailable",
  "rate-limit",
] as const;

/** Our more precise values, each with the documented value it maps to. */
const PRECISE = {
  method: {
    file: "paste",
    extension: "paste",
    page: "builtin",
    "job-board": "builtin",
    search: "builtin",
    provider: "builtin",
  },
  format: { html: "text", json: "text", "json-ld": "text", pdf: "text" },
  completeness: { full: "unknown", partial: "incomplete" },
  fallbackReason: {
    refused: "unavailable",
    "too-many-redirects": "unreachable",
    "unsupported-type": "not-a-page",
    "provider-failed": "unavailable",
  },
} as const;

const keysOf = <Key extends string>(values: Record<Key, unknown>) => Object.keys(values) as Key[];

export const PRECISE_METHODS = keysOf(PRECISE.method);
export const PRECISE_FORMATS = keysOf(PRECISE.format);
export const PRECISE_COMPLETENESS = keysOf(PRECISE.completeness);
export const PRECISE_REASONS = keysOf(PRECISE.fallbackReason);
export const UNREAD_REASONS = [...FALLBACK_REASONS, ...PRECISE_REASONS] as const;

const address = z.string().max(LIMITS.application.url);
const truncated = z.boolean().default(false).describe("Whether the text was cut at its limit.");
const links = {
  requestedUrl: address.describe("The address that was requested."),
  resolvedUrl: address.describe("The address that responded, after redirects."),
  retrievedAt: timestamp.describe("When it was read."),
  providerFetchedAt: timestamp.describe("When a web-access provider had fetched it."),
};

const preciseSchema = z
  .object({
    method: z.enum(PRECISE_METHODS),
    format: z.enum(PRECISE_FORMATS),
    completeness: z.enum(PRECISE_COMPLETENESS),
    fallbackReason: z.enum(PRECISE_REASONS),
  })
  .partial()
  .describe("More precise values of the fields of the same names, where there are any.");

/** How the text of a posting was obtained. Absent parts are unknown. Source: interface.md, `postingSource`. */
export const postingSourceSchema = z
  .object({
    method: z.enum(POSTING_METHODS).describe("Where the text came from."),
    format: z.enum(POSTING_FORMATS).describe("What it is."),
    truncated,
    completeness: z.enum(POSTING_COMPLETENESS).describe("Whether the whole posting was found."),
    ...z.object(links).partial().shape,
    fallbackReason: z
      .enum(FALLBACK_REASONS)
      .optional()
      .describe("Why the link itself could not be read, so that the pasted text was used."),
    precise: preciseSchema.optional(),
  })
  .describe("How the posting was read.");
export type PostingSource = z.infer<typeof postingSourceSchema>;

const sourceInput = z
  .object({
    method: z.enum([...POSTING_METHODS, ...PRECISE_METHODS]),
    format: z.enum([...POSTING_FORMATS, ...PRECISE_FORMATS]),
    truncated,
    completeness: z.enum([...POSTING_COMPLETENESS, ...PRECISE_COMPLETENESS]).default("unknown"),
    ...z
      .object({
        requestedUrl: links.requestedUrl.nullable(),
        resolvedUrl: links.resolvedUrl.nullable(),
        retrievedAt: links.retrievedAt.nullable(),
        providerFetchedAt: links.providerFetchedAt.nullable(),
        fallbackReason: z.enum(UNREAD_REASONS).nullable(),
      })
      .partial().shape,
    precise: preciseSchema.optional(),
  })
  .describe("How the posting was read. Precise values can be given in place of the documented ones; null is the same as absent.");
export type PostingSourceInput = z.input<typeof sourceInput>;

/** The source in the values that all clients know, with more precise ones beside them. */
export function documentedSource(input: PostingSourceInput): PostingSource {
  const { precise, ...fields } = input;
  const source: Record<string, unknown> = { truncated: false, completeness: "unknown" };
  const known: Record<string, unknown> = { ...precise };
  for (const [name, value] of Object.entries(fields)) {
    if (value === null || value === undefined) continue;
    const documented = (PRECISE as Record<string, Record<string, string>>)[name]?.[String(value)];
    source[name] = documented ?? value;
    if (documented) known[name] = value;
  }
  return { ...source, ...(Object.keys(known).length > 0 && { precise: known }) } as PostingSource;
}

/** The source with its most precise values. */
export const preciseSource = ({ precise, ...source }: PostingSource) => ({ ...source, ...precise });

/** What a client sends. */
export const postingSourceInputSchema = sourceInput.transform(documentedSource);
