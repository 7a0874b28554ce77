import { z } from "zod";
import { cleanText } from "@/contracts/base";
import { LIMITS } from "@/contracts/limits";
import { AUDIENCES, INTERVIEW_KINDS } from "@/contracts/model/interview-choices";
import { timeZone } from "@/contracts/model/time-zone";
import { momentInputInUtc, timestamp } from "@/contracts/model/timestamp";

const bounds = LIMITS.application;

const line = (max: number, description: string) =>
  z
    .string()
    .overwrite((text) => cleanText(text).trim())
    .max(max)
    .describe(description);

const profileUrl = z
  .string()
  .trim()
  .max(2048)
  .refine(isPublicHttps, "Only public https addresses are accepted.")
  .describe("Public https address of the person's profile.");

/** The length comes first: names of hosts are read in quadratic time. */
function isPublicHttps(address: string): boolean {
  if (address.length > 2048) return false;
  try {
    const { protocol, hostname, username, password } = new URL(address);
    const isName = /\.[a-z][a-z0-9-]*$/i.test(hostname) && !/\.(local|localhost|internal|lan|home\.arpa)$/i.test(hostname);
    return protocol === "https:" && isName && username === "" && password === "";
  } catch {
    return false;
  }
}

export const participantSchema = z
  .object({
    name: line(200, "Name of the person.").min(1),
    role: line(200, "What the person does there.").default(""),
    profileUrl: profileUrl.optional(),
  })
  .describe("A participant in an interview.");

/** `at` may be written with any offset and is stored in UTC. */
const providedFields = {
  at: momentInputInUtc.describe("When it begins: ISO 8601 date-time with offset, returned in UTC."),
  kind: z.enum(INTERVIEW_KINDS),
  label: line(200, "Name of the round, such as `Second conversation`."),
  durationMinutes: z.number().int().min(5).max(1440).describe("Length in minutes."),
  location: line(500, "Place or link of the call."),
  notes: z.string().overwrite(cleanText).max(5000).describe("Notes."),
  participants: z.array(participantSchema).max(20),
  audience: z.enum(AUDIENCES).describe("Whom the interview is with."),
  timezone: timeZone("IANA time zone in which the interview takes place."),
};

/** What is known of an interview. */
export const interviewFields = {
  ...providedFields,
  label: providedFields.label.default(""),
  durationMinutes: providedFields.durationMinutes.default(60),
  location: providedFields.location.default(""),
  notes: providedFields.notes.default(""),
  participants: providedFields.participants.default([]),
  audience: providedFields.audience.default("other"),
  timezone: providedFields.timezone.default("UTC"),
};

/** Changes of an interview: omitted fields keep their values. */
export const interviewChangeFields = z.object(providedFields).partial().shape;

const entryFields = { id: z.string(), at: timestamp };
const stageNames = z.enum(["saved", "applied", "screening", "interview", "offer", "closed"]);

/** One entry of an application's timeline. */
export const activityEntrySchema = z
  .discriminatedUnion("type", [
    z.object({ ...entryFields, type: z.literal("stage"), stage: stageNames }).describe("The application entered a stage."),
    z.object({ ...entryFields, type: z.literal("note"), text: z.string().max(bounds.note) }).describe("A note."),
    z
      .object({
        ...interviewFields,
        id: z.string(),
        type: z.literal("interview"),
        sequence: z.number().int().min(0).default(0).describe("Counts the changes, for calendars."),
      })
      .describe("An interview."),
  ])
  .describe("An entry of the timeline.");
export type ActivityEntry = z.infer<typeof activityEntrySchema>;
export type Interview = Extract<ActivityEntry, { type: "interview" }>;
