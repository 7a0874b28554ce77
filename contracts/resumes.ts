import { z } from "zod";
import {
  emptySchema,
  errors,
  idSchema,
  nameSchema,
  open,
  owned,
  pagingSchema,
  routesOf,
  tagsSchema,
  timestampSchema,
} from "@/contracts/base";
import { EXAMPLE_ID } from "@/contracts/example-id";
import { LIMITS } from "@/contracts/limits";
import { resumeDataInputSchema } from "@/contracts/model/resume/data";
import { resumeEntrySchema, resumeSchema } from "@/contracts/model/resume/resume";
import { resumeInsight } from "@/contracts/resume-insight";
import { resumeVersions } from "@/contracts/resume-versions";

const at = "2026-11-20T09:30:00.000Z";

const slugSchema = z.string().min(1).max(LIMITS.slug.max).describe("Lowercase letters and digits, joined by single dashes.");

export const patchOperationSchema = z
  .discriminatedUnion("op", [
    z.object({ op: z.literal("add"), path: z.string(), value: z.unknown() }),
    z.object({ op: z.literal("remove"), path: z.string() }),
    z.object({ op: z.literal("replace"), path: z.string(), value: z.unknown() }),
    z.object({ op: z.literal("move"), from: z.string(), path: z.string() }),
    z.object({ op: z.literal("copy"), from: z.string(), path: z.string() }),
    z.object({ op: z.literal("test"), path: z.string(), value: z.unknown() }),
  ])
  .describe("One RFC 6902 operation; its pointers are relative to the resume's data.");

const route = routesOf("Resumes");

const newId = z.string().describe("Identifier of the new resume.");

const list = owned
  .route(route("GET", "/resumes", "listResumes", "List resumes", "Your resumes without their data; those in Trash are left out."))
  .input(
    pagingSchema.extend({
      tags: z.array(z.string()).optional().describe("Only resumes that have all of these tags."),
      sort: z
        .enum(["lastUpdatedAt", "createdAt", "name"])
        .default("lastUpdatedAt")
        .describe("Newest edit first, oldest first, or by name."),
    }),
  )
  .output(z.array(resumeEntrySchema))
  .meta({
    example: {
      output: [
        {
          id: EXAMPLE_ID,
          name: "Designer",
          slug: "designer",
          tags: ["design"],
          isPublic: false,
          showDownloadButtons: true,
          isLocked: false,
          createdAt: at,
          updatedAt: at,
        },
      ],
    },
  });

const tags = owned
  .route(route("GET", "/resumes/tags", "listResumeTags", "List resume tags", "Every tag of your resumes once, sorted."))
  .output(z.array(z.string()))
  .meta({ example: { output: ["design", "norway"] } });

const create = owned
  .route(
    route(
      "POST",
      "/resumes",
      "createResume",
      "Create a resume",
      "Creates a resume with default data, or with filled sample data. Without a `slug` one is made from the name.",
    ),
  )
  .input(
    z.object({
      name: nameSchema,
      slug: slugSchema.optional(),
      tags: tagsSchema.default([]),
      autoName: z.boolean().optional().describe("The name follows the headline until somebody renames the resume."),
      withSampleData: z.boolean().default(false),
    }),
  )
  .output(newId)
  .errors(errors("RESUME_SLUG_ALREADY_EXISTS", "INVALID_SLUG"))
  .meta({ limit: "mutation", example: { input: { name: "Designer", tags: ["design"] }, output: EXAMPLE_ID } });

const read = owned
  .route(route("GET", "/resumes/{id}", "getResume", "Read a resume", "The whole resume, one in Trash included."))
  .input(z.object({ id: idSchema }))
  .output(resumeSchema);

