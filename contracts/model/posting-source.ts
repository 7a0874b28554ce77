import { z } from "zod";
import { LIMITS } from "@/contracts/limits";
import {
  FALLBACK_REASONS,
  POSTING_COMPLETENESS,
  POSTING_FORMATS,
  POSTING_METHODS,
  PRECISE,
  PRECISE_COMPLETENESS,
  PRECISE_FORMATS,
  PRECISE_METHODS,
  PRECISE_REASONS,
  UNREAD_REASONS,
} from "@/contracts/model/posting-values";
import { timestamp } from "@/contracts/model/timestamp";

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

/** What a client sends. */
export const postingSourceInputSchema = sourceInput.transform(documentedSource);
