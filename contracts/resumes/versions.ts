import { z } from "zod";
import { emptySchema, errors, idSchema, owned, pagingSchema, routesOf } from "@/contracts/base";
import { EXAMPLE_ID } from "@/contracts/example-id";
import { LIMITS } from "@/contracts/limits";
import { resumeDataSchema } from "@/contracts/model/resume/data";
import { resumeSchema } from "@/contracts/model/resume/resume";
import { resumeVersionEntrySchema } from "@/contracts/model/version";

const VERSIONS = "/resumes/{resumeId}/versions";
const VERSION = "/resumes/{resumeId}/versions/{versionId}";

const resumeInput = z.object({ resumeId: idSchema });
const versionInput = z.object({ resumeId: idSchema, versionId: idSchema });

/** The person's name for a version. */
export const versionNameSchema = z
  .string()
  .trim()
  .min(LIMITS.versionName.min)
  .max(LIMITS.versionName.max)
  .describe("1 to 100 characters.");

const route = routesOf("Resume versions");

const exampleEntry = { id: EXAMPLE_ID, kind: "named", name: "Before the interview", createdAt: "2026-11-20T09:30:00.000Z" };

const list = owned
  .route(
    route(
      "GET",
      VERSIONS,
      "listResumeVersions",
      "List versions",
      "Newest first, at most 100. `auto`, `ai` and `restored` versions are kept for 90 days, the others until they are deleted.",
    ),
  )
  .input(pagingSchema.extend(resumeInput.shape))
  .output(z.array(resumeVersionEntrySchema))
  .meta({ tools: { list_resume_versions: {} }, example: { output: [exampleEntry] } });

const read = owned
  .route(route("GET", VERSION, "getResumeVersion", "Read a version", "The entry and the resume's data as it was."))
  .input(versionInput)
  .output(resumeVersionEntrySchema.extend({ data: resumeDataSchema }));

const create = owned
  .route(
    route(
      "POST",
      VERSIONS,
      "createResumeVersion",
      "Save a named version",
      "Keeps the current state of the resume under a name until you delete it. Also works while the resume is locked.",
    ),
  )
  .input(resumeInput.extend({ name: versionNameSchema }))
  .output(resumeVersionEntrySchema)
  .meta({ limit: "mutation", example: { input: { name: "Before the interview" }, output: exampleEntry } });

const rename = owned
  .route(
    route(
      "PATCH",
      VERSION,
      "renameResumeVersion",
      "Rename a version",
      "Only `named` versions can be renamed; others return 404.",
    ),
  )
  .input(versionInput.extend({ name: versionNameSchema }))
  .output(resumeVersionEntrySchema)
  .meta({
    limit: "mutation",
    example: { input: { name: "Sent to Northpine" }, output: { ...exampleEntry, name: "Sent to Northpine" } },
  });

const remove = owned
  .route(
    route(
      "DELETE",
      VERSION,
      "deleteResumeVersion",
      "Delete a version",
      "Only `named` versions can be deleted; others return 404.",
    ),
  )
  .input(versionInput)
  .output(emptySchema)
  .meta({ limit: "mutation", empty: true });

const restore = owned
  .route(
    route(
      "POST",
      `${VERSION}/restore`,
      "restoreResumeVersion",
      "Restore a version",
      "Restores the data of a version. The previous state is stored as `before-restore`, the new one as `restored`.",
    ),
  )
  .input(versionInput)
  .output(resumeSchema)
  .errors(errors("RESUME_LOCKED"))
  .meta({ tools: { restore_resume_version: {} }, limit: "mutation" });

const restorations = restore.route(
  route("POST", `${VERSION}/restorations`, "createResumeRestoration", "Restore a version (second address)", "Same as …/restore."),
);

export const resumeVersions = { list, read, create, rename, delete: remove, restore, restorations };
