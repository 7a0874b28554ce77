import { z } from "zod";
import { adminOnly, cleanText, emptySchema, errors, idSchema, routesOf } from "@/contracts/base";
import { EXAMPLE_ID } from "@/contracts/example-id";
import { LIMITS } from "@/contracts/limits";
import { timestamp } from "@/contracts/model/timestamp";

const route = routesOf("Administration");
const AT = "/admin/people";
const ONE = `${AT}/{userId}` as const;

/** Where a list continues: the `cursor` of the page before. */
export const cursorSchema = z
  .string()
  .max(LIMITS.admin.cursor)
  .regex(/^[A-Za-z0-9_-]*$/)
  .optional()
  .describe("The `cursor` of the page before. Without one, the list begins.");
export const pageLimitSchema = z.number().int().min(1).max(LIMITS.admin.page).default(50).describe("Entries per page, 1 to 200.");
export const nextCursorSchema = z.string().nullable().describe("Where the next page begins; null on the last page.");

export const personSchema = z
  .object({
    id: idSchema,
    name: z.string(),
    username: z.string().nullable(),
    email: z.string(),
    emailVerified: z.boolean(),
    isAdmin: z.boolean(),
    createdAt: timestamp,
    lastSeenAt: timestamp.nullable().describe("When the account was used last, to the hour; null if not since this is noted."),
    disabledAt: timestamp.nullable().describe("Since when the account is disabled; null while it is enabled."),
    resumes: z.number().int().min(0).describe("Including Trash."),
    coverLetters: z.number().int().min(0).describe("Including Trash."),
    applications: z.number().int().min(0),
    uploadedBytes: z.number().int().min(0).describe("Size of all files of the account, in bytes."),
  })
  .describe("An account as administrators see it: how much it holds, not its content.");
export type AdminPerson = z.infer<typeof personSchema>;

export const peoplePageSchema = z
  .object({ people: z.array(personSchema), cursor: nextCursorSchema, total: z.number().int().min(0).describe("On all pages.") })
  .describe("Accounts, the newest first.");

const PERSON: AdminPerson = {
  id: EXAMPLE_ID,
  name: "Maren Aldersund",
  username: "maren",
  email: "maren@example.com",
  emailVerified: true,
  isAdmin: false,
  createdAt: "2026-11-20T09:30:00.000Z",
  lastSeenAt: "2026-11-22T08:00:00.000Z",
  disabledAt: null,
  resumes: 4,
  coverLetters: 7,
  applications: 12,
  uploadedBytes: 1_048_576,
};

const path = z.object({ userId: idSchema });
const LAST = "Refused (409) for the only administrator who is not disabled.";
const FRESH = "From a browser, the session must have started or been confirmed within the last 10 minutes.";

const list = adminOnly
  .route(route("GET", AT, "listPeople", "List the accounts", "Accounts, the newest first, page by page."))
  .input(
    z.object({
      search: z
        .string()
        .overwrite((text) => cleanText(text).trim())
        .max(LIMITS.admin.search)
        .optional()
        .describe("Part of a name, email address or username."),
      cursor: cursorSchema,
      limit: pageLimitSchema,
    }),
  )
  .output(peoplePageSchema)
  .meta({ example: { output: { people: [PERSON], cursor: null, total: 1 } } });

const read = adminOnly
  .route(route("GET", ONE, "getPerson", "Read an account", "One account with how much it holds."))
  .input(path)
  .output(personSchema)
  .meta({ example: { output: PERSON } });

const disable = adminOnly
  .route(
    route(
      "POST",
      `${ONE}/disable`,
      "disablePerson",
      "Disable an account",
      `Ends its sessions, refuses its API keys and programs, and hides its shared resumes. Nothing is deleted. ${LAST}`,
    ),
  )
  .errors(errors("LAST_ADMIN"))
  .input(path)
  .output(personSchema)
  .meta({ example: { output: { ...PERSON, disabledAt: "2026-11-22T09:30:00.000Z" } } });

const enable = adminOnly
  .route(
    route(
      "POST",
      `${ONE}/enable`,
      "enablePerson",
      "Enable an account",
      "The person can sign in again. API keys work again; sessions stay ended.",
    ),
  )
  .input(path)
  .output(personSchema)
  .meta({ example: { output: PERSON } });

const signOut = adminOnly
  .route(
    route(
      "POST",
      `${ONE}/sign-out`,
      "signPersonOut",
      "Sign an account out everywhere",
      "Ends all sessions and disconnects all programs. API keys stay.",
    ),
  )
  .input(path)
  .output(emptySchema)
  .meta({ empty: true });

export const resetLinkSchema = z
  .object({
    url: z.string().describe("Where the user sets a new password. Shown once. Anyone with this link can take over the account."),
    expiresAt: timestamp.describe("After one hour."),
  })
  .describe("A link that sets a new password.");

const resetLink = adminOnly
  .route(
    route(
      "POST",
      `${ONE}/reset-link`,
      "createResetLink",
      "Make a link for a new password",
      `For instances that send no mail: give the link to the person yourself. It works once, for one hour; earlier links of the account stop working. ${FRESH}`,
    ),
  )
  .errors(errors("SESSION_NOT_FRESH", "PRECONDITION_FAILED"))
  .input(path)
  .output(resetLinkSchema)
  .meta({
    example: {
      output: { url: "https://dossier.example.org/auth/reset-password?token=…", expiresAt: "2026-11-22T10:30:00.000Z" },
    },
  });

const setAdmin = adminOnly
  .route(
    route(
      "PUT",
      `${ONE}/admin`,
      "setAdmin",
      "Make an account an administrator, or no longer",
      `Administrators can do everything that is described here. ${LAST} ${FRESH}`,
    ),
  )
  .errors(errors("LAST_ADMIN", "SESSION_NOT_FRESH"))
  .input(path.extend({ isAdmin: z.boolean() }))
  .output(personSchema)
  .meta({ example: { input: { isAdmin: true }, output: { ...PERSON, isAdmin: true } } });

const archive = adminOnly
  .route(
    route(
      "GET",
      `${ONE}/archive`,
      "exportPersonArchive",
      "Export an account as a ZIP archive",
      `The account archive of a person, to hand over or keep before the account is deleted. It holds everything they wrote, so reading it is noted in the log. ${FRESH}`,
    ),
  )
  .errors(errors("SESSION_NOT_FRESH"))
  .input(path)
  .output(z.file().describe("The archive."))
  .meta({ limit: "pdf", stream: "personArchive", produces: ["application/zip"] });

const remove = adminOnly
  .route(
    route(
      "DELETE",
      ONE,
      "deletePerson",
      "Delete an account",
      `Deletes the account with all documents and files, permanently. Export it first if anything of it may be needed. ${LAST} ${FRESH}`,
    ),
  )
  .errors(errors("LAST_ADMIN", "SESSION_NOT_FRESH"))
  .input(path)
  .output(emptySchema)
  .meta({ empty: true });

export const adminPeople = { list, read, disable, enable, signOut, resetLink, setAdmin, archive, remove };