const updateInput = z.object({
  id: idSchema,
  name: nameSchema.optional(),
  slug: slugSchema.optional(),
  tags: tagsSchema.optional(),
  data: resumeDataInputSchema.optional(),
  isPublic: z.boolean().optional(),
  showDownloadButtons: z.boolean().optional(),
  sessionId: z
    .string()
    .min(1)
    .max(LIMITS.sessionId.max)
    .optional()
    .describe("Names an editing session: its saves share one `auto` version."),
  expectedUpdatedAt: z
    .string()
    .optional()
    .describe("The `updatedAt` the change is based on; the save is refused when the resume has moved on."),
});

const update = owned
  .route(
    route(
      "PUT",
      "/resumes/{id}",
      "updateResume",
      "Update a resume",
      "Writes the given fields; fields left out keep their value. `data` replaces the whole data.",
    ),
  )
  .input(updateInput)
  .output(resumeSchema)
  .errors(errors("RESUME_LOCKED", "INVALID_SLUG", "RESUME_SLUG_ALREADY_EXISTS", "RESUME_VERSION_CONFLICT"))
  .meta({ limit: "mutation", example: { input: { name: "Designer, Northpine", isPublic: true } } });

const updateMetadata = update.route(
  route(
    "PATCH",
    "/resumes/{id}/metadata",
    "updateResumeMetadata",
    "Update a resume (second address)",
    "The same as PUT /resumes/{id}.",
  ),
);

const patch = owned
  .route(
    route(
      "PATCH",
      "/resumes/{id}",
      "patchResume",
      "Patch a resume's data",
      "Applies RFC 6902 operations to the data, all or none. The whole result is validated. Leaves a version of kind `ai`.",
    ),
  )
  .input(
    z.object({
      id: idSchema,
      operations: z.array(patchOperationSchema).min(LIMITS.patchOperations.min).max(LIMITS.patchOperations.max),
      expectedUpdatedAt: z.string().optional().describe("The `updatedAt` the patch is based on, compared to the millisecond."),
    }),
  )
  .output(resumeSchema)
  .errors({
    ...errors("RESUME_LOCKED"),
    INVALID_PATCH_OPERATIONS: {
      ...errors("INVALID_PATCH_OPERATIONS").INVALID_PATCH_OPERATIONS,
      data: z.object({ code: z.string(), index: z.number().int(), operation: z.unknown() }),
    },
    RESUME_VERSION_CONFLICT: {
      ...errors("RESUME_VERSION_CONFLICT").RESUME_VERSION_CONFLICT,
      data: z.object({ updatedAt: timestampSchema }),
    },
  })
  .meta({
    limit: "mutation",
    example: { input: { operations: [{ op: "replace", path: "/basics/headline", value: "Senior product designer" }] } },
  });

const remove = owned
  .route(
    route(
      "DELETE",
      "/resumes/{id}",
      "deleteResume",
      "Move a resume to Trash",
      "The resume stops being shared; its address stays reserved. It can be restored for 30 days.",
    ),
  )
  .input(z.object({ id: idSchema }))
  .output(emptySchema)
  .errors(errors("RESUME_LOCKED"))
  .meta({ limit: "mutation", empty: true });

const lock = owned
  .route(
    route(
      "POST",
      "/resumes/{id}/lock",
      "lockResume",
      "Lock or unlock a resume",
      "A locked resume refuses changes, deletion and restoring of versions.",
    ),
  )
  .input(z.object({ id: idSchema, isLocked: z.boolean() }))
  .output(emptySchema)
  .meta({ limit: "mutation", empty: true, example: { input: { isLocked: true } } });

const setLock = lock.route(
  route("PUT", "/resumes/{id}/lock", "setResumeLock", "Lock or unlock a resume (second address)", "The same as POST."),
);

const duplicate = owned
  .route(
    route(
      "POST",
      "/resumes/{id}/duplicate",
      "duplicateResume",
      "Duplicate a resume",
      "Makes a private, unlocked copy. Without a name it is called “<name> (copy)”.",
    ),
  )
  .input(z.object({ id: idSchema, name: nameSchema.optional(), slug: slugSchema.optional(), tags: tagsSchema.optional() }))
  .output(newId)
  .errors(errors("RESUME_SLUG_ALREADY_EXISTS", "INVALID_SLUG"))
  .meta({ limit: "mutation", example: { input: { name: "Designer, Northpine" }, output: EXAMPLE_ID } });

