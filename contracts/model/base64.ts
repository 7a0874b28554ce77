import { z } from "zod";

/** Decodes the same bytes: without a `data:` prefix and white space, in the standard alphabet. */
const plain = (text: string) =>
  text
    .replace(/^data:[^,]{0,200};base64,/i, "")
    .replace(/\s+/g, "")
    .replaceAll("-", "+")
    .replaceAll("_", "/");

/** The bytes of a file as base64, at most `max` characters of it. */
export const base64 = (max: number, description: string) =>
  z
    .string()
    .overwrite(plain)
    .min(1)
    .max(max)
    // A single character after whole groups of four is less than a byte: the text was cut off.
    .refine((text) => /^[A-Za-z0-9+/]*={0,2}$/.test(text) && text.replace(/=+$/, "").length % 4 !== 1, "This is not base64.")
    .describe(`${description} Base64, also with a \`data:\` prefix, line breaks or the URL-safe alphabet.`);
