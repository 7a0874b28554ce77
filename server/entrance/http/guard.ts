import type { ErrorCode } from "@/contracts/errors";
import type { Permission } from "@/contracts/permission";
import { isAdmin } from "@/server/accounts/roles/who-is-admin";
import { linkIdOf } from "@/server/documents/links/token";
import type { Operation } from "@/server/entrance/http/operations";
import { hasRoomToWrite } from "@/server/platform/data-folder/free-space";
import type { Db } from "@/server/platform/db/client";
import { type LimitName, takePoint } from "@/server/platform/limits/rate-limits";
import type { Caller } from "@/server/platform/request/caller";

export type Refusal = { code: ErrorCode; headers?: Record<string, string>; message?: string; defined?: boolean };

/** Rejects a write while the disk is full, before its body is read (507). */
export const refuseWithoutRoom = ({ permission, method }: Operation): Refusal | null =>
  permission !== "read" && method !== "GET" && !hasRoomToWrite() ? { code: "INSUFFICIENT_STORAGE" } : null;

/** Whether a credential may do this. A key or session token that names no permissions may do everything but administer. */
export const permits = (caller: Caller, permission: Permission): boolean =>
  caller.kind === "session" || (caller.permissions ? caller.permissions.includes(permission) : permission !== "admin");

/** Who reads what anyone may read: a credential that may not read shows no more than none at all. */
export const readerOf = (caller: Caller | null): Caller | null => (caller && permits(caller, "read") ? caller : null);

/**
 * Rejects callers without access: anonymous (401), a foreign page with the person's cookie (403), a credential without the
 * permission (403).
 */
export function refuseCaller({ meta, permission }: Operation, caller: Caller | null): Refusal | null {
  if (meta.access === "public") return null;
  if (!caller) return { code: "UNAUTHORIZED" };
  if (caller.kind === "session")
    return caller.foreign ? { code: "FORBIDDEN", message: "This request came from a page on another site." } : null;
  if (meta.access === "admin" && caller.kind === "bearer") return { code: "FORBIDDEN", message: ADMIN_CREDENTIAL };
  if (meta.access === "session") return { code: "FORBIDDEN", message: "Only a signed-in browser session can do that." };
  if (permits(caller, permission)) return null;
  return {
    code: "FORBIDDEN",
    message: `${caller.kind === "key" ? "This API key" : "This program"} has no permission to ${permission}.`,
    headers: { "www-authenticate": `Bearer error="insufficient_scope", scope="api:${permission}"` },
  };
}

/** Programs and bearer tokens do not administer. */
const ADMIN_CREDENTIAL =
  "Only a signed-in administrator, or an administrator's API key with the permission `admin`, can do that.";

/** Rejects operations for administrators from everyone else (403). The role is read each time, so its end applies to the next request. */
export async function refuseOthersThanAdmins(db: Db, { meta }: Operation, caller: Caller | null): Promise<Refusal | null> {
  if (meta.access !== "admin") return null;
  return caller && (await isAdmin(db, caller.userId)) ? null : { code: "FORBIDDEN", message: "Only administrators can do that." };
}

/** What a limit counts by, besides its own name. Attempts at a share password are counted where the document is known. */
type Subject = (who: { user: string; client: string; document: string }) => string;

const SUBJECTS: Record<NonNullable<Operation["meta"]["limit"]>, Subject | null> = {
  mutation: ({ user, document }) => `${user}:${document}`,
  pdf: ({ user, document }) => `${user}:${document}`,
  publicPdf: ({ client, document }) => `${client}:${document}`,
  sharedRead: ({ client, document }) => `${client}:${document}`,
  download: ({ client }) => client,
  pdfCheck: ({ client }) => client,
  upload: ({ user }) => user,
  fileDelete: ({ user }) => user,
  password: null,
  comment: ({ client }) => client,
  ai: ({ user }) => user,
  webAccess: ({ user }) => user,
};

/**
 * Enforces rate limits before the body is read. `path` holds the parsed path parameters, so that a document has one count however
 * its address is spelled, a share link its own, and all guessed tokens one; `client` is the network the request comes from.
 */
export async function refuseTooOften(
  { meta, operationId }: Operation,
  path: Record<string, string>,
  caller: Caller | null,
  client: string,
): Promise<Refusal | null> {
  const document = path.token === undefined ? documentOf(path, operationId) : (linkIdOf(path.token) ?? "no link");
  const subject = meta.limit ? SUBJECTS[meta.limit] : null;
  const wait =
    (caller?.kind === "key" ? await takePoint("apiKey", caller.keyId) : null) ??
    (meta.limit && subject
      ? await takePoint(countOf(meta.limit), subject({ user: caller?.userId ?? client, client, document }))
      : null);
  if (wait === null) return null;
  const headers = { "retry-after": String(wait) };
  // Operations on the web name this error. Source: interface.md "Errors".
  if (meta.limit === "webAccess") return { code: "RATE_LIMIT_EXCEEDED", headers, defined: true };
  return { code: "TOO_MANY_REQUESTS", headers };
}

const documentOf = ({ id, resumeId, username, slug }: Record<string, string>, operationId: string): string =>
  id ?? resumeId ?? (username ? `${username}/${slug}` : operationId);

/** Requests to models and to the web share one count. */
const countOf = (limit: NonNullable<Operation["meta"]["limit"]>): LimitName => (limit === "webAccess" ? "ai" : limit);
