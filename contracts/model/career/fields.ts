import { z } from "zod";
import { cleanText } from "@/contracts/base";
import { momentInputInUtc } from "@/contracts/model/timestamp";

/** One line or a short text of career data, trimmed. */
export const shortText = (max: number, description: string) =>
  z
    .string()
    .overwrite((text) => cleanText(text).trim())
    .max(max)
    .describe(description);

/** A longer text of career data, as it was written. */
export const longText = (max: number, description: string) => z.string().overwrite(cleanText).max(max).describe(description);

/** A moment with any offset, stored in UTC. */
export const momentInput = (description: string) => momentInputInUtc.describe(description);
