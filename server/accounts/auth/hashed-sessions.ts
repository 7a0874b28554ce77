import { Prisma } from "@/server/platform/db/generated/client";
import { hashSessionToken } from "./stored-identifier";

type Json = Record<string, unknown>;

/**
 * Keeps session tokens out of the database for the sign-in service, which writes and looks for them as they are: what it writes and asks
 * for is hashed on the way in, and a row found by its token gets the token back. Rows found otherwise have the hash, which opens nothing:
 * it is hashed again when someone presents it.
 */
export const hashedSessions = Prisma.defineExtension({
  query: {
    session: {
      async $allOperations({ args, query }) {
        const known = new Map<string, string>();
        return withTokens(await query(hashed(args, known) as typeof args), known);
      },
    },
  },
});

const hashedText = (token: string, known: Map<string, string>): string => {
  const stored = hashSessionToken(token);
  known.set(stored, token);
  return stored;
};

/** The arguments of a statement, with a hash in place of each token. `known` collects what each hash was. */
function hashed(value: unknown, known: Map<string, string>): unknown {
  if (Array.isArray(value)) return value.map((entry) => hashed(entry, known));
  if (!isPlain(value)) return value;
  const entries = Object.entries(value).map(([name, inner]) => [
    name,
    name === "token" ? hashedToken(inner, known) : hashed(inner, known),
  ]);
  return Object.fromEntries(entries);
}

/** A token, several, or a condition such as `{ equals }` or `{ in }`; in a selection, whether it is selected. */
function hashedToken(value: unknown, known: Map<string, string>): unknown {
  if (typeof value === "string") return hashedText(value, known);
  if (Array.isArray(value)) return value.map((entry) => hashedToken(entry, known));
  if (!isPlain(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, name === "mode" ? inner : hashedToken(inner, known)]),
  );
}

function withTokens(result: unknown, known: ReadonlyMap<string, string>): unknown {
  for (const row of [result].flat() as unknown[])
    if (isPlain(row) && typeof row.token === "string") row.token = known.get(row.token) ?? row.token;
  return result;
}

const isPlain = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && [Object.prototype, null].includes(Object.getPrototypeOf(value));
