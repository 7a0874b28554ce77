import { z } from "zod";
import { cleanText, emptySchema, errors, idSchema, owned, pagingSchema, sessionOnly, timestampSchema } from "@/contracts/base";
import { EXAMPLE_ID } from "@/contracts/example-id";
import { LIMITS } from "@/contracts/limits";
import { accountExportSchema } from "@/contracts/model/account-export";

const TAGS = ["Account"];

const exportAccount = owned
  .route({
    method: "GET",
    path: "/auth/account/export",
    operationId: "exportAccount",
    tags: TAGS,
    summary: "Export everything",
    description:
      "All that the account holds, Trash included, without secrets. Letters show the linked resume's values. What it says imports again.",
  })
  .output(accountExportSchema)
  .meta({ stream: "accountExport" });

const deleteAccount = sessionOnly
  .route({
    method: "DELETE",
    path: "/auth/account",
    operationId: "deleteAccount",
    tags: TAGS,
    summary: "Delete the account",
    description:
      "Removes the user, everything the account holds and its files, at once and for good. Only a signed-in browser session may do it, and it must have begun or been confirmed within ten minutes.",
  })
  .errors(errors("SESSION_NOT_FRESH"))
  .output(emptySchema)
  .meta({ empty: true });

const createApiKey = sessionOnly
  .route({
    method: "POST",
    path: "/auth/api-keys",
    operationId: "createApiKey",
    tags: TAGS,
    summary: "Create an API key",
    description:
      "Makes a key for programs. It is shown in this answer and never again. Only a signed-in browser session may make one, and it must have begun or been confirmed within ten minutes.",
  })
  .errors(errors("SESSION_NOT_FRESH"))
  .input(
    z.object({
      name: z
        .string()
        .overwrite((text) => cleanText(text).trim())
        .min(LIMITS.apiKeyName.min)
        .max(LIMITS.apiKeyName.max),
      expiresIn: z
        .number()
        .int()
        .positive()
        .max(10 * 366 * 24 * 3600)
        .nullable()
        .describe("Seconds until it ends; null for never."),
      access: z.enum(["read", "full"]).describe("`read` answers GET requests only."),
    }),
  )
  .output(z.object({ key: z.string() }))
  .meta({ example: { input: { name: "Nightly backup", expiresIn: 7776000, access: "read" }, output: { key: "dossier_…" } } });

const confirm = sessionOnly
  .route({
    method: "POST",
    path: "/auth/confirmations",
    operationId: "confirmSession",
    tags: TAGS,
    summary: "Confirm the session",
    description:
      "Proves again that the person at the browser is the owner, so that acts that ask for a fresh session are allowed for ten minutes. Wrong passwords are slowed down with those of signing in.",
  })
  .errors(errors("INVALID_PASSWORD"))
  .input(z.object({ password: z.string().min(1).max(LIMITS.accountPassword.max) }))
  .output(emptySchema)
  .meta({ empty: true, example: { input: { password: "correct horse" } } });

/** What can happen to an account's access. */
export const ACTIVITY_KINDS = [
  "sign-up",
  "sign-in",
  "sign-in-failed",
  "sessions-ended",
  "password-changed",
  "password-reset",
  "email-changed",
  "two-factor-on",
  "two-factor-off",
  "backup-codes-made",
  "passkey-added",
  "passkey-removed",
  "site-linked",
  "site-unlinked",
  "api-key-created",
  "api-key-revoked",
] as const;

export type ActivityKind = (typeof ACTIVITY_KINDS)[number];

const activity = owned
  .route({
    method: "GET",
    path: "/auth/activity",
    operationId: "listActivity",
    tags: TAGS,
    summary: "Recent activity",
    description:
      "Sign-ins and changes of the account's access, newest first: at most 200, for 180 days. Of repeated failures one in ten minutes is listed.",
  })
  .input(pagingSchema)
  .output(
    z.array(
      z.object({
        id: idSchema,
        kind: z.enum(ACTIVITY_KINDS),
        address: z.string().nullable().describe("Address that the request came from."),
        device: z.string().nullable().describe("What the browser or program says of itself (`User-Agent`)."),
        at: timestampSchema,
      }),
    ),
  )
  .meta({
    example: {
      output: [
        {
          id: EXAMPLE_ID,
          kind: "sign-in",
          address: "192.0.2.7",
          device: "Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0",
          at: "2026-03-01T09:30:00.000Z",
        },
      ],
    },
  });

export const account = { export: exportAccount, delete: deleteAccount, createApiKey, confirm, activity };
