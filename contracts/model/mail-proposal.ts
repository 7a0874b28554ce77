import { z } from "zod";
import { timeZone } from "@/contracts/model/time-zone";
import { timestamp } from "@/contracts/model/timestamp";

export const MAIL_KINDS = ["applied", "interview", "offer", "rejection", "message"] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

export const MAIL_AUTHENTICATION = ["pass", "fail", "unknown"] as const;
export type MailAuthentication = (typeof MAIL_AUTHENTICATION)[number];

export const PROPOSAL_STATES = ["open", "accepted", "dismissed"] as const;

export const proposedInterviewSchema = z
  .object({
    at: timestamp.describe("When it begins."),
    durationMinutes: z.number().int().min(5).max(1440),
    location: z.string().max(500),
    timezone: timeZone("IANA time zone in which the mail gives the time."),
  })
  .describe("The time that a mail gives for an interview.");
export type ProposedInterview = z.infer<typeof proposedInterviewSchema>;

export const INTERVIEW_CHANGES = ["adds", "moves", "cancels"] as const;
export type InterviewChange = (typeof INTERVIEW_CHANGES)[number];

export const replacedInterviewSchema = z
  .object({ entryId: z.string(), at: timestamp, durationMinutes: z.number().int(), timezone: timeZone("Its IANA time zone.") })
  .describe("The interview of the application that the mail moves or cancels.");
export type ReplacedInterview = z.infer<typeof replacedInterviewSchema>;

export const mailProposalSchema = z
  .object({
    id: z.string(),
    kind: z.enum(MAIL_KINDS).describe("What the mail says about an application."),
    sentence: z.string().max(500).describe("The sentence that says so, as written."),
    from: z.string().describe("The sender: name and address."),
    subject: z.string(),
    receivedAt: timestamp,
    authenticated: z
      .enum(MAIL_AUTHENTICATION)
      .describe("Whether the sender is who it claims to be: the DMARC result of the server that received the mail."),
    applicationId: z
      .string()
      .nullable()
      .describe("The application that the mail seems to be about; once accepted, the one it was added to."),
    isSure: z.boolean().describe("Whether only this application fits and the sender is not known to be false."),
    suggestions: z
      .array(z.object({ applicationId: z.string(), company: z.string(), role: z.string() }))
      .max(5)
      .describe("Applications that fit, the likeliest first."),
    interview: proposedInterviewSchema.nullable().describe("The one time that the mail gives; null for none or several."),
    interviewChange: z.enum(INTERVIEW_CHANGES).describe("What the mail does to an interview, where it is about one."),
    replaces: replacedInterviewSchema
      .nullable()
      .describe("What is moved or cancelled; null where the application has no such interview, and once decided."),
    state: z.enum(PROPOSAL_STATES),
  })
  .describe("What a mail would change. Nothing changes before it is accepted.");
export type MailProposal = z.infer<typeof mailProposalSchema>;
