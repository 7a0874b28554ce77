import type { ContractMeta } from "@/contracts/base";

/** What a key or a program may be allowed. `admin` is for keys of administrators only. */
export const PERMISSIONS = ["read", "write", "delete", "admin"] as const;

export type Permission = (typeof PERMISSIONS)[number];

type Described = { method: string; operationId: string; meta: Pick<ContractMeta, "access"> };

/** Operations that delete for good, whatever their method. Tests compare this with what the contract describes. */
const DELETES = /^(delete|bulkDelete|purge)(?=[A-Z]|$)/;

/**
 * The one permission that an operation needs, derived from its declaration and never stated beside it: a bulk deletion by POST needs what a
 * deletion needs. Source: interface-details 1.0.
 */
export function permissionOf({ method, operationId, meta }: Described): Permission {
  if (meta.access === "admin") return "admin";
  if (method === "GET" || method === "HEAD") return "read";
  return method === "DELETE" || DELETES.test(operationId) ? "delete" : "write";
}
