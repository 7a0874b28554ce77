import { z } from "zod";
import { emptySchema, errors, idSchema, owned, pagingSchema, routesOf } from "@/contracts/base";
import { EXAMPLE_ID } from "@/contracts/example-id";
import { letterSchema, letterStateSchema } from "@/contracts/model/letter";
import { letterVersionEntrySchema } from "@/contracts/model/version";
import { versionNameSchema } from "@/contracts/resumes/versions";

const VERSIONS = "/cover-letters/{id}/versions";
const VERSION = "/cover-letters/{id}/versions/{versionId}";

const letterInput = z.object({ id: idSchema });
const versionInput = z.object({ id: idSchema, versionId: idSchema });

const route = routesOf("Cover letter versions");

const exampleEntry = { id: EXAMPLE_ID, kind: "named", name: "Before the interview", createdAt: "2026-11-20T09:30:00.000Z" };

const list = owned
  .route(
    route(
      "GET",
      VERSIONS,
      "listCoverLetterVersions",
      "List versions",
      "Newest first, at most 100. `auto` and `restored` versions are kept for 90 days, the others until they are deleted.",
    ),
  )
  .input(pagingSchema.extend(letterInput.shape))
  .output(z.array(letterVersionEntrySchema))
  .meta({ example: { output: [exampleEntry] } });

const read = owned
  .route(route("GET", VERSION, "getCoverLetterVersion", "Read a version", "The entry and the letter's data as it was."))
  .input(versionInput)
  .output(letterVersionEntrySchema.extend({ data: letterStateSchema }));

const create = owned
  .route(
    route(
      "POST",
      VERSIONS,
      "createCoverLetterVersion",
      "Save a named version",
      "Keeps the current state of the letter under a name until you delete it. Also works while the letter is locked.",
    ),
  )
  .input(letterInput.extend({ name: versionNameSchema }))
  .output(letterVersionEntrySchema)
  .meta({ limit: "mutation", example: { input: { name: "Before the interview" }, output: exampleEntry } });

const rename = owned
  .route(
    route(
      "PATCH",
      VERSION,
      "renameCoverLetterVersion",
      "Rename a version",
      "Only `named` versions can be renamed; others return 404.",
    ),
  )
  .input(versionInput.extend({ name: versionNameSchema }))
  .output(letterVersionEntrySchema)
  .meta({
    limit: "mutation",
    example: { input: { name: "Sent to Northpine" }, output: { ...exampleEntry, name: "Sent to Northpine" } },
  });

const remove = owned
  .route(
    route(
      "DELETE",
      VERSION,
      "deleteCoverLetterVersion",
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
      "restoreCoverLetterVersion",
      "Restore a version",
      "Restores the data of a version. The previous state is stored as `before-restore`, the new one as `restored`.",
    ),
  )
  .input(versionInput)
  .output(letterSchema)
  .errors(errors("DOCUMENT_LOCKED"))
  .meta({ limit: "mutation" });

const restorations = restore.route(
  route(
    "POST",
    `${VERSION}/restorations`,
    "createCoverLetterRestoration",
    "Restore a version (second address)",
    "Same as …/restore.",
  ),
);

export const coverLetterVersions = { list, read, create, rename, delete: remove, restore, restorations };
