import { z } from "zod";
import { SIGN_UP_MODES } from "@/contracts/admin/choices";
import { adminInstance } from "@/contracts/admin/instance";
import { adminPeople, cursorSchema, nextCursorSchema, pageLimitSchema } from "@/contracts/admin/people";
import { adminOnly, emptySchema, idSchema, routesOf } from "@/contracts/base";
import { EXAMPLE_ID } from "@/contracts/example-id";
import { LIMITS } from "@/contracts/limits";
import { timestamp } from "@/contracts/model/timestamp";

const route = routesOf("Administration");

const domain = z
  .string()
  .overwrite((text) => text.trim().toLowerCase())
  .max(LIMITS.admin.domain)
  .describe("Such as `example.org`. Subdomains count separately.");

const signUps = z.object({
  mode: z
    .enum(SIGN_UP_MODES)
    .describe(
      "`open`: anyone. `invitation`: anyone with an invitation. `domain`: anyone with an email address of one of the domains, or with an invitation. `closed`: no one.",
    ),
  domains: z.array(domain).max(LIMITS.admin.domains).describe("For `domain`. At most 100."),
});

export const adminSettingsSchema = z
  .object({
    signUps: signUps.extend({
      isFixed: z.boolean().describe("`DISABLE_SIGNUPS` is on: sign-ups are closed, whatever is set here."),
    }),
  })
  .describe("What administrators set for the instance.");
export type AdminSettings = z.infer<typeof adminSettingsSchema>;
export type SignUps = z.infer<typeof signUps>;

const SETTINGS: AdminSettings = { signUps: { mode: "domain", domains: ["example.org"], isFixed: false } };

const readSettings = adminOnly
  .route(route("GET", "/admin/settings", "getAdminSettings", "Read the settings of the instance", "Who can make an account."))
  .output(adminSettingsSchema)
  .meta({ example: { output: SETTINGS } });

const writeSettings = adminOnly
  .route(
    route(
      "PUT",
      "/admin/settings",
      "setAdminSettings",
      "Change the settings of the instance",
      "Holds from the next sign-up on, on every machine. The mode `domain` needs at least one domain.",
    ),
  )
  .input(z.object({ signUps }))
  .output(adminSettingsSchema)
  .meta({
    limit: "mutation",
    example: { input: { signUps: { mode: "domain", domains: ["example.org"] } }, output: SETTINGS },
  });

export const INVITATION_STATES = ["open", "used", "revoked", "expired"] as const;

export const invitationSchema = z
  .object({
    id: idSchema,
    email: z.string().nullable().describe("Only this address can use it; null: anyone with the link."),
    state: z.enum(INVITATION_STATES),
    createdAt: timestamp,
    expiresAt: timestamp,
    usedAt: timestamp.nullable(),
  })
  .describe("Lets one person sign up.");
export type Invitation = z.infer<typeof invitationSchema>;

const INVITATION: Invitation = {
  id: EXAMPLE_ID,
  email: "maren@example.com",
  state: "open",
  createdAt: "2026-11-20T09:30:00.000Z",
  expiresAt: "2026-11-27T09:30:00.000Z",
  usedAt: null,
};

export const newInvitationSchema = invitationSchema
  .extend({ url: z.string().describe("The link to hand over. Shown once.") })
  .describe("A new invitation and its link.");

const invite = adminOnly
  .route(
    route(
      "POST",
      "/admin/invitations",
      "createInvitation",
      "Invite somebody",
      "Makes a link with which one person can sign up within 7 days. The link is returned only here; no mail is sent.",
    ),
  )
  .input(
    z.object({
      email: z
        .email()
        .max(LIMITS.email.max)
        .overwrite((text) => text.toLowerCase())
        .optional()
        .describe("Only this address can use the invitation."),
    }),
  )
  .output(newInvitationSchema)
  .meta({
    limit: "mutation",
    example: {
      input: { email: "maren@example.com" },
      output: { ...INVITATION, url: "https://dossier.example.org/auth/sign-up?invitation=…" },
    },
  });

export const invitationPageSchema = z
  .object({ invitations: z.array(invitationSchema), cursor: nextCursorSchema })
  .describe("Invitations, the newest first.");

const invitations = adminOnly
  .route(route("GET", "/admin/invitations", "listInvitations", "List invitations", "The newest first, without their links."))
  .input(z.object({ cursor: cursorSchema, limit: pageLimitSchema }))
  .output(invitationPageSchema)
  .meta({ example: { output: { invitations: [INVITATION], cursor: null } } });

const revoke = adminOnly
  .route(
    route(
      "DELETE",
      "/admin/invitations/{invitationId}",
      "revokeInvitation",
      "Revoke an invitation",
      "Its link stops working. An invitation that was used stays as it is; the account that it made is not touched.",
    ),
  )
  .input(z.object({ invitationId: idSchema }))
  .output(emptySchema)
  .meta({ empty: true });

export const ADMIN_ACTS = [
  "person-disabled",
  "person-enabled",
  "person-signed-out",
  "reset-link-made",
  "person-exported",
  "person-deleted",
  "admin-made",
  "admin-removed",
  "sign-ups-changed",
  "invitation-made",
  "invitation-revoked",
] as const;
export type AdminActKind = (typeof ADMIN_ACTS)[number];

export const adminActSchema = z
  .object({
    id: idSchema,
    kind: z.enum(ADMIN_ACTS),
    actorId: z.string().nullable().describe("Null: a command on the machine, or `ADMIN_EMAIL`."),
    actorName: z.string().describe("The administrator's email address, or `command` or `ADMIN_EMAIL`."),
    subjectId: z.string().nullable().describe("The account or invitation."),
    subjectName: z.string().nullable().describe("Email address of the account at that time."),
    detail: z.string().nullable(),
    address: z.string().nullable().describe("Network address of the request."),
    at: timestamp,
  })
  .describe("What an administrator did.");
export type AdminAct = z.infer<typeof adminActSchema>;

export const adminLogPageSchema = z
  .object({ acts: z.array(adminActSchema), cursor: nextCursorSchema })
  .describe("Acts, the newest first.");

const log = adminOnly
  .route(
    route(
      "GET",
      "/admin/log",
      "listAdminActs",
      "Read the log of administration",
      "What administrators changed, the newest first. Written together with the change; nothing removes it.",
    ),
  )
  .input(z.object({ cursor: cursorSchema, limit: pageLimitSchema }))
  .output(adminLogPageSchema)
  .meta({
    example: {
      output: {
        acts: [
          {
            id: EXAMPLE_ID,
            kind: "person-disabled",
            actorId: EXAMPLE_ID,
            actorName: "operator@example.com",
            subjectId: EXAMPLE_ID,
            subjectName: "maren@example.com",
            detail: null,
            address: "192.0.2.7",
            at: "2026-11-22T09:30:00.000Z",
          },
        ],
        cursor: null,
      },
    },
  });

/** Administration of the instance. Decision: docs/decisions/021-administrators.md. */
export const admin = {
  people: adminPeople,
  instance: adminInstance,
  readSettings,
  writeSettings,
  invite,
  invitations,
  revoke,
  log,
};
