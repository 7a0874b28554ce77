import { z } from "zod";
import { emptySchema, errors, idSchema, nameSchema, owned, routesOf } from "@/contracts/base";
import { EXAMPLE_ID } from "@/contracts/example-id";
import { LIMITS } from "@/contracts/limits";
import { languagePairingSchema, pairedResumeSchema, resumeLanguageSchema } from "@/contracts/model/career/languages";
import { recordLanguageSchema } from "@/contracts/model/career/record";

const route = routesOf("Career record");
const one = z.object({ id: idSchema });
const EXAMPLE_PAIRED = { resumeId: EXAMPLE_ID, groupId: EXAMPLE_ID, resumeName: "Product Designer", language: "de" };

const overview = owned
  .route(
    route(
      "GET",
      "/resumes/languages",
      "listResumeLanguages",
      "List resumes in several languages",
      "Your resumes outside Trash that have versions in other languages. Those with the same `groupId` belong together.",
    ),
  )
  .output(z.array(pairedResumeSchema))
  .meta({ example: { output: [EXAMPLE_PAIRED] } });

const list = owned
  .route(
    route(
      "GET",
      "/resumes/{id}/languages",
      "getResumeLanguages",
      "List a resume's languages",
      "The resume and its versions in other languages, the oldest first, with what each of them lacks. Empty for a resume that has none.",
    ),
  )
  .input(one)
  .output(z.array(resumeLanguageSchema))
  .meta({
    example: {
      output: [
        {
          ...EXAMPLE_PAIRED,
          isLocked: false,
          isInTrash: false,
          gaps: [{ itemId: "job-1", entryId: EXAMPLE_ID, wordingId: null, kind: "untranslated" }],
        },
      ],
    },
  });

const add = owned
  .route(
    route(
      "POST",
      "/resumes/{id}/languages",
      "addResumeLanguage",
      "Add a language to a resume",
      "Makes a resume in that language with the same items. Items that are not linked become entries of the career record, and both resumes show them: this one unchanged, the new one by the wordings of its language, or in the text it has until there is one. A wording that is saved later in that language is taken over; giving a text of the new resume to the record makes such a wording. Returns the id of the new resume. 409 if a version outside Trash has that language, for a resume in Trash, and past 2,000 entries or 20,000 links.",
    ),
  )
  .input(
    one.extend({
      language: recordLanguageSchema.unwrap().describe("BCP 47 tag, such as `de` or `pt-BR`."),
      name: nameSchema.optional().describe("By default the name of the resume with that of the language."),
    }),
  )
  .output(idSchema.describe("The id of the new resume."))
  .errors(errors("CONFLICT"))
  .meta({ limit: "mutation", example: { input: { id: EXAMPLE_ID, language: "de" }, output: EXAMPLE_ID } });

const pair = owned
  .route(
    route(
      "POST",
      "/resumes/{id}/languages/pairings",
      "pairResumeLanguages",
      "Pair two resumes as languages of one",
      "Says which items of another resume of yours are about the same things as the items of this one. With `write` the two belong together: both items of a pair show one entry of the career record, in the own text of the entry or in a wording with the text that the item has. No text of a resume changes. 409 if the languages are the same, for a resume in Trash, and if the other resume has other languages already.",
    ),
  )
  .input(
    one.extend({
      resumeId: idSchema.describe("The other resume."),
      write: z.boolean().default(false).describe("Whether to pair them, or only to say what belongs together."),
      except: z
        .array(z.string().max(LIMITS.resume.id))
        .max(LIMITS.record.links)
        .default([])
        .describe("Items of this resume (`itemId`) whose pairs are left out."),
    }),
  )
  .output(languagePairingSchema)
  .errors(errors("CONFLICT"))
  .meta({
    limit: "mutation",
    example: {
      input: { id: EXAMPLE_ID, resumeId: EXAMPLE_ID },
      output: {
        pairs: [{ section: "experience", itemId: "job-1", otherItemId: "job-7", by: "look", differs: [] }],
        alone: [],
        otherAlone: ["job-8"],
      },
    },
  });

const separate = owned
  .route(
    route(
      "DELETE",
      "/resumes/{id}/languages",
      "separateResumeLanguage",
      "Separate a resume from its other languages",
      "It no longer belongs to its versions in other languages. All texts and links stay. With `undo`, the links, entries and wordings go that pairing this resume made and nothing else uses.",
    ),
  )
  .input(one.extend({ undo: z.boolean().default(false).describe("Whether to undo that the resume was paired.") }))
  .output(emptySchema)
  .meta({ limit: "mutation", empty: true, query: ["undo"] });

/** Versions of a resume in other languages. */
export const resumeLanguages = { languages: { overview, list, add, pair, separate } };
