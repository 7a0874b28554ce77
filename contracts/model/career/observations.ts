import { z } from "zod";
import { recordSectionSchema } from "@/contracts/model/career/record";

export const observedEntrySchema = z
  .object({ id: z.string(), section: recordSectionSchema, name: z.string().describe("Its main texts.") })
  .describe("An entry by its name.");
export type ObservedEntry = z.infer<typeof observedEntrySchema>;

const entries = z.array(observedEntrySchema);

export const recordObservationsSchema = z
  .object({
    overlaps: z
      .array(z.object({ entries }))
      .describe(
        "Pairs of jobs at different employers that overlap by more than three months. A year without a month counts as little as it can.",
      ),
    spellings: z
      .array(z.object({ names: z.array(z.string()), entries }))
      .describe(
        "Employers, schools and organizations that are spelled in several ways, such as “Northpine” and “NorthPine GmbH”.",
      ),
    unused: entries.describe("Entries that no resume outside Trash shows."),
    everywhere: entries.describe("Entries that every one of at least two resumes outside Trash shows."),
  })
  .describe("What may be worth a look in the record; at most 100 of each.");
export type RecordObservations = z.infer<typeof recordObservationsSchema>;
