import { z } from "zod";

/**
 * The value of a field when the given value cannot be used (interface-details 2.2). The schemas of this folder define what is
 * stored and returned; this registry defines what input is tolerated. `inputOf()` and the tolerant reader in `domain/normalise`
 * are derived from it.
 */
export const fallbacks = z.registry<{ value: unknown; dropsBadItems?: boolean }>();

/** Marks a field whose bad or missing value becomes `value`; `undefined` leaves the field out. Must be the last call on a schema. */
export function withFallback<Schema extends z.ZodType>(schema: Schema, value: z.input<Schema>): Schema {
  return register(schema, { value });
}

/** Marks a list whose unusable entries are dropped one by one; a value that is not a list becomes empty. */
export function droppingBadItems<Item extends z.ZodType>(schema: z.ZodArray<Item>): z.ZodArray<Item> {
  return register(schema, { value: [], dropsBadItems: true });
}

/** Fields that older clients do not send. They are optional on write and always present in responses. */
export const addedLater = z.registry<{ since: string }>();

/** Marks a field added in major version `version`: optional on write, filled before it is stored. */
export function since<Schema extends z.ZodType>(version: string, schema: Schema): Schema {
  const copy = schema.clone();
  addedLater.add(copy, { since: version });
  const forgiven = fallbacks.get(schema);
  if (forgiven) fallbacks.add(copy, forgiven);
  return copy;
}

/** Registers a copy, so that a schema used in several places is tolerant only where it was marked. */
function register<Schema extends z.ZodType>(schema: Schema, entry: { value: unknown; dropsBadItems?: boolean }): Schema {
  const meta = schema.meta();
  const copy = meta ? schema.clone().meta(meta) : schema.clone();
  fallbacks.add(copy, entry);
  return copy;
}
