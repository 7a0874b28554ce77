import { z } from "zod";
import { cleanText, owned, routesOf } from "@/contracts/base";
import { LIMITS } from "@/contracts/limits";

const route = routesOf("Applications");
const { silenceDays, avoided, line } = LIMITS.application;

const trackerSettingsFields = {
  silenceDays: z
    .number()
    .int()
    .min(silenceDays.min)
    .max(silenceDays.max)
    .describe("Days without news after which closing an application as `no-response` is suggested, 1 to 365."),
  avoidCompanies: z
    .array(
      z
        .string()
        .overwrite((name) => cleanText(name).trim())
        .min(1)
        .max(line),
    )
    .max(avoided)
    .describe("Companies you do not want to apply to. Applications to them show a warning. Spellings of one company count once."),
};

/** How a person's tracker of applications behaves. */
export const trackerSettingsSchema = z.object(trackerSettingsFields).describe("Settings of your applications.");
export type TrackerSettings = z.infer<typeof trackerSettingsSchema>;

const EXAMPLE: TrackerSettings = { silenceDays: 30, avoidCompanies: ["Gloomworks"] };

const settings = owned
  .route(
    route(
      "GET",
      "/applications/settings",
      "getApplicationSettings",
      "Read the settings of applications",
      "When silence counts as no response, and the companies to avoid. The defaults until they are changed.",
    ),
  )
  .output(trackerSettingsSchema)
  .meta({ example: { output: EXAMPLE } });

const saveSettings = owned
  .route(
    route(
      "PUT",
      "/applications/settings",
      "updateApplicationSettings",
      "Update the settings of applications",
      "Writes the given fields and keeps the others.",
    ),
  )
  .input(
    z.object({
      silenceDays: trackerSettingsFields.silenceDays.optional(),
      avoidCompanies: trackerSettingsFields.avoidCompanies.optional(),
    }),
  )
  .output(trackerSettingsSchema)
  .meta({ limit: "mutation", example: { input: { silenceDays: 45 }, output: { ...EXAMPLE, silenceDays: 45 } } });

/** The settings of applications: interface.md has none, so both addresses are ours. */
export const trackerSettings = { settings, saveSettings };
