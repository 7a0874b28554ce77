import { z } from "zod";
import { emptySchema, errors, idSchema, nameSchema, owned, routesOf, SECOND_ADDRESS } from "@/contracts/base";
import { lookInputFields } from "@/contracts/documents/templates";
import { EXAMPLE_ID } from "@/contracts/example-id";
import { coverLetterDrafts } from "@/contracts/letters/drafts";
import { coverLetterFiles } from "@/contracts/letters/files";
import { coverLetterVersions } from "@/contracts/letters/versions";
import { LIMITS } from "@/contracts/limits";
import { inputOf } from "@/contracts/model/input";
import { letterDesignChangeSchema, letterSchema, letterTextFields } from "@/contracts/model/letter";
import { basicsSchema } from "@/contracts/model/resume/basics";
import { pictureSchema } from "@/contracts/model/resume/picture";
import { TEMPLATE_NAMES } from "@/contracts/model/resume/templates";

const route = routesOf("Cover letters");

const one = z.object({ id: idSchema });
const revision = z.number().int().min(1).describe("The revision the change is based on. Any other revision returns 409.");

const list = owned
  .route(
    route(
      "GET",
      "/cover-letters",
      "listCoverLetters",
      "List letters",
      "Most recently edited first, not including those in Trash.",
    ),
  )
  .input(
    z.object({
      search: z.string().max(LIMITS.letterSearch.max).optional().describe("Part of the name, case-insensitive."),
      resumeId: idSchema.optional(),
      applicationId: idSchema.optional(),
      limit: z.number().int().min(1).max(LIMITS.page.max).default(LIMITS.letterList.limit),
      offset: z.number().int().min(0).max(LIMITS.page.maxOffset).default(0),
    }),
  )
  .output(z.object({ items: z.array(letterSchema), total: z.number().int().min(0) }))
  .meta({ tools: { list_cover_letters: {} } });

const read = owned
  .route(
    route(
      "GET",
      "/cover-letters/{id}",
      "getCoverLetter",
      "Read a letter",
      "While the sender or the design is linked, `style` shows the current values of the linked resume.",
    ),
  )
  .input(one)
  .output(letterSchema)
  .meta({ tools: { read_cover_letter: {} } });

const { recipient, content, greeting, signOff, layout, recipientName, recipientCompany, letterDate, details } = letterTextFields;

const create = owned
  .route(
    route(
      "POST",
      "/cover-letters",
      "createCoverLetter",
      "Create a letter",
      "With `resumeId`, the sender is linked to that resume, and so is the design unless `template` is given. Without `resumeId`, the sender is that of your career record, if it has one, and the paper is that of the resume you edited last, or A4 if there is none or its pages have a free length. With `applicationId`, the recipient comes from the application. Without `letterDate`, the letter has the current date, in the time zone of your notifications; `null` prints none.",
    ),
  )
  .input(
    z.object({
      name: nameSchema,
      recipient: recipient.default(""),
      content: content.default(""),
      greeting: greeting.optional(),
      signOff: signOff.optional(),
      resumeId: idSchema.optional(),
      applicationId: idSchema.optional(),
      template: z.enum(TEMPLATE_NAMES).optional(),
      layout: layout.optional(),
      recipientName: recipientName.optional(),
      recipientCompany: recipientCompany.optional(),
      letterDate: letterDate.optional(),
      details,
    }),
  )
  .output(letterSchema)
  .meta({
    tools: { create_cover_letter: {} },
    limit: "mutation",
    example: {
      input: {
        name: "Letter to Northpine",
        content: "<p>I read your posting.</p>",
        recipientName: "Kim Harbour",
        recipientCompany: "Northpine",
      },
    },
  });

