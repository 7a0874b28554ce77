import { z } from "zod";
import { LIMITS } from "@/contracts/limits";

/** What an export takes besides its format. */
export const exportFields = {
  page: z.number().int().min(1).max(LIMITS.exportedPage).default(1).describe("Page of a `png` or `svg`; the first is 1."),
  fileName: z
    .string()
    .min(1)
    .max(LIMITS.name.max)
    .optional()
    .describe(
      "Name of the file without extension. Characters that a file system refuses are left out. Defaults to the document's name.",
    ),
};