const copies = duplicate.route(
  route(
    "POST",
    "/resumes/{id}/copies",
    "createResumeCopy",
    "Duplicate a resume (second address)",
    "The same as POST …/duplicate.",
  ),
);

const importData = owned
  .route(
    route(
      "POST",
      "/resumes/imports",
      "importResumeData",
      "Import resume data",
      "Makes a resume from resume data, data of earlier versions included. It is named after the person, else the headline.",
    ),
  )
  .input(z.object({ data: resumeDataInputSchema }))
  .output(newId)
  .meta({ limit: "mutation", example: { output: EXAMPLE_ID } });

const importDataLegacy = importData.route(
  route("POST", "/resumes/import", "importResume", "Import resume data (second address)", "The same as POST /resumes/imports."),
);

const importFile = owned
  .route(
    route(
      "POST",
      "/resumes/file-imports",
      "importResumeFile",
      "Import a resume file",
      "Makes a resume from a file. PDF files are read from their text layer, without AI.",
    ),
  )
  .input(
    z.object({
      file: z.file().max(LIMITS.fileBytes).describe("At most 10 MiB."),
      format: z.enum(["REACTIVE_RESUME", "REACTIVE_RESUME_V4", "JSON_RESUME", "LINKEDIN", "PDF"]),
    }),
  )
  .output(newId)
  .meta({ limit: "mutation", upload: true, example: { output: EXAMPLE_ID } });

const slugCheck = owned
  .route(
    route(
      "GET",
      "/resumes/{resumeId}/slug-check",
      "checkResumeSlug",
      "Check an address",
      "Whether this resume could have the address, and a free one if not.",
    ),
  )
  .input(z.object({ resumeId: idSchema, slug: z.string().max(LIMITS.slug.max) }))
  .output(
    z.object({
      status: z.enum(["available", "current", "invalid", "taken"]),
      takenBy: z.string().optional().describe("Name of your resume that has the address."),
      suggestion: z.string().optional().describe("A well-formed or free address close to the asked one."),
    }),
  )
  .meta({ example: { output: { status: "taken", takenBy: "Designer", suggestion: "designer-2" } } });

const slugAvailability = slugCheck.route(
  route(
    "GET",
    "/resumes/{resumeId}/slug-availability",
    "checkResumeSlugAvailability",
    "Check an address (second address)",
    "The same as …/slug-check.",
  ),
);

const setPassword = owned
  .route(
    route(
      "PUT",
      "/resumes/{id}/password",
      "setResumePassword",
      "Protect the public page",
      "Visitors must then give the password.",
    ),
  )
  .input(z.object({ id: idSchema, password: z.string().min(LIMITS.password.min).max(LIMITS.password.max) }))
  .output(emptySchema)
  .meta({ limit: "mutation", empty: true, example: { input: { password: "open sesame" } } });

const removePassword = owned
  .route(
    route(
      "DELETE",
      "/resumes/{id}/password",
      "removeResumePassword",
      "Remove the password",
      "The public page opens without one again.",
    ),
  )
  .input(z.object({ id: idSchema }))
  .output(emptySchema)
  .meta({ limit: "mutation", empty: true });

const publicRead = open
  .route(
    route(
      "GET",
      "/resumes/{username}/{slug}",
      "getPublicResume",
      "Read a shared resume",
      "What visitors see: hidden parts, notes and check settings are left out. After a rename the old address answers with the current `slug` for 30 days.",
    ),
  )
  .input(z.object({ username: z.string().min(1), slug: z.string().min(1) }))
  .output(resumeSchema)
  .errors({
    NEED_PASSWORD: { ...errors("NEED_PASSWORD").NEED_PASSWORD, data: z.object({ username: z.string(), slug: z.string() }) },
  });

