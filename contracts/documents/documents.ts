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
  SECOND_ADDRESS,
  tagsSchema,
} from "@/contracts/base";
import { EXAMPLE_ID } from "@/contracts/example-id";
import { DOCUMENT_TYPES, documentEntrySchema, documentFoundSchema } from "@/contracts/model/document";

const target = z.object({ type: z.enum(DOCUMENT_TYPES), id: idSchema });
const locked = errors("RESUME_LOCKED", "DOCUMENT_LOCKED");

const route = routesOf("Documents");

const at = "2026-11-20T09:30:00.000Z";
const example = { type: "letter" as const, id: EXAMPLE_ID };

const list = owned
  .route(
    route(
      "GET",
      "/documents",
      "listDocuments",
      "List resumes and letters",
      "Most recently edited first. Documents that have been in Trash for more than 30 days are deleted permanently before the list is returned.",
    ),
  )
  .input(
    pagingSchema.extend({ trashed: z.boolean().default(false).describe("Lists documents in Trash instead of active ones.") }),
  )
  .output(z.array(documentEntrySchema))
  .meta({
    example: {
      output: [
        {
          ...example,
          name: "Letter to Northpine",
          tags: [],
          isLocked: false,
          trashedAt: null,
          createdAt: at,
          updatedAt: at,
          application: null,
        },
      ],
    },
  });

const counts = owned
  .route(
    route(
      "GET",
      "/documents/counts",
      "countDocuments",
      "Count documents",
      "`resume` and `letter` count live documents, `trash` everything in Trash.",
    ),
  )
  .output(z.object({ resume: z.number().int(), letter: z.number().int(), trash: z.number().int() }))
  .meta({ example: { output: { resume: 9, letter: 5, trash: 3 } } });

const search = owned
  .route(
    route(
      "GET",
      "/documents/search",
      "searchDocuments",
      "Search in documents",
      "Resumes and letters, not those in Trash, that hold every word of the query in their name, tags or printed text, most recently edited first. Upper and lower case, accents and the width of letters make no difference. Of an account with many documents that were never searched, the first search looks at 5,000; repeat it for the others.",
    ),
  )
  .input(
    z.object({
      query: z.string().max(200).describe("Words, apart by spaces. Parts of words are found too."),
      limit: z.coerce.number().int().min(1).max(100).default(20),
    }),
  )
  .output(z.array(documentFoundSchema))
  .meta({
    example: {
      input: { query: "design system" },
      output: [{ ...example, name: "Letter to Northpine", updatedAt: at, line: "I built a design system that six teams use." }],
    },
  });

const rename = owned
  .route(
    route("POST", "/documents/rename", "renameDocument", "Rename a document", "The public address of a resume stays as it is."),
  )
  .input(target.extend({ name: nameSchema }))
  .output(emptySchema)
  .errors(locked)
  .meta({ limit: "mutation", empty: true, example: { input: { ...example, name: "Letter to Northpine" } } });
const setName = rename.route(
  route("PATCH", "/documents/{type}/{id}/name", "patchDocumentName", "Rename a document (second address)", SECOND_ADDRESS),
);

const tag = owned
  .route(route("POST", "/documents/tags", "setDocumentTags", "Tag a document", "Replaces the tags; duplicates are removed."))
  .input(target.extend({ tags: tagsSchema }))
  .output(emptySchema)
  .errors(locked)
  .meta({ limit: "mutation", empty: true, example: { input: { ...example, tags: ["norway"] } } });
const setTags = tag.route(
  route("PUT", "/documents/{type}/{id}/tags", "putDocumentTags", "Tag a document (second address)", SECOND_ADDRESS),
);

const lock = owned
  .route(
    route(
      "POST",
      "/documents/lock",
      "lockDocument",
      "Lock or unlock a document",
      "A locked document cannot be changed or moved to Trash.",
    ),
  )
  .input(target.extend({ isLocked: z.boolean() }))
  .output(emptySchema)
  .meta({ limit: "mutation", empty: true, example: { input: { ...example, isLocked: true } } });
