import { z } from "zod";
import { contract } from "@/contracts/index";
import {
  MAIL_AUTHENTICATION,
  MAIL_KINDS,
  mailProposalSchema,
  PROPOSAL_STATES,
  proposedInterviewSchema,
} from "@/contracts/model/mail-proposal";
import { forwardingSchema, MAILBOX_SECURITY, mailboxInput, mailboxSchema } from "@/contracts/model/mailbox";
import { answerOf } from "./document-parts";

const { mailbox, mailProposals } = contract;

/** Named response schemas of the mailbox and of what its mails propose. */
export const MAILBOX_ANSWERED_SCHEMAS: Record<string, z.ZodType> = {
  Mailbox: mailboxSchema,
  Forwarding: forwardingSchema,
  MailboxTest: answerOf(mailbox.test),
  MailProposal: mailProposalSchema,
  MailSuggestion: mailProposalSchema.shape.suggestions.element,
  ProposedInterview: proposedInterviewSchema,
  AcceptedMailProposal: answerOf(mailProposals.accept),
};

/** Named request schemas, and enums used on both sides. */
export const MAILBOX_SENT_SCHEMAS: Record<string, z.ZodType> = {
  MailboxInput: mailboxInput,
  MailboxSecurity: z.enum(MAILBOX_SECURITY),
  MailKind: z.enum(MAIL_KINDS),
  MailAuthentication: z.enum(MAIL_AUTHENTICATION),
  MailProposalState: z.enum(PROPOSAL_STATES),
};
