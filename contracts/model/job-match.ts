import { z } from "zod";

export const jobMatchTermSchema = z.object({
  term: z.string().describe("Normalised phrase of one to three words."),
  label: z.string().describe("The phrase as the posting writes it."),
  jdCount: z.int().min(1).describe("How often the posting has it."),
  resumeCount: z.int().min(0).describe("How often the visible resume has it."),
  weight: z.number().min(0).describe("Importance in the posting, by count and place."),
});
export type JobMatchTerm = z.infer<typeof jobMatchTermSchema>;

/** Terms of a job posting compared with a resume. Source: interface-details 4.2. */
export const jobMatchSchema = z
  .object({
    found: z.array(jobMatchTermSchema).describe("Terms the resume has, most important first."),
    missing: z.array(jobMatchTermSchema).describe("Terms the resume lacks, most important first."),
    total: z.int().min(0).describe("Number of terms compared."),
  })
  .describe("Terms of a posting, found in or missing from the visible resume.");
export type JobMatch = z.infer<typeof jobMatchSchema>;
