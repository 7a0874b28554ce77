import { z } from "zod";
import { idSchema } from "@/contracts/base";
import { LIMITS } from "@/contracts/limits";
import { longText, shortText } from "@/contracts/model/career/fields";
import { recordLanguageSchema } from "@/contracts/model/career/record";
import { timestamp } from "@/contracts/model/timestamp";

const letterParagraphSchema = z
  .object({
    text: longText(4000, "Plain text.").min(1),
    language: recordLanguageSchema.describe("BCP 47 tag of its language, or null."),
  })
  .describe("The story as a paragraph of a letter.");
export type LetterParagraph = z.infer<typeof letterParagraphSchema>;

/** The content of a story, and what it is based on. */
export const storyFields = {
  title: shortText(200, "Title.").min(1),
  situation: longText(4000, "What the situation was.").min(1),
  task: longText(4000, "What had to be done.").min(1),
  action: longText(6000, "What you did.").min(1),
  result: longText(4000, "What came of it.").default(""),
  reflection: longText(4000, "What you learned.").default(""),
  factIds: z.array(idSchema).max(30).default([]).describe("Active facts that the story is based on."),
  tags: z.array(shortText(100, "A tag.").min(1)).max(20).default([]).describe("Up to 20 tags."),
  applicationId: z
    .string()
    .nullable()
    .default(null)
    .describe("The application that alone uses the story; null to share it with all."),
  paragraphs: z
    .array(letterParagraphSchema)
    .max(LIMITS.storyParagraphs)
    .optional()
    .describe("The story as letters have it, newest first. Omitted, they stay as they are; without any, responses omit them."),
};

export const storySchema = z
  .object({
    id: z.string(),
    userId: z.string(),
    applicationId: z.string().nullable(),
    data: z.object(storyFields).describe("The content of a story."),
    createdAt: timestamp,
    updatedAt: timestamp,
  })
  .describe("A story to tell in an interview.");
export type Story = z.infer<typeof storySchema>;

export const listedStorySchema = storySchema
  .extend({
    askedAt: z
      .array(
        z
          .object({ company: z.string(), at: timestamp.describe("When it was recorded.") })
          .describe("An interview in which a story was used."),
      )
      .describe("Interviews in which the story was used, newest first: debriefs and recalled answers that name it."),
  })
  .describe("A story in a list.");
export type ListedStory = z.infer<typeof listedStorySchema>;
export type StoryData = Story["data"];
