import { PROGRAM_SCOPES } from "@/contracts/programs";
import type { Permission } from "../api-keys";

export const SCOPES = PROGRAM_SCOPES;
export const API_SCOPES = SCOPES.filter((scope) => scope.startsWith("api:"));

const PERMISSIONS: Readonly<Record<string, Permission>> = { "api:read": "read", "api:write": "write", "api:delete": "delete" };

/** The scopes of a text that separates them by blanks, each once. */
export const scopesIn = (text: string): string[] => [...new Set(text.split(" ").filter((scope) => scope !== ""))];

/**
 * What the scopes permit. Null: everything, because scopes that say nothing about the API do not restrict it. Source:
 * interface-details 1.0.
 */
export function permissionsOf(scopes: readonly string[]): Permission[] | null {
  const permitted = scopes.flatMap((scope) => PERMISSIONS[scope] ?? []);
  return permitted.length > 0 ? permitted : null;
}
