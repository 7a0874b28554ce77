import type { Permission } from "../api-keys";

/** What a program may ask for. Source: interface-details 1.14. */
export const IDENTITY_SCOPES = ["openid", "profile", "email", "offline_access"] as const;
export const API_SCOPES = ["api:read", "api:write", "api:delete"] as const;
export const SCOPES = [...IDENTITY_SCOPES, ...API_SCOPES] as const;

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
