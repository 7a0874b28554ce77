import { z } from "zod";

/**
 * What a field becomes when the value given for it cannot be used (interface-details 2.2). The schemas of this folder state
 * what is stored and answered; this registry states, beside them, what is forgiven on the way in. `written()` and the tolerant
 * reader in `domain/normalise` are both derived from it.
 */
export const fallbacks = z.registry<{ value: unknown; dropsBadItems?: boolean }>();

/** Marks a field whose bad or missing value becomes `value`; `undefined` leaves the field out. Must be the last call on a schema. */
export function withFallback<Schema extends z.ZodType>(schema: Schema, value: z.input<Schema>): Schema {
  return register(schema, { value });
}

/** Marks a list whose unusable entries are dropped one by one, and which is empty when it is not a list at all. */
export function droppingBadItems<Item extends z.ZodType>(schema: z.ZodArray<Item>): z.ZodArray<Item> {
  return register(schema, { value: [], dropsBadItems: true });
}

/** Fields that older clients do not send. They may be left out on write and are always present in what is answered. */
export const addedLater = z.registry<{ since: string }>();

/** Marks a field that came with major version `since`: optional on write, filled before it is stored. */
export function since<Schema extends z.ZodType>(version: string, schema: Schema): Schema {
  const copy = schema.clone();
  addedLater.add(copy, { since: version });
  const forgiven = fallbacks.get(schema);
  if (forgiven) fallbacks.add(copy, forgiven);
  return copy;
}

/** Registers a copy, so that a schema used in several places is forgiven only where it was marked. */
function register<Schema extends z.ZodType>(schema: Schema, entry: { value: unknown; dropsBadItems?: boolean }): Schema {
  const meta = schema.meta();
  const copy = meta ? schema.clone().meta(meta) : schema.clone();
  fallbacks.add(copy, entry);
  return copy;
}
