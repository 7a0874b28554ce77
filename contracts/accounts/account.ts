import { z } from "zod";
import { cleanText, emptySchema, errors, idSchema, owned, pagingSchema, sessionOnly, timestampSchema } from "@/contracts/base";
import { EXAMPLE_ID } from "@/contracts/example-id";
import { LIMITS } from "@/contracts/limits";
import { accountExportSchema } from "@/contracts/model/account-export";
import { languageSchema } from "@/contracts/model/language-schema";

const TAGS = ["Account"];

const exportAccount = owned
  .route({
    method: "GET",
    path: "/auth/account/export",
    operationId: "exportAccountData",
    tags: TAGS,
    summary: "Export everything",
    description:
      "Everything in the account, including Trash, without secrets. Letters show the linked resume's values. The export can be imported again.",
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
      "Deletes the user, all documents and all files immediately and permanently. Requires a signed-in browser session that started or was confirmed within the last 10 minutes. Refused (409) for the only administrator while the instance has other accounts.",
  })
  .errors(errors("SESSION_NOT_FRESH", "LAST_ADMIN"))
  .output(emptySchema)
  .meta({ empty: true });

const createApiKey = sessionOnly
  .route({
    method: "POST",
    path: "/auth/api-keys",
    operationId: "createScopedApiKey",
    tags: TAGS,
    summary: "Create an API key",
    description:
      "Creates a key for programs. The key is returned once and never shown again. Requires a signed-in browser session that started or was confirmed within the last 10 minutes.",
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
        .describe("Seconds until the key expires; null for never."),
      access: z
        .enum(["read", "full", "admin"])
        .describe(
          "`read` allows GET requests only. `admin` also allows administering the instance; only administrators can create such a key.",
        ),
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
      "Confirms the user's identity, so that operations that require a fresh session are allowed for 10 minutes. Wrong passwords count towards the sign-in limits.",
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
  "program-connected",
  "program-disconnected",
] as const;

export type ActivityKind = (typeof ACTIVITY_KINDS)[number];

const activity = owned
  .route({
    method: "GET",
    path: "/auth/activity",
    operationId: "listActivity",
    tags: TAGS,
    summary: "List recent activity",
    description:
      "Sign-ins and changes to account access, newest first: at most 200 entries from the last 180 days. Repeated failures are listed once every 10 minutes.",
  })
  .input(pagingSchema)
  .output(
    z.array(
      z.object({
        id: idSchema,
        kind: z.enum(ACTIVITY_KINDS),
        address: z.string().nullable().describe("IP address of the request."),
        device: z.string().nullable().describe("`User-Agent` of the browser or program."),
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

const setLanguage = owned
  .route({
    method: "PUT",
    path: "/auth/account/language",
    operationId: "setLanguage",
    tags: TAGS,
    summary: "Set the language of mails",
    description:
      "The language in which mails are written to you. Until it is set, it is the language of the browser you signed in with. Documents have their own language (`metadata.page.locale`).",
  })
  .input(z.object({ language: languageSchema }))
  .output(emptySchema)
  .meta({ empty: true, example: { input: { language: "de" } } });

export const account = { export: exportAccount, delete: deleteAccount, createApiKey, confirm, activity, setLanguage };
