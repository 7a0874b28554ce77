import { z } from "zod";
import { agenda } from "@/contracts/applications/agenda";
import { EXAMPLE_APPLICATION } from "@/contracts/applications/example";
import { applicationExports } from "@/contracts/applications/exports";
import { applicationTimeline } from "@/contracts/applications/timeline";
import { trackerSettings } from "@/contracts/applications/tracker-settings";
import { emptySchema, errors, idSchema, owned, pagingSchema, routesOf, SECOND_ADDRESS } from "@/contracts/base";
import { EXAMPLE_ID } from "@/contracts/example-id";
import { LIMITS } from "@/contracts/limits";
import { applicationFields, applicationSchema } from "@/contracts/model/application";
import { applicationChangeFields, newApplicationFields } from "@/contracts/model/application-input";
import { CLOSED_REASONS, STAGES } from "@/contracts/model/stages";
import { timestampInput } from "@/contracts/model/timestamp";

const route = routesOf("Applications");
const one = z.object({ id: idSchema });
const bounds = LIMITS.application;

const idsSchema = z
  .array(idSchema)
  .min(bounds.bulk.min)
  .max(bounds.bulk.max)
  .describe("1 to 200 applications of yours. Unknown ids are skipped; the count is the number found.");

const pdfFile = (what: string) =>
  z.file().max(bounds.fileBytes).mime("application/pdf").describe(`${what}, a PDF of at most 10 MiB.`);

const EXAMPLE = { company: "Northpine", role: "Product Designer", location: "Utrecht", tags: ["design"] };

const list = owned
  .route(
    route(
      "GET",
      "/applications",
      "listApplications",
      "List applications",
      "Most recently edited first, closed ones included. Without `limit` and `offset` the whole list.",
    ),
  )
  .input(
    pagingSchema.extend({
      status: z.enum(STAGES).optional().describe("Only applications in this stage."),
      tags: z.array(z.string()).optional().describe("Only applications with all of these tags."),
    }),
  )
  .output(z.array(applicationSchema))
  .meta({ tools: { list_applications: {} }, cache: "applications", example: { output: [EXAMPLE_APPLICATION] } });

const read = owned
  .route(route("GET", "/applications/{id}", "getApplication", "Read an application", "With its timeline, contacts and posting."))
  .input(one)
  .output(applicationSchema)
  .meta({ tools: { read_application: {} }, cache: "application", example: { output: EXAMPLE_APPLICATION } });

const create = owned
  .route(
    route(
      "POST",
      "/applications",
      "createApplication",
      "Add an application",
      "Returns its id. As `multipart/form-data` it can carry the files that were sent; lists and objects then are JSON text. An application that starts beyond `saved` counts as sent: the linked resume and letter are recorded as they are now.",
    ),
  )
  .input(
    z.object({
      ...newApplicationFields,
      resumeFile: pdfFile("The resume that was sent").optional(),
      coverLetterFile: pdfFile("The letter that was sent").optional(),
    }),
  )
  .output(z.uuid().describe("Identifier of the new application."))
  .meta({ tools: { create_application: {} }, limit: "mutation", upload: true, example: { input: EXAMPLE, output: EXAMPLE_ID } });

const importMany = owned
  .route(
    route(
      "POST",
      "/applications/imports",
      "createApplicationImport",
      "Import applications",
      "Adds 1 to 500 applications, all or none. An invalid one is named by its place in the list.",
    ),
  )
  .input(z.object({ items: z.array(z.object(newApplicationFields)).min(bounds.imported.min).max(bounds.imported.max) }))
  .output(z.object({ imported: z.number().int().min(0).describe("How many were added.") }))
  .meta({
    tools: { import_applications: {} },
    limit: "mutation",
    example: { input: { items: [EXAMPLE] }, output: { imported: 1 } },
  });

const importManyLegacy = importMany.route(
  route("POST", "/applications/import", "importApplications", "Import applications (second address)", SECOND_ADDRESS),
);

const update = owned
  .route(
    route(
      "PUT",
      "/applications/{id}",
      "updateApplication",
      "Update an application",
      "Writes the given fields. A new `status` adds an entry to the timeline; reaching a sent stage records resume and letter as they are now, after which they cannot be replaced.",
    ),
  )
  .input(
    one.extend({
      ...applicationChangeFields,
      expectedUpdatedAt: timestampInput
        .optional()
        .describe("The `updatedAt` the change is based on; it is refused with 409 if the application has changed since."),
    }),
  )
  .output(applicationSchema)
  .errors(errors("CONFLICT"))
  .meta({
    tools: { update_application: {} },
    limit: "mutation",
    example: { input: { id: EXAMPLE_ID, status: "applied" }, output: EXAMPLE_APPLICATION },
  });

const change = update.route(
  route("PATCH", "/applications/{id}", "patchApplication", "Update an application (second address)", SECOND_ADDRESS),
);

const fileKind = z.enum(["resume", "cover-letter"]).describe("Which of the two files.");

