import { z } from "zod";
import {
  emptySchema,
  errors,
  idSchema,
  nameSchema,
  newResumeIdSchema,
  owned,
  pagingSchema,
  routesOf,
  tagsSchema,
  timestampSchema,
} from "@/contracts/base";
import { lookInputFields } from "@/contracts/documents/templates";
import { EXAMPLE_ID } from "@/contracts/example-id";
import { LIMITS } from "@/contracts/limits";
import { invalidOperationSchema, patchOperationSchema } from "@/contracts/model/patch-operation";
import { resumeDataInputSchema } from "@/contracts/model/resume/data";
import { resumeEntrySchema, resumeSchema } from "@/contracts/model/resume/resume";
import { resumeAnalysis } from "@/contracts/resumes/analysis";
import { resumeImports } from "@/contracts/resumes/imports";
import { resumeLanguages } from "@/contracts/resumes/languages";
import { resumeLinks } from "@/contracts/resumes/links";
import { resumePageBreaks } from "@/contracts/resumes/page-breaks";
import { resumePageChecks } from "@/contracts/resumes/page-checks";
import { resumePublicView } from "@/contracts/resumes/public-view";
import { resumeSharing } from "@/contracts/resumes/sharing";
import { resumeVersions } from "@/contracts/resumes/versions";

const at = "2026-11-20T09:30:00.000Z";

const slugSchema = z.string().min(1).max(LIMITS.slug.max).describe("Lowercase letters and digits, separated by single hyphens.");

const route = routesOf("Resumes");

const list = owned
  .route(
    route("GET", "/resumes", "listResumes", "List resumes", "Your resumes without their data, not including those in Trash."),
  )
  .input(
    pagingSchema.extend({
      tags: z.array(z.string()).optional().describe("Only resumes with all of these tags."),
      sort: z
        .enum(["lastUpdatedAt", "createdAt", "name"])
        .default("lastUpdatedAt")
        .describe("Most recently edited first, oldest first, or by name."),
    }),
  )
  .output(z.array(resumeEntrySchema))
  .meta({
    tools: { list_resumes: {} },
    cache: "resumes",
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
  .input(pagingSchema)
  .output(z.array(z.string()))
  .meta({ tools: { list_resume_tags: {} }, example: { output: ["design", "norway"] } });

const create = owned
  .route(
    route(
      "POST",
      "/resumes",
      "createResume",
      "Create a resume",
      "Creates a resume with default data or sample data. Without a `slug`, one is made from the name.",
    ),
  )
  .input(
    z.object({
      name: nameSchema,
      slug: slugSchema.optional(),
      tags: tagsSchema.default([]),
      autoName: z.boolean().optional().describe("The name follows the headline until the resume is renamed."),
      withSampleData: z.boolean().default(false),
    }),
  )
  .output(newResumeIdSchema)
  .errors(errors("RESUME_SLUG_ALREADY_EXISTS", "INVALID_SLUG"))
  .meta({
    tools: { create_resume: {} },
    limit: "mutation",
    example: { input: { name: "Designer", tags: ["design"] }, output: EXAMPLE_ID },
  });

const createVersion5 = create.route(
  route("POST", "/resume/create", "createResumeVersion5", "Create a resume (second address)", "The address of version 5.0."),
);

const read = owned
  .route(route("GET", "/resumes/{id}", "getResume", "Read a resume", "The whole resume, one in Trash included."))
  .input(z.object({ id: idSchema }))
  .output(resumeSchema)
  .meta({ tools: { read_resume: {} }, cache: "resume" });

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
    .describe("Identifies an editing session. All saves of a session share one `auto` version."),
  expectedUpdatedAt: z
    .string()
    .optional()
    .describe("The `updatedAt` the change is based on; the save is rejected if the resume has changed since."),
});

const update = owned
  .route(
    route(
      "PUT",
      "/resumes/{id}",
      "updateResume",
      "Update a resume",
      "Changes the given fields; omitted fields keep their values. `data` replaces all data.",
    ),
  )
  .input(updateInput)
  .output(resumeSchema)
  .errors(errors("RESUME_LOCKED", "INVALID_SLUG", "RESUME_SLUG_ALREADY_EXISTS", "RESUME_VERSION_CONFLICT"))
  .meta({ tools: { update_resume: {} }, limit: "mutation", example: { input: { name: "Designer, Northpine", isPublic: true } } });

const updateMetadata = update.route(
  route(
    "PATCH",
    "/resumes/{id}/metadata",
    "patchResumeMetadata",
    "Update a resume (second address)",
    "Same as PUT /resumes/{id}.",
  ),
);

