import { z } from "zod";
import { fallbacks } from "@/contracts/model/fallback";
import { isRecord } from "@/domain/is-record";

/** Returned by `repair` for a list entry that cannot be repaired. */
const UNUSABLE = Symbol("unusable");

/**
 * Converts any JSON value to a value of the schema: valid parts stay; others become the field's fallback, else the value at
 * the same place in `model`, else the nearest valid value. Missing structured dates stay missing, so that they can be read from
 * their text.
 */
export function repair(schema: z.ZodType, value: unknown, model: unknown): unknown {
  const result = repairField(schema, value, model);
  return result === UNUSABLE ? model : result;
}

function repairField(schema: z.ZodType, value: unknown, model: unknown): unknown {
  const fallback = fallbacks.get(schema);
  if (schema instanceof z.ZodObject) {
    if (isRecord(value)) return repairObject(schema, value, model);
    return fallback ? fallback.value : repairObject(schema, {}, model);
  }
  if (schema instanceof z.ZodArray) return repairArray(schema, value, fallback?.dropsBadItems === true, model);
  if (schema instanceof z.ZodOptional) return repairOptional(schema, value);
  if (schema instanceof z.ZodDiscriminatedUnion) return repairUnion(schema, value);
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  if (fallback) return fallback.value;
  return nearest(schema, value, model);
}

function repairObject(schema: z.ZodObject, value: Record<string, unknown>, model: unknown): Record<string, unknown> {
  const result: Record<string, unknown> = schema.def.catchall ? unknownKeys(schema, value) : {};
  for (const [key, field] of Object.entries(schema.shape)) {
    const present = Object.hasOwn(value, key) ? value[key] : undefined;
    if (key === "dates" && !isRecord(present)) continue;
    const repaired = repairField(field as z.ZodType, present, isRecord(model) ? model[key] : undefined);
    if (repaired !== undefined && repaired !== UNUSABLE) result[key] = repaired;
  }
  return result;
}

function unknownKeys(schema: z.ZodObject, value: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).filter(([key]) => key !== "__proto__" && !Object.hasOwn(schema.shape, key)));
}

function repairArray(schema: z.ZodArray, value: unknown, dropsBadItems: boolean, model: unknown): unknown[] {
  if (!Array.isArray(value)) return [fallbacks.get(schema)?.value, model].find(Array.isArray) ?? [];
  const element = schema.element as z.ZodType;
  const repairEntry = (entry: unknown): unknown => {
    const read = element.safeParse(entry);
    if (read.success) return read.data;
    if (dropsBadItems) return UNUSABLE;
    if (element instanceof z.ZodObject && !isRecord(entry)) return UNUSABLE;
    if (element instanceof z.ZodEnum) return UNUSABLE;
    if (element instanceof z.ZodString && typeof entry !== "string" && typeof entry !== "number") return UNUSABLE;
    return repairField(element, entry, undefined);
  };
  const usable = value.map(repairEntry).filter((entry) => entry !== UNUSABLE);
  const { maximum } = schema._zod.bag;
  return typeof maximum === "number" ? usable.slice(0, maximum) : usable;
}

function repairOptional(schema: z.ZodOptional, value: unknown): unknown {
  if (value === undefined || value === null) return undefined;
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  const inner = schema.unwrap() as z.ZodType;
  return inner instanceof z.ZodObject && isRecord(value) ? repairObject(inner, value, undefined) : undefined;
}

function repairUnion(schema: z.ZodDiscriminatedUnion, value: unknown): unknown {
  if (!isRecord(value)) return UNUSABLE;
  const { discriminator } = schema.def;
  const option = schema.options.find((candidate) => {
    const tag = candidate instanceof z.ZodObject ? candidate.shape[discriminator] : undefined;
    return tag instanceof z.ZodLiteral && tag.safeParse(value[discriminator]).success;
  });
  return option instanceof z.ZodObject ? repairObject(option, value, undefined) : UNUSABLE;
}

function nearest(schema: z.ZodType, value: unknown, model: unknown): unknown {
  if (schema instanceof z.ZodNumber) {
    if (typeof value !== "number" || !Number.isFinite(value)) return model ?? schema.minValue ?? 0;
    const bounded = Math.min(Math.max(value, schema.minValue ?? value), schema.maxValue ?? value);
    return schema.isInt ? Math.round(bounded) : bounded;
  }
  if (schema instanceof z.ZodString) {
    const text =
      typeof value === "number" || typeof value === "boolean" ? String(value) : typeof value === "string" ? value : undefined;
    const cut = (text ?? "").slice(0, schema.maxLength ?? undefined);
    return text !== undefined && schema.safeParse(cut).success ? cut : (model ?? "");
  }
  if (schema instanceof z.ZodBoolean) return model ?? false;
  if (schema instanceof z.ZodEnum) return model ?? schema.options[0];
  return model ?? null;
}
