import { z } from "zod";
import { emptySchema, errors, idSchema, owned, routesOf } from "@/contracts/base";
import { EXAMPLE_EFFECT, EXAMPLE_LINK } from "@/contracts/career/record-example";
import { EXAMPLE_ID } from "@/contracts/example-id";
import { LIMITS } from "@/contracts/limits";
import { recordEffectSchema, recordLinkSchema } from "@/contracts/model/career/record";

const route = routesOf("Career record");
const one = z.object({ id: idSchema });
const ofItem = one.extend({
  itemId: z.string().min(1).max(LIMITS.resume.id).describe("An item of the resume, `summary` or `basics`."),
});
const fields = (description: string) => z.array(z.string().min(1).max(100)).max(30).optional().describe(description);

const list = owned
  .route(
    route(
      "GET",
      "/resumes/{id}/links",
      "listResumeLinks",
      "List the links of a resume",
      "Its items that are linked to the career record, in the order of the resume.",
    ),
  )
  .input(one)
  .output(z.array(recordLinkSchema))
  .meta({ example: { output: [EXAMPLE_LINK] } });

const link = owned
  .route(
    route(
      "PUT",
      "/resumes/{id}/links/{itemId}",
      "linkResumeItem",
      "Link an item to the record",
      "`entryId: null` makes an entry of the item. The text of the resume does not change: a field that differs is overridden. Linking again replaces the link. A locked resume can be linked. 409 for a second entry of `basics`, and past 2,000 entries or 20,000 links.",
    ),
  )
  .input(
    ofItem.extend({
      entryId: idSchema.nullable().describe("An entry of the item's kind; null makes one of the item."),
      wordingId: idSchema.nullish().describe("A wording of the entry that the item follows."),
    }),
  )
  .output(recordLinkSchema)
  .errors(errors("CONFLICT"))
  .meta({
    limit: "mutation",
    example: { input: { id: EXAMPLE_ID, itemId: "job-1", entryId: EXAMPLE_ID }, output: EXAMPLE_LINK },
  });

const unlink = owned
  .route(route("DELETE", "/resumes/{id}/links/{itemId}", "unlinkResumeItem", "Unlink an item", "Its text stays."))
  .input(ofItem)
  .output(emptySchema)
  .meta({ limit: "mutation", empty: true });

const take = owned
  .route(
    route(
      "POST",
      "/resumes/{id}/links/{itemId}/take",
      "takeFromRecord",
      "Take the record's text",
      "Writes the text of the entry, or of the wording that the item uses, into the item, as one `auto` version. `fields: []` changes no text and confirms that the differences were seen.",
    ),
  )
  .input(ofItem.extend({ fields: fields("Names of fields; by default all that differ.") }))
  .output(recordLinkSchema)
  .errors(errors("RESUME_LOCKED"))
  .meta({
    limit: "mutation",
    example: { input: { id: EXAMPLE_ID, itemId: "job-1", fields: ["position"] }, output: EXAMPLE_LINK },
  });

const give = owned
  .route(
    route(
      "POST",
      "/resumes/{id}/links/{itemId}/give",
      "giveToRecord",
      "Give the item's text to the record",
      "Writes the text of the item into the wording that it uses, else into the entry; fields that have no wordings, such as dates, always go into the entry. This resume does not change; other linked items follow as with a change of the entry.",
    ),
  )
  .input(ofItem.extend({ fields: fields("Names of fields; by default all that are overridden.") }))
  .output(recordEffectSchema)
  .meta({
    limit: "mutation",
    example: { input: { id: EXAMPLE_ID, itemId: "job-1", fields: ["position"] }, output: EXAMPLE_EFFECT },
  });

/** The links of a resume's items to the career record. */
export const resumeLinks = { links: { list, link, unlink, take, give } };
