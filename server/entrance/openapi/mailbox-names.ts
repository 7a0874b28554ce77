import { z } from "zod";
import { contract } from "@/contracts/index";
import {
  MAIL_AUTHENTICATION,
  MAIL_KINDS,
  mailProposalSchema,
  PROPOSAL_STATES,
  proposedInterviewSchema,
} from "@/contracts/model/mail-proposal";
import { MAILBOX_SECURITY, mailboxSchema } from "@/contracts/model/mailbox";
import { answerOf } from "./document-parts";

/** Named response schemas of mailboxes. */
export const MAILBOX_ANSWERED_SCHEMAS: Record<string, z.ZodType> = {
  Mailbox: mailboxSchema,
  MailboxTest: answerOf(contract.mailbox.test),
  MailProposal: mailProposalSchema,
  MailSuggestion: mailProposalSchema.shape.suggestions.element,
  ProposedInterview: proposedInterviewSchema,
  AcceptedMailProposal: answerOf(contract.mailProposals.accept),
};

/** Enums of mailboxes. */
export const MAILBOX_SENT_SCHEMAS: Record<string, z.ZodType> = {
  MailboxSecurity: z.enum(MAILBOX_SECURITY),
  MailKind: z.enum(MAIL_KINDS),
  MailAuthentication: z.enum(MAIL_AUTHENTICATION),
  MailProposalState: z.enum(PROPOSAL_STATES),
};
