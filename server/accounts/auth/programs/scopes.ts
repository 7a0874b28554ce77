import { PROGRAM_SCOPES } from "@/contracts/accounts/programs";
import type { Permission } from "@/contracts/permission";

export const SCOPES = PROGRAM_SCOPES;
export const API_SCOPES = SCOPES.filter((scope) => scope.startsWith("api:"));

const PERMISSIONS: Readonly<Record<string, Permission>> = { "api:read": "read", "api:write": "write", "api:delete": "delete" };

/** The scopes of a text that separates them by blanks, each once. */
export const scopesIn = (text: string): string[] => [...new Set(text.split(" ").filter((scope) => scope !== ""))];

/**
 * The scopes of a request: one that names none of the API requests all of them, which the consent page shows. Source:
 * interface-details 1.0.
 */
export const writtenOut = (scopes: readonly string[]): string[] =>
  scopes.some((scope) => PERMISSIONS[scope] !== undefined) ? [...scopes] : [...scopes, ...API_SCOPES];

/** What the scopes permit: what they name and nothing else, so that fewer scopes never permit more. */
export const permissionsOf = (scopes: readonly string[]): Permission[] => scopes.flatMap((scope) => PERMISSIONS[scope] ?? []);
