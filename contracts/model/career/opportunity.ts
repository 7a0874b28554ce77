import { z } from "zod";
import { timestamp } from "@/contracts/model/timestamp";

/** A posting that was found for a user. Source: interface-details 2.8. */
export const opportunitySchema = z
  .object({
    id: z.string(),
    userId: z.string(),
    url: z.string(),
    role: z.string(),
    company: z.string(),
    location: z.string(),
    snippet: z.string().describe("The beginning of the posting."),
    firstSeenAt: timestamp,
    lastSeenAt: timestamp,
    dismissedAt: timestamp.nullable(),
    trackedApplicationId: z.string().nullable().describe("The application made of it."),
    matches: z.array(z.string()).describe("Preferences of the profile that it meets."),
    unknowns: z.array(z.enum(["salary", "office"])).describe("What the posting does not say."),
    createdAt: timestamp,
    updatedAt: timestamp,
  })
  .describe("A posting that was found for you.");
export type Opportunity = z.infer<typeof opportunitySchema>;
