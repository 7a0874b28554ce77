import { z } from "zod";
import { longText, shortText } from "@/contracts/model/career/fields";
import { MEMORY_MODES, PAY_PERIODS, PROFILE_NAMES } from "@/contracts/model/career/profile-choices";

const names = (what: string) => z.array(shortText(200, what).min(1)).max(PROFILE_NAMES);

const minBaseSchema = z
  .object({
    amount: z.number().min(0).nullable().describe("The lowest acceptable base pay; null if it doesn't matter."),
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/, "Use three capital letters, such as USD.")
      .describe("ISO 4217 code."),
    period: z.enum(PAY_PERIODS),
  })
  .describe("The lowest acceptable base pay.");

/** What a user is looking for. Source: interface.md “Career data”, interface-details 2.8. */
export const careerProfileSchema = z
  .object({
    targetRoles: names("A job title to look for.").default([]),
    locations: names("A place to work at.").default([]),
    priorities: longText(4000, "What matters in the next job.").default(""),
    minBase: minBaseSchema.default({ amount: null, currency: "USD", period: "year" }),
    maxOfficeDays: z
      .number()
      .int()
      .min(0)
      .max(5)
      .nullable()
      .default(null)
      .describe("Most days a week at the office; 0 is fully remote."),
    noticeWeeks: z.number().int().min(0).max(52).nullable().default(null).describe("Notice period in weeks."),
    memoryMode: z
      .enum(MEMORY_MODES)
      .default("ask")
      .describe("Whether facts from conversations are saved after asking, immediately, or never."),
  })
  .describe("What you look for in your next job.");
export type CareerProfile = z.infer<typeof careerProfileSchema>;