const patch = owned
  .route(
    route(
      "PATCH",
      "/resumes/{id}",
      "patchResume",
      "Patch a resume's data",
      "Applies RFC 6902 operations to the data, all or none. An omitted `value` is null. The complete result is validated: the error names the operation that cannot be read, cannot be applied or makes the data invalid. Creates a version of kind `ai`.",
    ),
  )
  .input(
    z.object({
      id: idSchema,
      operations: z.array(patchOperationSchema).min(LIMITS.patchOperations.min).max(LIMITS.patchOperations.max),
      expectedUpdatedAt: z.string().optional().describe("The `updatedAt` the patch is based on, compared to the millisecond."),
      messageId: idSchema
        .optional()
        .describe("The message of the assistant that proposed the change, in one of your conversations about this resume."),
    }),
  )
  .output(resumeSchema)
  .errors({
    ...errors("RESUME_LOCKED"),
    INVALID_PATCH_OPERATIONS: {
      ...errors("INVALID_PATCH_OPERATIONS").INVALID_PATCH_OPERATIONS,
      data: invalidOperationSchema,
    },
    RESUME_VERSION_CONFLICT: {
      ...errors("RESUME_VERSION_CONFLICT").RESUME_VERSION_CONFLICT,
      data: z.object({ updatedAt: timestampSchema }),
    },
  })
  .meta({
    tools: { apply_resume_patch: {} },
    limit: "mutation",
    entryError: { list: "operations", code: "INVALID_PATCH_OPERATIONS" },
    example: { input: { operations: [{ op: "replace", path: "/basics/headline", value: "Senior product designer" }] } },
  });

const look = owned
  .route(
    route(
      "POST",
      "/resumes/{id}/look",
      "applyResumeLook",
      "Apply a template's look",
      "Sets the template and, unless `keep` lists them, its fonts, colours, spaces and level marks (see `GET /templates`). The same as patching `metadata` with them: creates one version of kind `ai`.",
    ),
  )
  .input(z.object({ id: idSchema, ...lookInputFields }))
  .output(resumeSchema)
  .errors(errors("RESUME_LOCKED"))
  .meta({ limit: "mutation", example: { input: { template: "leafish", palette: "Lake", keep: ["fonts"] } } });

const remove = owned
  .route(
    route(
      "DELETE",
      "/resumes/{id}",
      "deleteResume",
      "Move a resume to Trash",
      "The resume is no longer shared, and its address stays reserved. It can be restored for 30 days.",
    ),
  )
  .input(z.object({ id: idSchema }))
  .output(emptySchema)
  .errors(errors("RESUME_LOCKED"))
  .meta({ tools: { delete_resume: {} }, limit: "mutation", empty: true });

const lock = owned
  .route(
    route(
      "POST",
      "/resumes/{id}/lock",
      "setResumeLocked",
      "Lock or unlock a resume",
      "A locked resume cannot be changed or deleted, and its versions cannot be restored.",
    ),
  )
  .input(z.object({ id: idSchema, isLocked: z.boolean() }))
  .output(emptySchema)
  .meta({
    tools: { lock_resume: { isLocked: true }, unlock_resume: { isLocked: false } },
    limit: "mutation",
    empty: true,
    example: { input: { isLocked: true } },
  });

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
      "Creates a private, unlocked copy. Without a name, it is called “<name> (copy)”.",
    ),
  )
  .input(z.object({ id: idSchema, name: nameSchema.optional(), slug: slugSchema.optional(), tags: tagsSchema.optional() }))
  .output(newResumeIdSchema)
  .errors(errors("RESUME_SLUG_ALREADY_EXISTS", "INVALID_SLUG"))
  .meta({
    tools: { duplicate_resume: {} },
    limit: "mutation",
    example: { input: { name: "Designer, Northpine" }, output: EXAMPLE_ID },
  });

const copies = duplicate.route(
  route("POST", "/resumes/{id}/copies", "createResumeCopy", "Duplicate a resume (second address)", "Same as POST …/duplicate."),
);

export const resumes = {
  list,
  tags,
  create,
  createVersion5,
  read,
  update,
  updateMetadata,
  patch,
  look,
  delete: remove,
  lock,
  setLock,
  duplicate,
  copies,
  ...resumeImports,
  versions: resumeVersions,
  ...resumeSharing,
  ...resumeAnalysis,
  ...resumePageChecks,
  ...resumePageBreaks,
  ...resumePublicView,
  ...resumeLinks,
  ...resumeLanguages,
};
