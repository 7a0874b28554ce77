import { z } from "zod";
import { cleanText } from "@/contracts/base";

/** One line or a short text of career data, trimmed. */
export const shortText = (max: number, description: string) =>
  z
    .string()
    .overwrite((text) => cleanText(text).trim())
    .max(max)
    .describe(description);

/** A longer text of career data, as it was written. */
export const longText = (max: number, description: string) => z.string().overwrite(cleanText).max(max).describe(description);

/** IANA name of a time zone that this server knows. */
export const timeZone = (description: string) =>
  z.string().max(64).refine(isTimeZone, "This is not a time zone.").describe(description);

function isTimeZone(name: string): boolean {
  try {
    return name !== "" && new Intl.DateTimeFormat("en", { timeZone: name }) !== null;
  } catch {
    return false;
  }
}

/** A moment with any offset, kept in UTC. */
export const momentInput = (description: string) =>
  z.iso
    .datetime({ offset: true })
    .overwrite((moment) => new Date(moment).toISOString())
    .describe(description);
