import type { ContractMeta } from "@/contracts/base";
import type { ErrorCode } from "@/contracts/errors";
import type { Permission } from "@/server/auth/api-keys";
import type { Caller } from "@/server/auth/identify";
import { hasRoomToWrite } from "@/server/data-folder/free-space";
import { takePoint } from "@/server/rate-limits";

export type Operation = { method: string; operationId: string; path: string; meta: ContractMeta; params: Record<string, string> };

export type Refusal = { code: ErrorCode; headers?: Record<string, string>; message?: string };

/** The permission an operation needs. Source: interface-details 1.0. */
export function permissionOf(operation: Pick<Operation, "method" | "operationId">): Permission {
  if (operation.method === "GET" || operation.method === "HEAD") return "read";
  if (operation.method === "DELETE" || /^(delete|bulkDelete|purge)/.test(operation.operationId)) return "delete";
  return "write";
}

/**
 * Refuses a request before its body is read or looked at: nobody (401), a foreign page with the person's cookie (403), a credential
 * that may not do this (403), a write while the disk is full (507), too many requests (429). Null: go on.
 */
export async function guard(operation: Operation, caller: Caller | null, client: string): Promise<Refusal | null> {
  const { meta } = operation;
  if (meta.access !== "public") {
    if (!caller) return { code: "UNAUTHORIZED" };
    const refusal = refuseCaller(operation, caller);
    if (refusal) return refusal;
    if (permissionOf(operation) !== "read" && !hasRoomToWrite()) return { code: "INSUFFICIENT_STORAGE" };
  }
  return limit(operation, caller, client);
}

function refuseCaller(operation: Operation, caller: Caller): Refusal | null {
  if (caller.kind === "session")
    return caller.foreign ? { code: "FORBIDDEN", message: "This request was started by a page of another site." } : null;
  if (operation.meta.access === "session") return { code: "FORBIDDEN", message: "Only a signed-in browser session may do that." };
  const needed = permissionOf(operation);
  if (caller.kind !== "key" || !caller.permissions || caller.permissions.includes(needed)) return null;
  return {
    code: "FORBIDDEN",
    message: `This API key may not ${needed}.`,
    headers: { "www-authenticate": `Bearer error="insufficient_scope", scope="api:${needed}"` },
  };
}

async function limit(operation: Operation, caller: Caller | null, client: string): Promise<Refusal | null> {
  const { meta, params } = operation;
  const document =
    params.id ?? params.resumeId ?? (params.username ? `${params.username}/${params.slug}` : operation.operationId);
  const who = caller?.userId ?? client;
  const wait =
    (caller?.kind === "key" ? await takePoint("apiKey", caller.keyId) : null) ??
    (meta.limit
      ? await takePoint(
          meta.limit,
          meta.limit === "download" || meta.limit === "pdfCheck"
            ? client
            : meta.limit === "upload" || meta.limit === "fileDelete"
              ? who
              : `${who}:${document}`,
        )
      : null);
  return wait === null ? null : { code: "TOO_MANY_REQUESTS", headers: { "retry-after": String(wait) } };
}