const setLock = lock.route(
  route("PUT", "/documents/{type}/{id}/lock", "putDocumentLock", "Lock or unlock a document (second address)", SECOND_ADDRESS),
);

const link = owned
  .route(
    route(
      "POST",
      "/documents/application",
      "linkDocumentApplication",
      "Link a document to an application",
      "null removes the link.",
    ),
  )
  .input(target.extend({ applicationId: idSchema.nullable() }))
  .output(emptySchema)
  .errors(locked)
  .meta({ limit: "mutation", empty: true, example: { input: { ...example, applicationId: null } } });
const setApplication = link.route(
  route(
    "PUT",
    "/documents/{type}/{id}/application",
    "putDocumentApplication",
    "Link a document to an application (second address)",
    SECOND_ADDRESS,
  ),
);

const trash = owned
  .route(
    route(
      "POST",
      "/documents/trash",
      "trashDocument",
      "Move a document to Trash",
      "The document is no longer shared. Its public address stays reserved for 30 days.",
    ),
  )
  .input(target)
  .output(emptySchema)
  .errors(locked)
  .meta({ limit: "mutation", empty: true, example: { input: example } });
const putInTrash = trash.route(
  route("PUT", "/documents/{type}/{id}/trash", "putDocumentTrash", "Move a document to Trash (second address)", SECOND_ADDRESS),
);

const restore = owned
  .route(
    route(
      "POST",
      "/documents/restore",
      "restoreDocument",
      "Restore a document from Trash",
      "Restores its sharing, address and password as well.",
    ),
  )
  .input(target)
  .output(emptySchema)
  .meta({ limit: "mutation", empty: true, example: { input: example } });
const takeFromTrash = restore.route(
  route(
    "DELETE",
    "/documents/{type}/{id}/trash",
    "deleteDocumentTrash",
    "Restore a document from Trash (second address)",
    SECOND_ADDRESS,
  ),
);

const purge = owned
  .route(
    route(
      "POST",
      "/documents/purge",
      "purgeDocument",
      "Delete a document permanently",
      "Only for documents in Trash; others return 400. Also deletes versions, statistics and files.",
    ),
  )
  .input(target)
  .output(emptySchema)
  .meta({ limit: "mutation", empty: true, example: { input: example } });
const deleteForGood = purge.route(
  route(
    "DELETE",
    "/documents/{type}/{id}",
    "deleteDocumentPermanently",
    "Delete a document permanently (second address)",
    SECOND_ADDRESS,
  ),
);

const purgeExpired = owned
  .route(
    route(
      "DELETE",
      "/documents/trash/expired",
      "purgeExpiredDocuments",
      "Delete expired documents",
      "Permanently deletes your documents that have been in Trash for more than 30 days.",
    ),
  )
  .output(emptySchema)
  .meta({ limit: "mutation", empty: true });

const copyForJob = owned
  .route(
    route(
      "POST",
      "/documents/copy-for-job",
      "copyResumeForJob",
      "Copy a resume for a job",
      "Creates a copy to tailor to one application, named “<name> — <company>” unless a name is given.",
    ),
  )
  .input(z.object({ resumeId: idSchema, applicationId: idSchema.optional(), name: nameSchema.optional() }))
  .output(newResumeIdSchema)
  .meta({
    tools: { copy_resume_for_job: {} },
    limit: "mutation",
    example: { input: { resumeId: EXAMPLE_ID, name: "Designer, Northpine" }, output: EXAMPLE_ID },
  });
const copies = copyForJob.route(
  route("POST", "/documents/copies", "createDocumentCopy", "Copy a resume for a job (second address)", SECOND_ADDRESS),
);

export const documents = {
  list,
  search,
  counts,
  rename,
  setName,
  tags: tag,
  setTags,
  lock,
  setLock,
  link,
  setApplication,
  trash,
  putInTrash,
  restore,
  takeFromTrash,
  purge,
  deleteForGood,
  purgeExpired,
  copyForJob,
  copies,
};
