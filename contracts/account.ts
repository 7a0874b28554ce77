import { z } from "zod";
import { emptySchema, owned, sessionOnly } from "@/contracts/base";
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
  .output(accountExportSchema);

const deleteAccount = sessionOnly
  .route({
    method: "DELETE",
    path: "/auth/account",
    operationId: "deleteAccount",
    tags: TAGS,
    summary: "Delete the account",
    description:
      "Removes the user, everything the account holds and its files, at once and for good. Only a signed-in browser session may do it.",
  })
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
      "Makes a key for programs. It is shown in this answer and never again. Only a signed-in browser session may make one.",
  })
  .input(
    z.object({
      name: z.string().trim().min(LIMITS.apiKeyName.min).max(LIMITS.apiKeyName.max),
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

export const account = { export: exportAccount, delete: deleteAccount, createApiKey };
