import { z } from "zod";
import { LIMITS } from "@/contracts/limits";

export const fitWishFields = {
  pages: z
    .number()
    .int()
    .min(1)
    .max(LIMITS.fit.pages)
    .optional()
    .describe("Maximum number of pages, 1 to 10. Defaults to the current number."),
  fill: z
    .boolean()
    .default(true)
    .describe("Whether a document that already fits is set more loosely until its last page is full."),
};

const measured = (description: string) =>
  z
    .object({
      pages: z.number().int().min(1),
      lastPageFill: z.number().min(0).max(1).describe("Share of the last page used between its margins, 0 to 1."),
    })
    .describe(description);

/** Proposed changes that fit a document on fewer pages or fill its last one; nothing is saved. */
export const fitSchema = z.object({
  outcome: z
    .enum(["as-it-is", "fits", "filled", "floors", "sparse"])
    .describe(
      "`fits`: tighter and on the wished pages. `filled`: looser, the last page is full. `as-it-is`: nothing to do. `floors`: even 9 pt, line height 1.15 and margins of 8 mm have more pages; no change. `sparse`: even the loosest setting leaves room.",
    ),
  before: measured("As the document is."),
  after: measured("With the changes."),
  changes: z
    .array(
      z.object({
        path: z.string().describe("JSON pointer below the metadata, such as `/page/gapY`."),
        from: z.number(),
        to: z.number(),
      }),
    )
    .describe("What to change, starting with what readers notice least: space, line height, font size."),
  fewestPages: z.number().int().min(1).optional().describe("With `floors`: the number of pages with the tightest settings."),
  explanation: z.string().describe("What was done, and why not more, in English."),
});
export type Fit = z.infer<typeof fitSchema>;

/** Shown in the API reference for both documents. */
export const FIT_EXAMPLE = {
  input: { pages: 1 },
  output: {
    outcome: "fits",
    before: { pages: 2, lastPageFill: 0.08 },
    after: { pages: 1, lastPageFill: 0.98 },
    changes: [{ path: "/page/gapY", from: 6, to: 3.5 }],
    explanation: "The document went from 2 pages to 1 page: vertical gap 6 → 3.5.",
  } satisfies Fit,
};
