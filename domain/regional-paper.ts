import { languageAndRegion } from "@/domain/letters/form";

/** Countries where paper is Letter and measured in inches. */
const LETTER_COUNTRIES: ReadonlySet<string> = new Set(["US", "CA", "MX", "PH", "CL"]);

/** The paper and its unit in the country of a language tag such as `en-US`; A4 and millimetres where it names none. */
export function regionalPaper(tag: string): { format: "letter" | "a4"; unit: "in" | "mm" } {
  const { region } = languageAndRegion(tag);
  return region !== null && LETTER_COUNTRIES.has(region) ? { format: "letter", unit: "in" } : { format: "a4", unit: "mm" };
}