const attach = owned
  .route(
    route(
      "POST",
      "/applications/{id}/documents/{kind}",
      "attachApplicationDocument",
      "Attach a file",
      "Keeps the PDF that was sent with the application and replaces one attached before.",
    ),
  )
  .input(one.extend({ kind: fileKind, file: pdfFile("The file") }))
  .output(applicationSchema)
  .meta({
    tools: { attach_application_document: {} },
    overwrites: true,
    limit: "upload",
    upload: true,
    example: { output: EXAMPLE_APPLICATION },
  });

const detach = owned
  .route(
    route(
      "DELETE",
      "/applications/{id}/documents/{kind}",
      "removeApplicationDocument",
      "Detach a file",
      "Deletes the file unless another application uses it.",
    ),
  )
  .input(one.extend({ kind: fileKind }))
  .output(applicationSchema)
  .meta({ tools: { remove_application_document: {} }, limit: "fileDelete", example: { output: EXAMPLE_APPLICATION } });

const sent = owned
  .route(
    route(
      "GET",
      "/applications/{id}/sent/{kind}",
      "getSentDocument",
      "Open what was sent",
      "The resume or letter as the company got it, as a PDF. It opens however the document was changed or deleted since. `X-Sent-Copy` is `original` for the file of that day, and `reprinted` where that file was lost or never made and another engine has printed the recorded state.",
    ),
  )
  .input(one.extend({ kind: fileKind }))
  .output(z.file())
  .errors(errors("TYPESETTING_FAILED"))
  .meta({ limit: "pdf", produces: ["application/pdf"] });

const remove = owned
  .route(
    route(
      "DELETE",
      "/applications/{id}",
      "deleteApplication",
      "Delete an application",
      "Permanent. Its attached files and its record of what was sent are deleted, but files that another application uses; linked documents stay.",
    ),
  )
  .input(one)
  .output(emptySchema)
  .meta({ tools: { delete_application: {} }, limit: "mutation", empty: true });

const bulkUpdate = owned
  .route(
    route(
      "POST",
      "/applications/bulk-update",
      "bulkUpdateApplications",
      "Update several applications",
      "Sets the stage and adds tags, all or none.",
    ),
  )
  .input(
    z.object({
      ids: idsSchema,
      status: z.enum(STAGES).optional(),
      closedReason: z.enum(CLOSED_REASONS).nullable().optional(),
      addTags: applicationFields.tags.optional().describe("Tags to add to each."),
    }),
  )
  .output(z.object({ updated: z.number().int().min(0) }))
  .meta({
    tools: { update_applications: {} },
    overwrites: true,
    limit: "mutation",
    example: { input: { ids: [EXAMPLE_ID], status: "closed" }, output: { updated: 1 } },
  });

const bulkChange = bulkUpdate.route(
  route("PATCH", "/applications", "patchApplications", "Update several applications (second address)", SECOND_ADDRESS),
);

const bulkDelete = owned
  .route(
    route(
      "POST",
      "/applications/bulk-delete",
      "bulkDeleteApplications",
      "Delete several applications",
      "Permanent, all or none.",
    ),
  )
  .input(z.object({ ids: idsSchema }))
  .output(z.object({ deleted: z.number().int().min(0) }))
  .meta({
    tools: { delete_applications: {} },
    limit: "mutation",
    example: { input: { ids: [EXAMPLE_ID] }, output: { deleted: 1 } },
  });

const deleteMany = bulkDelete.route(
  route("DELETE", "/applications", "deleteApplications", "Delete several applications (second address)", SECOND_ADDRESS),
);

const stats = owned
  .route(
    route(
      "GET",
      "/applications/stats",
      "getApplicationStats",
      "Count applications",
      "How many there are in all, by stage and by source, most frequent source first.",
    ),
  )
  .output(
    z.object({
      total: z.number().int().min(0),
      byStage: z.array(z.object({ status: z.enum(STAGES), count: z.number().int().min(0) })).describe("Every stage once."),
      bySource: z.array(z.object({ source: z.string(), count: z.number().int().min(1) })),
    }),
  )
  .meta({
    cache: "applications",
    example: {
      output: {
        total: 1,
        byStage: STAGES.map((status) => ({ status, count: status === "applied" ? 1 : 0 })),
        bySource: [{ source: "Referral", count: 1 }],
      },
    },
  });

const tags = owned
  .route(route("GET", "/applications/tags", "listApplicationTags", "List tags", "Every tag of your applications, sorted."))
  .input(pagingSchema)
  .output(z.array(z.string()))
  .meta({ cache: "applications", example: { output: ["design", "remote"] } });

export const applications = {
  list,
  stats,
  agenda,
  tags,
  read,
  create,
  importMany,
  importManyLegacy,
  update,
  change,
  attach,
  detach,
  sent,
  delete: remove,
  bulkUpdate,
  bulkChange,
  bulkDelete,
  deleteMany,
  ...trackerSettings,
  ...applicationTimeline,
  ...applicationExports,
};
