import { z } from "zod";
import { open } from "@/contracts/base";

const providers = open
  .route({
    method: "GET",
    path: "/auth/providers",
    operationId: "listAuthProviders",
    tags: ["Instance"],
    summary: "List sign-in providers",
    description:
      "The sign-in providers this instance enables, from identifier to display name. Disabled providers are not listed.",
  })
  .output(
    z
      .record(z.string(), z.string())
      .describe(
        "`credential`, `passkey`, `google`, `github`, `linkedin` and `custom` are possible keys; only enabled ones are present.",
      ),
  )
  .meta({ example: { output: { credential: "Password", passkey: "Passkey" } } });

const flags = open
  .route({
    method: "GET",
    path: "/flags",
    operationId: "getFeatureFlags",
    tags: ["Instance"],
    summary: "Read the feature flags",
    description: "What this instance allows and shows, as configured by its operator.",
  })
  .output(
    z.object({
      disableSignups: z.boolean().describe("New accounts cannot be created."),
      disableEmailAuth: z.boolean().describe("Password sign-in is disabled."),
      showSponsors: z.boolean().describe("The home page shows sponsors."),
      smtpEnabled: z.boolean().describe("Mail can be sent. Without it, nothing requires a confirmation mail."),
    }),
  )
  .meta({ example: { output: { disableSignups: false, disableEmailAuth: false, showSponsors: false, smtpEnabled: false } } });

const statistics = open
  .route({
    method: "GET",
    path: "/statistics",
    operationId: "getStatisticsTotals",
    tags: ["Instance"],
    summary: "Count users and resumes",
    description: "Totals for this instance, counted at most once a minute.",
  })
  .output(
    z.object({
      users: z.number().int().min(0),
      resumes: z.number().int().min(0),
      cachedAt: z
        .number()
        .int()
        .nullable()
        .describe("When the counts were taken, in milliseconds since 1970; null if they could not be taken."),
    }),
  )
  .meta({ example: { output: { users: 3, resumes: 12, cachedAt: 1795000000000 } } });

const stars = open
  .route({
    method: "GET",
    path: "/statistics/github/stars",
    operationId: "getStatisticsGithubStars",
    tags: ["Instance"],
    summary: "Count stars",
    description: "For clients that show it. Always 0: an instance sends no request about itself to other services.",
  })
  .output(z.number().int().min(0))
  .meta({ example: { output: 0 } });

export const instance = { providers, flags, statistics, stars };
