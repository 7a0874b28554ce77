import { z } from "zod";
import { LIMITS } from "@/contracts/limits";
import { withFallback } from "@/contracts/model/fallback";

/** The kind of a text, which determines how it is cleaned on save. */
export const textKinds = z.registry<{ kind: "rich-text" | "link" | "picture" }>();

/** Marks a text schema; everything derived from it with `describe` and the like stays marked. */
export function asKind(kind: "rich-text" | "link" | "picture", schema: z.ZodString): z.ZodString {
  textKinds.add(schema, { kind });
  return schema;
}

/** One printed line of plain text, at most 2,000 characters. An empty string prints nothing. */
export const line = (description: string) => z.string().max(LIMITS.resume.line).describe(description);

/** HTML with an allow-listed set of elements; cleaned on save. At most 100,000 characters. */
export const richText = (description: string, max: number = LIMITS.resume.richText) =>
  asKind(
    "rich-text",
    z
      .string()
      .max(max)
      .describe(
        `${description} Rich text as HTML: p, br, strong, em, u, s, mark, a, lists, headings, blockquote, code; other elements are removed on save.`,
      ),
  );

export const idText = (description: string) => z.string().max(LIMITS.resume.id).describe(description);

/**
 * A link. Schemes other than http, https, mailto and tel are cleared on save; a URL without a scheme is stored and reported by
 * the check.
 */
export const linkText = (description: string) =>
  asKind(
    "link",
    z
      .string()
      .max(LIMITS.resume.url)
      .describe(`${description} http, https, mailto or tel; URLs with other schemes are cleared on save.`),
  );

export const colorText = (description: string) =>
  z.string().max(LIMITS.resume.color).describe(`${description} As rgba(r, g, b, a).`);

/** An icon of the Phosphor set by name. */
export const iconText = (description: string) => z.string().max(LIMITS.resume.icon).describe(description);

export const itemIcon = iconText("Icon name of the Phosphor set; empty shows none.");

export const itemIconColor = withFallback(colorText("Colour of the icon; empty uses the primary colour."), "");

/** Lengths on paper are points (1/72 inch). */
export const lengthPt = (description: string) => z.number().min(0).max(LIMITS.resume.length).describe(`${description} Points.`);
