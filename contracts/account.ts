import { z } from "zod";
import { sessionOnly } from "@/contracts/base";
import { LIMITS } from "@/contracts/limits";

const createApiKey = sessionOnly
  .route({
    method: "POST",
    path: "/auth/api-keys",
    operationId: "createApiKey",
    tags: ["Account"],
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

export const account = { createApiKey };
