import { z } from "zod";
import { textKinds } from "@/contracts/model/resume/text";
import { isRecord } from "@/domain/is-record";
import { cleanLink } from "@/domain/links/clean-link";
import { cleanPictureUrl } from "@/domain/links/picture-url";
import { cleanRichText } from "@/domain/rich-text/clean";
import { markdownToRichText } from "@/domain/rich-text/from-markdown";

export interface CleanOptions {
  /** Origins of this app, such as `https://cv.example.com`: addresses of pictures there become paths. */
  ownOrigins?: readonly string[];
}

type Cleaner = (value: unknown, options: CleanOptions) => unknown;

const cleaners = new WeakMap<z.ZodType, Cleaner | null>();

/** Cleans every rich text, link and picture address of a value of the schema; unchanged parts keep their identity. */
export function cleanTexts<Schema extends z.ZodType>(
  schema: Schema,
  value: z.output<Schema>,
  options: CleanOptions = {},
): z.output<Schema> {
  const clean = cleanerOf(schema);
  return clean ? (clean(value, options) as z.output<Schema>) : value;
}

/** The cleaner of a schema, cached; null if there is nothing to clean. */
function cleanerOf(schema: z.ZodType): Cleaner | null {
  const known = cleaners.get(schema);
  if (known !== undefined) return known;
  const cleaner = makeCleaner(schema);
  cleaners.set(schema, cleaner);
  return cleaner;
}

function makeCleaner(schema: z.ZodType): Cleaner | null {
  if (schema instanceof z.ZodString) return textCleaner(schema);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return cleanerOf(schema.unwrap() as z.ZodType);
  if (schema instanceof z.ZodArray) return listCleaner(cleanerOf(schema.element as z.ZodType));
  if (schema instanceof z.ZodObject) return objectCleaner(schema);
  if (schema instanceof z.ZodDiscriminatedUnion) return unionCleaner(schema);
  return null;
}

function textCleaner(schema: z.ZodString): Cleaner | null {
  const kind = textKinds.get(schema)?.kind;
  if (!kind) return null;
  return (value, options) => {
    if (typeof value !== "string") return value;
    if (kind === "link") return cleanLink(value);
    return kind === "picture"
      ? cleanPictureUrl(value, options.ownOrigins)
      : cleanWithin(value, schema.maxLength ?? Number.POSITIVE_INFINITY);
  };
}

/** Markdown is converted first. Escaping can make hostile text longer than the field allows; then it is cut. */
function cleanWithin(text: string, length: number): string {
  const html = markdownToRichText(text);
  // Marks take more room as tags; then the text stays as it was sent.
  let rest = html.length > length ? text : html;
  let cleaned = cleanRichText(rest);
  while (cleaned.length > length) {
    rest = rest.slice(0, Math.floor(rest.length * 0.7));
    cleaned = cleanRichText(rest);
  }
  return cleaned;
}

function listCleaner(clean: Cleaner | null): Cleaner | null {
  if (!clean) return null;
  return (value, options) => {
    if (!Array.isArray(value)) return value;
    const entries = value.map((entry) => clean(entry, options));
    return entries.every((entry, index) => entry === value[index]) ? value : entries;
  };
}

function objectCleaner(schema: z.ZodObject): Cleaner | null {
  const fields = Object.entries(schema.shape).flatMap(([key, field]): [string, Cleaner][] => {
    const clean = cleanerOf(field as z.ZodType);
    return clean ? [[key, clean]] : [];
  });
  if (fields.length === 0) return null;
  return (value, options) => {
    if (!isRecord(value)) return value;
    let result = value;
    for (const [key, clean] of fields) {
      const cleaned = clean(value[key], options);
      if (cleaned !== value[key]) result = { ...result, [key]: cleaned };
    }
    return result;
  };
}

function unionCleaner(schema: z.ZodDiscriminatedUnion): Cleaner {
  const { discriminator } = schema.def;
  const options = schema.options.flatMap((option): [z.ZodType, Cleaner][] => {
    const clean = cleanerOf(option as z.ZodType);
    const tag = option instanceof z.ZodObject ? (option.shape[discriminator] as z.ZodType | undefined) : undefined;
    return clean && tag ? [[tag, clean]] : [];
  });
  return (value, settings) => {
    if (!isRecord(value)) return value;
    const match = options.find(([tag]) => tag.safeParse(value[discriminator]).success);
    return match ? match[1](value, settings) : value;
  };
}
