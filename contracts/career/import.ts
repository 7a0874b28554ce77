import { z } from "zod";
import { idSchema, owned, routesOf } from "@/contracts/base";
import { EXAMPLE_PROFILE, EXAMPLE_STORY } from "@/contracts/career/example";
import { EXAMPLE_ID } from "@/contracts/example-id";
import { LIMITS } from "@/contracts/limits";

const route = routesOf("Career");
const rows = (description: string) =>
  z.array(z.record(z.string(), z.unknown())).max(LIMITS.careerImport.rows).default([]).describe(description);
const count = z.number().int().min(0);

/** Source: interface-details 2.9. */
export const careerImport = owned
  .route(
    route(
      "POST",
      "/career/imports",
      "importCareer",
      "Import the career data of an account export",
      "Takes `career` in the form of an export and adds what is missing, all or nothing: importing it twice adds nothing the second time. `ids` maps documents and applications of the export to those of this account; data about any other one is left out, and a fact whose source is missing becomes a fact without a source. Schedules are added turned off. A conversation about a missing document is read-only, and files of conversations are restored by name only. Notifications and runs are not imported. Items that are linked already keep their links; a second `basics` of the record is left out.",
    ),
  )
  .input(
    z.object({
      ids: z
        .record(z.string().max(LIMITS.resume.id), idSchema)
        .default({})
        .describe("Identifiers of this account by those of the export."),
      career: z
        .object({
          profile: z.record(z.string(), z.unknown()).nullable().default(null).describe("Replaces the profile; null keeps it."),
          facts: rows("Facts."),
          stories: rows("Stories."),
          artifacts: rows("Saved items."),
          schedules: rows("Schedules."),
          opportunities: rows("Postings found."),
          transcripts: rows("Transcripts."),
          workspaces: rows("Workspaces of applications."),
          formAnswers: rows("Stored answers for forms; one whose topic is here already is not added."),
          mailProposals: rows("What mails proposed; one whose mail is known here already is not added."),
          threads: rows("Conversations with the assistant."),
          messages: rows("Messages of the conversations."),
          record: rows("Entries of the career record."),
          links: rows("Items of resumes that are linked to entries."),
          languages: rows("Resumes that are versions of one in several languages."),
        })
        .describe("Career data as an account export has it. Other keys are ignored."),
    }),
  )
  .output(
    z
      .object({
        facts: count,
        stories: count,
        artifacts: count,
        schedules: count,
        opportunities: count,
        transcripts: count,
        workspaces: count,
        formAnswers: count,
        threads: count,
        messages: count,
        mailProposals: count.optional().describe("Only if the input has proposals of mails."),
        record: count.optional().describe("Only if the input has entries of the career record."),
        links: count.optional().describe("Only if the input has entries of the career record."),
        languages: count.optional().describe("Only if the input has resumes in several languages."),
        leftOut: count.describe("Rows that are not as an export has them, or are about an application that is not here."),
      })
      .describe("How many rows of each kind were added."),
  )
  .meta({
    limit: "mutation",
    upload: true,
    example: {
      input: { ids: { [EXAMPLE_ID]: EXAMPLE_ID }, career: { profile: EXAMPLE_PROFILE, stories: [EXAMPLE_STORY] } },
      output: {
        facts: 0,
        stories: 1,
        artifacts: 0,
        schedules: 0,
        opportunities: 0,
        transcripts: 0,
        workspaces: 0,
        formAnswers: 0,
        threads: 0,
        messages: 0,
        leftOut: 0,
      },
    },
  });
