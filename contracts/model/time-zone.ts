import { z } from "zod";

/** IANA name of a time zone that this server knows, such as `Europe/Amsterdam`. */
export const timeZone = (description: string) =>
  z
    .string()
    .max(64)
    .regex(/^[\w+/-]+$/, "This is not a time zone.")
    .refine(isTimeZone, "This is not a time zone.")
    .describe(description);

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