const update = owned
  .route(
    route(
      "PUT",
      "/cover-letters/{id}",
      "updateCoverLetter",
      "Update a letter",
      "Changes the given fields. Changing `template` or `metadata` unlinks the design; changing `basics` or `picture` unlinks the sender. `resumeId: null` unlinks both and keeps the current values.",
    ),
  )
  .input(
    z.object({
      id: idSchema,
      expectedRevision: revision,
      name: nameSchema.optional(),
      recipient: recipient.optional(),
      content: content.optional(),
      greeting: greeting.optional(),
      signOff: signOff.optional(),
      template: z.enum(TEMPLATE_NAMES).optional(),
      metadata: letterDesignChangeSchema
        .pick({ typography: true, design: true, page: true, stylesheet: true })
        .partial()
        .optional()
        .describe("Parts of the design to replace."),
      basics: inputOf(basicsSchema).optional().describe("The complete sender."),
      picture: inputOf(pictureSchema).optional().describe("The complete sender picture."),
      recipientName: recipientName.optional(),
      recipientCompany: recipientCompany.optional(),
      letterDate: letterDate.optional(),
      details: details
        .unwrap()
        .nullable()
        .optional()
        .describe("All details of the letter; what is omitted in them is empty. null removes them."),
      layout: layout.optional(),
      resumeId: idSchema.nullable().optional(),
      applicationId: idSchema.nullable().optional(),
      senderLinked: z.boolean().optional(),
      designLinked: z.boolean().optional(),
      sessionId: z
        .string()
        .min(1)
        .max(LIMITS.sessionId.max)
        .optional()
        .describe("Identifies an editing session. All saves of a session share one `auto` version."),
    }),
  )
  .output(letterSchema)
  .errors(errors("CONFLICT", "DOCUMENT_LOCKED"))
  .meta({
    tools: { update_cover_letter: {} },
    limit: "mutation",
    example: { input: { expectedRevision: 1, name: "Letter to Northpine" } },
  });
const patch = update.route(
  route("PATCH", "/cover-letters/{id}", "patchCoverLetter", "Update a letter (second method)", SECOND_ADDRESS),
);

const look = owned
  .route(
    route(
      "POST",
      "/cover-letters/{id}/look",
      "applyCoverLetterLook",
      "Apply a template's look",
      "Sets the template and, unless `keep` lists them, its fonts, colours, spaces and level marks (see `GET /templates`), and unlinks the design. The same as updating `template` and `metadata` with them.",
    ),
  )
  .input(one.extend({ expectedRevision: revision, ...lookInputFields }))
  .output(letterSchema)
  .errors(errors("CONFLICT", "DOCUMENT_LOCKED"))
  .meta({ limit: "mutation", example: { input: { expectedRevision: 1, template: "leafish", palette: "Lake" } } });

const refreshStyle = owned
  .route(
    route(
      "POST",
      "/cover-letters/{id}/refresh-style",
      "refreshCoverLetterStyle",
      "Copy a resume's design",
      "Copies the sender and design of a resume into the letter once. The text, the template and both links of the letter stay: while sender or design are linked, they keep coming from the linked resume.",
    ),
  )
  .input(one.extend({ expectedRevision: revision, resumeId: idSchema }))
  .output(letterSchema)
  .errors(errors("CONFLICT", "DOCUMENT_LOCKED"))
  .meta({
    tools: { refresh_cover_letter_style: {} },
    limit: "mutation",
    example: { input: { expectedRevision: 1, resumeId: EXAMPLE_ID } },
  });
const styleRefreshes = refreshStyle.route(
  route(
    "POST",
    "/cover-letters/{id}/style-refreshes",
    "createCoverLetterStyleRefresh",
    "Copy a resume's design (second address)",
    SECOND_ADDRESS,
  ),
);

const duplicate = owned
  .route(
    route(
      "POST",
      "/cover-letters/{id}/duplicate",
      "duplicateCoverLetter",
      "Duplicate a letter",
      "Without a name, the copy is called “<name> (copy)”.",
    ),
  )
  .input(one.extend({ name: nameSchema.optional() }))
  .output(letterSchema)
  .meta({ tools: { duplicate_cover_letter: {} }, limit: "mutation", example: { input: { name: "Letter to Tallis" } } });
const copies = duplicate.route(
  route("POST", "/cover-letters/{id}/copies", "createCoverLetterCopy", "Duplicate a letter (second address)", SECOND_ADDRESS),
);

const remove = owned
  .route(
    route(
      "DELETE",
      "/cover-letters/{id}",
      "deleteCoverLetter",
      "Move a letter to Trash",
      "The letter can be restored for 30 days. The body is optional; with `expectedRevision`, a letter that has changed since is not moved.",
    ),
  )
  .input(one.extend({ expectedRevision: revision.optional() }))
  .output(emptySchema)
  .errors(errors("CONFLICT", "DOCUMENT_LOCKED"))
  .meta({ tools: { delete_cover_letter: {} }, limit: "mutation", empty: true, example: { input: { expectedRevision: 1 } } });

export const coverLetters = {
  list,
  read,
  create,
  update,
  patch,
  look,
  refreshStyle,
  styleRefreshes,
  duplicate,
  copies,
  delete: remove,
  ...coverLetterFiles,
  ...coverLetterDrafts,
  versions: coverLetterVersions,
};
