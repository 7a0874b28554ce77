import { z } from "zod";

export const jobMatchTermSchema = z.object({
  term: z.string().describe("Normalised phrase of 1 to 3 words."),
  label: z.string().describe("The phrase as written in the posting."),
  jdCount: z.int().min(1).describe("Number of occurrences in the posting."),
  resumeCount: z.int().min(0).describe("Number of occurrences in the visible resume."),
  weight: z.number().min(0).describe("Importance in the posting, by count and position."),
});
export type JobMatchTerm = z.infer<typeof jobMatchTermSchema>;

/** Terms of a job posting compared with a resume. Source: interface-details 4.2. */
export const jobMatchSchema = z
  .object({
    found: z.array(jobMatchTermSchema).describe("Terms the resume has, most important first."),
    missing: z.array(jobMatchTermSchema).describe("Terms the resume lacks, most important first."),
    total: z.int().min(0).describe("Number of terms compared."),
  })
  .describe("Terms of a posting that were found in the visible resume or are missing.");
export type JobMatch = z.infer<typeof jobMatchSchema>;
