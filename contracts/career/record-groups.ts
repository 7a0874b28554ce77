import { z } from "zod";
import { errors, idSchema, owned, routesOf } from "@/contracts/base";
import { EXAMPLE_GROUP, EXAMPLE_RECORD_PROPOSAL } from "@/contracts/career/record-example";
import { EXAMPLE_ID } from "@/contracts/example-id";
import { LIMITS } from "@/contracts/limits";
import { recordGroupSchema, recordProposalSchema } from "@/contracts/model/career/record";

const route = routesOf("Career record");
const count = z.number().int().min(0);

const propose = owned
  .route(
    route(
      "POST",
      "/career/record/proposals",
      "proposeRecordLinks",
      "Propose links",
      "Groups the items of your resumes that are not linked yet: those that are the same or alike, an item that occurs once as a group of its own. Without `resumeIds`, all resumes outside Trash. A group that is about an entry of the record has the entry's text. Writes nothing.",
    ),
  )
  .input(z.object({ resumeIds: z.array(idSchema).max(1000).optional().describe("Only items of these resumes; at most 1,000.") }))
  .output(z.array(recordProposalSchema))
  .meta({ limit: "mutation", example: { input: { resumeIds: [EXAMPLE_ID] }, output: [EXAMPLE_RECORD_PROPOSAL] } });

const accept = owned
  .route(
    route(
      "POST",
      "/career/record/links",
      "acceptRecordLinks",
      "Accept proposals",
      "Each group becomes an entry, and its items are linked to it; all groups or none. A group with the text of an existing entry is linked to that one, and so is one of `basics` if there is an entry. No text of a document changes: a field that differs is overridden. 409 past 2,000 entries or 20,000 links.",
    ),
  )
  .input(z.object({ groups: z.array(recordGroupSchema).min(1).max(LIMITS.record.groups) }))
  .output(
    z.object({ entries: count.describe("Entries added."), links: count.describe("Items linked.") }).describe("What was added."),
  )
  .errors(errors("CONFLICT"))
  .meta({ limit: "mutation", example: { input: { groups: [EXAMPLE_GROUP] }, output: { entries: 1, links: 1 } } });

export const recordGroups = { propose, accept };
