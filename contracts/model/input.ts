import { z } from "zod";
import { LIMITS } from "@/contracts/limits";
import { addedLater, fallbacks } from "@/contracts/model/fallback";
import { textKinds } from "@/contracts/model/resume/text";

/**
 * Derives the input schema from a schema of stored data: a field with a fallback never fails, a field added later may be missing,
 * everything else stays strict. Each schema is derived once, so that equal parts stay identical.
 */
export function inputOf(schema: z.ZodType): z.ZodType<Record<string, unknown>, Record<string, unknown>> {
  return derive(schema) as z.ZodType<Record<string, unknown>, Record<string, unknown>>;
}

const { url: maxUrl, inlinePicture } = LIMITS.resume;

/** The picture itself is accepted in place of its URL; it is stored as an upload before anything else is done with the input. */
const pictureUrlInput = z
  .string()
  .max(inlinePicture.url)
  .refine((url) => url.length <= maxUrl || /^data:/i.test(url), `A URL has at most ${maxUrl} characters.`)
  .describe(
    "URL of the image, http(s) on a public host; paths returned by the file upload are preferred. A JPEG, PNG, WebP or GIF of at most 1 MiB as a `data:` URL becomes an upload of yours. Other values are cleared on save.",
  );

const derived = new WeakMap<z.ZodType, z.ZodType>();

function derive(schema: z.ZodType): z.ZodType {
  const known = derived.get(schema);
  if (known) return known;
  const result = forgive(schema, withMeta(schema, deriveInner(schema)));
  derived.set(schema, result);
  return result;
}

function deriveInner(schema: z.ZodType): z.ZodType {
  if (textKinds.get(schema)?.kind === "picture") return pictureUrlInput;
  if (schema instanceof z.ZodObject) {
    const shape = Object.fromEntries(Object.entries(schema.shape).map(([key, field]) => [key, derive(field as z.ZodType)]));
    return new z.ZodObject({ ...schema.def, shape });
  }
  if (schema instanceof z.ZodArray) return new z.ZodArray({ ...schema.def, element: derive(schema.element as z.ZodType) });
  if (schema instanceof z.ZodOptional) return z.optional(derive(schema.unwrap() as z.ZodType));
  if (schema instanceof z.ZodNullable) return z.nullable(derive(schema.unwrap() as z.ZodType));
  if (schema instanceof z.ZodDiscriminatedUnion) {
    return new z.ZodDiscriminatedUnion({ ...schema.def, options: schema.options.map((option) => derive(option as z.ZodType)) });
  }
  return schema;
}

function forgive(original: z.ZodType, schema: z.ZodType): z.ZodType {
  const fallback = fallbacks.get(original);
  if (fallback) return z.optional(withValue(schema, fallback));
  return addedLater.has(original) ? z.optional(schema) : schema;
}

/** A list is replaced only if it is not a list at all: one bad entry must not silently discard the others. */
function withValue(schema: z.ZodType, { value, dropsBadItems }: { value: unknown; dropsBadItems?: boolean }): z.ZodType {
  if (!(schema instanceof z.ZodArray)) return schema.catch(value);
  const item = schema.element as z.ZodType;
  const usable = (entries: unknown[]) => (dropsBadItems ? entries.filter((entry) => item.safeParse(entry).success) : entries);
  return z.preprocess((input) => (Array.isArray(input) ? usable(input) : value), schema);
}

function withMeta(from: z.ZodType, to: z.ZodType): z.ZodType {
  const meta = from.meta();
  return from === to || !meta ? to : to.meta(meta);
}
