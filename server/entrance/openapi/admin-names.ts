import { z } from "zod";
import { textReportPageSchema, textReportSchema } from "@/contracts/accounts/text-reports";
import {
  ADMIN_ACTS,
  adminActSchema,
  adminLogPageSchema,
  adminSettingsSchema,
  INVITATION_STATES,
  invitationPageSchema,
  invitationSchema,
  newInvitationSchema,
} from "@/contracts/admin/admin";
import { SIGN_UP_MODES } from "@/contracts/admin/choices";
import { ADDRESS_PROBLEMS, addressCheckSchema, instanceReportSchema, testResultSchema } from "@/contracts/admin/instance";
import { peoplePageSchema, personSchema, resetLinkSchema } from "@/contracts/admin/people";

/** Named response schemas of administration. */
export const ADMIN_ANSWERED_SCHEMAS: Record<string, z.ZodType> = {
  Person: personSchema,
  PeoplePage: peoplePageSchema,
  ResetLink: resetLinkSchema,
  InstanceReport: instanceReportSchema,
  TestResult: testResultSchema,
  AddressCheck: addressCheckSchema,
  AddressProblem: addressCheckSchema.shape.problems.element,
  AdminSettings: adminSettingsSchema,
  Invitation: invitationSchema,
  NewInvitation: newInvitationSchema,
  InvitationPage: invitationPageSchema,
  AdminAct: adminActSchema,
  AdminLogPage: adminLogPageSchema,
  TextReport: textReportSchema,
  TextReportPage: textReportPageSchema,
};

/** Named request schemas of administration. */
export const ADMIN_SENT_SCHEMAS: Record<string, z.ZodType> = {
  AdminActKind: z.enum(ADMIN_ACTS),
  AddressProblemKind: z.enum(ADDRESS_PROBLEMS),
  InvitationState: z.enum(INVITATION_STATES),
  SignUpMode: z.enum(SIGN_UP_MODES),
};
