import { z } from "zod";
import { cursorSchema, nextCursorSchema, pageLimitSchema } from "@/contracts/admin/people";
import { adminOnly, cleanText, emptySchema, errors, idSchema, owned, routesOf } from "@/contracts/base";
import { EXAMPLE_ID } from "@/contracts/example-id";
import { LIMITS } from "@/contracts/limits";
import { languageSchema } from "@/contracts/model/language-schema";
import { timestamp } from "@/contracts/model/timestamp";

const accountRoute = routesOf("Account");
const adminRoute = routesOf("Administration");

const text = z
  .string()
  .overwrite((value) => cleanText(value).trim())
  .min(1)
  .max(LIMITS.textReport.text);

const reported = z.object({
  language: languageSchema.describe("The language of the text."),
  key: z
    .string()
    .max(LIMITS.textReport.key)
    .regex(/^[A-Za-z0-9_.-]+$/)
    .describe("The place of the text in the interface, such as `auth.signIn.title`."),
  text: text.describe("The text as it is shown, with its placeholders. At most 2,000 characters."),
  suggestion: text.describe("The better text, with the same placeholders. At most 2,000 characters."),
});

export const textReportSchema = reported
  .extend({ id: idSchema, createdAt: timestamp })
  .describe("A better text for the interface, suggested by somebody who uses it. It does not say by whom.");
export type TextReport = z.infer<typeof textReportSchema>;

const EXAMPLE = {
  language: "de",
  key: "auth.signIn.title",
  text: "Einloggen",
  suggestion: "Anmelden",
} as const;
const REPORT: TextReport = { id: EXAMPLE_ID, createdAt: "2026-11-20T09:30:00.000Z", ...EXAMPLE };

export const textReportPageSchema = z
  .object({ reports: z.array(textReportSchema), cursor: nextCursorSchema })
  .describe("Reports of texts, the newest first.");

const report = owned
  .route(
    accountRoute(
      "POST",
      "/account/text-reports",
      "createTextReport",
      "Suggest a better text",
      "For a text of the interface, in any of its languages. Administrators of the instance see it, without your name. A second report of the same text in the same language replaces the first. At most 200 per account.",
    ),
  )
  .input(reported)
  .output(textReportSchema)
  .meta({ limit: "mutation", example: { input: EXAMPLE, output: REPORT } });

const list = adminOnly
  .route(adminRoute("GET", "/admin/text-reports", "listTextReports", "List suggested texts", "The newest first, without names."))
  .input(z.object({ cursor: cursorSchema, limit: pageLimitSchema }))
  .output(textReportPageSchema)
  .meta({ example: { output: { reports: [REPORT], cursor: null } } });

const remove = adminOnly
  .route(adminRoute("DELETE", "/admin/text-reports/{reportId}", "deleteTextReport", "Delete a suggested text", "For good."))
  .input(z.object({ reportId: idSchema }))
  .output(emptySchema)
  .errors(errors("NOT_FOUND"))
  .meta({ limit: "mutation", empty: true });

export const textReports = { report, list, remove };