const verifyPassword = open
  .route(
    route(
      "POST",
      "/resumes/{username}/{slug}/password/verify",
      "verifyResumePassword",
      "Open a protected resume",
      "Sets the cookie `resume_access_{id}` for 10 minutes when the password is right.",
    ),
  )
  .input(z.object({ username: z.string().min(1), slug: z.string().min(1), password: z.string().min(1).max(LIMITS.password.max) }))
  .output(z.boolean())
  .errors(errors("INVALID_PASSWORD"))
  .meta({ limit: "password", example: { input: { password: "open sesame" }, output: true } });

const verifications = verifyPassword.route(
  route(
    "POST",
    "/resumes/{username}/{slug}/password-verifications",
    "createResumePasswordVerification",
    "Open a protected resume (second address)",
    "The same as …/password/verify.",
  ),
);

const recordDownload = open
  .route(
    route(
      "POST",
      "/resumes/{username}/{slug}/statistics/download",
      "recordResumeDownload",
      "Count a download",
      "Counts a visitor's download of a shared resume.",
    ),
  )
  .input(z.object({ username: z.string().min(1), slug: z.string().min(1) }))
  .output(z.boolean())
  .meta({ limit: "download", example: { output: true } });

const downloads = recordDownload.route(
  route(
    "POST",
    "/resumes/{username}/{slug}/statistics/downloads",
    "createResumeDownloadRecord",
    "Count a download (second address)",
    "The same as …/statistics/download.",
  ),
);

const statistics = owned
  .route(
    route(
      "GET",
      "/resumes/{id}/statistics",
      "getResumeStatistics",
      "Read view and download counts",
      "Totals since the resume was made. Your own visits are not counted.",
    ),
  )
  .input(z.object({ id: idSchema }))
  .output(
    z.object({
      isPublic: z.boolean(),
      views: z.number().int().min(0),
      downloads: z.number().int().min(0),
      lastViewedAt: timestampSchema.nullable(),
      lastDownloadedAt: timestampSchema.nullable(),
    }),
  )
  .meta({ example: { output: { isPublic: true, views: 12, downloads: 3, lastViewedAt: at, lastDownloadedAt: null } } });

const dailyStatistics = owned
  .route(
    route(
      "GET",
      "/resumes/{id}/statistics/daily",
      "getResumeDailyStatistics",
      "Read counts by day",
      "One entry a UTC day, oldest first, days without visits included.",
    ),
  )
  .input(
    z.object({
      id: idSchema,
      days: z.number().int().min(LIMITS.statisticsDays.min).max(LIMITS.statisticsDays.max).default(LIMITS.statisticsDays.default),
    }),
  )
  .output(
    z.array(
      z.object({ date: z.string().describe("UTC day, YYYY-MM-DD."), views: z.number().int(), downloads: z.number().int() }),
    ),
  )
  .meta({ example: { output: [{ date: "2026-11-20", views: 2, downloads: 0 }] } });

const pdf = owned
  .route(
    route(
      "GET",
      "/resumes/{id}/pdf",
      "downloadResumePdf",
      "Download the PDF",
      "The resume as a tagged PDF. Letters have their own downloads: the removed target `cover-letter` answers 404.",
    ),
  )
  .input(z.object({ id: idSchema, target: z.string().max(64).optional().describe("`resume` or absent.") }))
  .output(z.file())
  .errors(errors("TYPESETTING_FAILED"))
  .meta({ limit: "pdf", produces: ["application/pdf"] });

export const resumes = {
  list,
  tags,
  create,
  read,
  update,
  updateMetadata,
  patch,
  delete: remove,
  lock,
  setLock,
  duplicate,
  copies,
  importData,
  importDataLegacy,
  importFile,
  slugCheck,
  slugAvailability,
  setPassword,
  removePassword,
  publicRead,
  verifyPassword,
  verifications,
  recordDownload,
  downloads,
  statistics,
  dailyStatistics,
  pdf,
  versions: resumeVersions,
  ...resumeInsight,
};
