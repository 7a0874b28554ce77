import { z } from "zod";
import { optionallyChecked } from "@/contracts/model/ai/claim";
import { artifactDataSchema } from "@/contracts/model/career/artifact-data";
import { timestamp } from "@/contracts/model/timestamp";

export const ARTIFACT_KINDS = ["fit", "briefing", "practice", "debrief", "answers", "reply", "offer"] as const;
export type ArtifactKind = (typeof ARTIFACT_KINDS)[number];

/** Something that was made or recorded for an application. Source: interface.md “Career data”. */
export const artifactSchema = z
  .object({
    id: z.string(),
    userId: z.string(),
    applicationId: z.string().nullable(),
    interviewId: z.string().nullable().describe("The interview it is for, an entry of the timeline."),
    title: z.string(),
    data: artifactDataSchema,
    ...optionallyChecked,
    evidence: z
      .object({ factIds: z.array(z.string()), storyIds: z.array(z.string()) })
      .describe("The facts and stories that a saved item is based on."),
    jobId: z.string().nullable().describe("The scheduled job that made it."),
    inputVersion: z.string().describe("Differs when what it was made from differs."),
    createdAt: timestamp,
    updatedAt: timestamp,
  })
  .describe("A saved item. What a model wrote has `claims` beside `data`: what its texts claim of you, and what supports it.");
export type Artifact = z.infer<typeof artifactSchema>;

export const listedArtifactSchema = artifactSchema
  .extend({
    application: z
      .object({ company: z.string(), role: z.string() })
      .nullable()
      .describe("The application that something is for."),
    outdated: z.boolean().describe("What it was made from has changed since."),
  })
  .describe("A saved item in a list.");
export type ListedArtifact = z.infer<typeof listedArtifactSchema>;
