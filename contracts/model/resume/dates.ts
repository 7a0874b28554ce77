import { z } from "zod";
import { LIMITS } from "@/contracts/limits";
import { since, withFallback } from "@/contracts/model/fallback";
import { line } from "@/contracts/model/resume/text";

/** `2022` or `2022-03`. */
export const PARTIAL_DATE = /^\d{4}(?:-(?:0[1-9]|1[0-2]))?$/;

const partialDate = (description: string) =>
  withFallback(
    z
      .string()
      .regex(PARTIAL_DATE)
      .nullable()
      .describe(`${description} A year (2022) or a year and month (2022-03); null when absent.`),
    null,
  );

/**
 * Structured dates. The printed text (`period` or `date`) is rewritten from them on every save; items without them get them from
 * their text. Text that cannot be read exactly stays in `raw` and prints as typed until a date is edited.
 */
export const datesSchema = z
  .object({
    start: partialDate("When it began, or the single date."),
    end: partialDate("When it ended."),
    present: withFallback(z.boolean().describe("Ongoing; `end` is then not printed."), false),
    raw: withFallback(
      z
        .string()
        .max(LIMITS.resume.line)
        .optional()
        .describe("Text that could not be read exactly. Printed verbatim as long as it is present."),
      undefined,
    ),
  })
  .describe("Structured dates. On save, the printed text is generated from them; if omitted, they are derived from the text.");

export type Dates = z.infer<typeof datesSchema>;

/** The `dates` field of a dated item: optional on write, always present on read. */
export const itemDates = since("6", datesSchema);

export const periodText = line("The printed range, rewritten from `dates` on save, such as “Mar 2022 – Present”.");
export const dateText = line("The printed date, rewritten from `dates` on save, such as “Mar 2022”.");
