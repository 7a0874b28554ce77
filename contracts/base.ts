import { oc } from "@orpc/contract";
import { z } from "zod";
import { ERRORS, type ErrorCode } from "@/contracts/errors";
import { LIMITS } from "@/contracts/limits";

/**
 * Metadata of a contract besides its route. `public` operations need no credential; `session` ones accept no API key; `admin` ones are for
 * administrators, signed in or with a key that has the permission `admin`.
 */
export type ContractMeta = {
  access?: "public" | "owner" | "session" | "admin";
  /** Repeated reads of this kind come from the response cache while its state is current. */
  cache?: "resume" | "resumes" | "sharedResume" | "application" | "applications";
  /** The response may be too large for memory: this writer streams it. */
  stream?: "accountExport" | "accountArchive" | "personArchive";
  /** Counted against this rate limit of interface-details 1.15. */
  limit?:
    | "mutation"
    | "pdf"
    | "publicPdf"
    | "sharedRead"
    | "download"
    | "password"
    | "upload"
    | "fileDelete"
    | "pdfCheck"
    | "ai"
    | "webAccess"
    | "comment";
  /** A list in the input whose invalid entries are rejected with a separate error that names the entry. */
  entryError?: { list: string; code: ErrorCode };
  /** Carries files, so the larger body limit holds. */
  upload?: boolean;
  /** Fields of a POST that are parameters of its query. */
  query?: readonly string[];
  /** Carries a file in its JSON, so the larger body limit holds. */
  largeBody?: boolean;
  /**
   * Names under which AI clients call the operation as a tool of `/mcp`, each with the input that the name itself decides:
   * `{ lock_resume: { isLocked: true }, unlock_resume: { isLocked: false } }`. Source: interface-details 1.13.
   */
  tools?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** Replaces something that has no versions, although its method does not imply it. */
  overwrites?: boolean;
  /** Shown in the API reference. */
  example?: { input?: unknown; output?: unknown };
  /** Media types of a successful response that is not JSON. */
  produces?: readonly string[];
  /** The events of a stream are JSON texts that begin with their `sequence`, which becomes the id of the event. */
  eventIds?: boolean;
  /** The successful response has no body. */
  empty?: boolean;
};

const base = oc.$meta<ContractMeta>({ access: "owner" });

/** Starting point of a public operation. */
export const open = base.meta({ access: "public" });

/** Starting point of an operation on the caller's own data: API key, bearer token or session. */
export const owned = base;

/** Starting point of an operation that only a signed-in browser session may call. */
export const sessionOnly = base.meta({ access: "session" });

/** Starting point of an operation that only administrators of the instance may call. */
export const adminOnly = base.meta({ access: "admin" });

type Declared<Codes extends ErrorCode> = { [Code in Codes]: { status: number; message: string } };

/** The named errors of an operation, with status and sentence from the catalogue: `.errors(errors("RESUME_LOCKED"))`. */
export function errors<const Codes extends ErrorCode>(...codes: Codes[]): Declared<Codes> {
  return Object.fromEntries(codes.map((code) => [code, ERRORS[code]])) as unknown as Declared<Codes>;
}

/**
 * Text without NUL and lone surrogates, which cannot be stored. They are dropped rather than rejected, because no one means them.
 */
export const cleanText = (text: string) => (/[\0\ud800-\udfff]/.test(text) ? text.replaceAll("\0", "").toWellFormed() : text);

/** A short name: 1 to 100 characters after trimming. */
export const nameSchema = z
  .string()
  .overwrite((text) => cleanText(text).trim())
  .min(LIMITS.name.min)
  .max(LIMITS.name.max);

/** An id in a path or field, converted to lower case, so that limits and caches do not depend on its spelling. */
export const idSchema = z
  .string()
  .overwrite((id) => id.toLowerCase())
  .min(1)
  .max(LIMITS.resume.id)
  .describe("Identifier, a version 7 UUID.");

/** The username in a public address; usernames are compared in lower case. */
export const usernameSchema = z
  .string()
  .overwrite((name) => name.toLowerCase())
  .min(1)
  .max(LIMITS.username.max);

/** What creating a resume returns. A separate schema, so that generated clients have a name for it. */
export const newResumeIdSchema = z.uuid().describe("Identifier of the new resume.");

export const timestampSchema = z.string().describe("ISO 8601 date-time in UTC with milliseconds.");

export const tagsSchema = z
  .array(
    z
      .string()
      .overwrite((text) => cleanText(text).trim())
      .min(LIMITS.tags.length.min)
      .max(LIMITS.tags.length.max),
  )
  .max(LIMITS.tags.max)
  .describe("At most 20 tags of 1 to 40 characters; duplicates are removed.");

/** Paging of plain lists: without both, the whole list is returned; `offset` alone sets `limit` to 20. */
export const pagingSchema = z.object({
  limit: z.number().int().min(LIMITS.page.min).max(LIMITS.page.max).optional().describe("Entries per page, 1 to 100."),
  offset: z.number().int().min(0).max(LIMITS.page.maxOffset).optional().describe("Entries to skip."),
});

/** Success with an empty body. */
export const emptySchema = z.void();

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** What describes the second address of an operation. */
export const SECOND_ADDRESS = "Second address of the same operation.";

/** Makes the routes of one group of operations: `const route = routesOf("Resumes")`. */
export const routesOf =
  (tag: string) => (method: Method, path: `/${string}`, operationId: string, summary: string, description: string) => ({
    method,
    path,
    operationId,
    summary,
    description,
    tags: [tag],
  });
