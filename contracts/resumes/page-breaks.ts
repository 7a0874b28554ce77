import { z } from "zod";
import { errors, idSchema, owned } from "@/contracts/base";
import { PAGE_BREAKS } from "@/contracts/model/resume/design-choices";
import { resumeSchema } from "@/contracts/model/resume/resume";
import { versionNameSchema } from "@/contracts/resumes/versions";

const breaks = z
  .enum(PAGE_BREAKS)
  .describe("`improved`: as the current rules divide pages. `earlier`: as earlier rules divided them.");

const pages = z.int().min(1);

const pageRules = z.int().min(1);

export const pageBreaksSchema = z
  .object({
    breaks,
    earlierComposition: pageRules.describe("The generation of the rules that `earlier` means for this resume."),
    isDecided: z.boolean().describe("Whether the owner has decided, or there was nothing to decide."),
    comparison: z
      .object({
        isMoved: z.boolean().describe("Whether anything is at another place."),
        isOnOtherPages: z.boolean().describe("Whether any text is on another page; otherwise only lines moved."),
        pages: z.object({ improved: pages, earlier: pages }).describe("Number of pages either way."),
      })
      .nullable()
      .describe("The pages with both rules; null once it is decided: nothing is rendered then."),
  })
  .describe("How the pages of a resume are divided.");
export type PageBreaksState = z.infer<typeof pageBreaksSchema>;

const at = { path: "/resumes/{id}/page-breaks", tags: ["Resumes"] } as const;

const read = owned
  .route({
    ...at,
    method: "GET",
    operationId: "getResumePageBreaks",
    summary: "Compare the page breaks of a resume",
    description:
      "The rules that divide pages were improved. A resume from before is rendered with both rules until its owner decides. If nothing is at another place, there is nothing to decide, then or later.",
  })
  .input(z.object({ id: idSchema }))
  .output(pageBreaksSchema)
  .errors(errors("TYPESETTING_FAILED"))
  .meta({
    limit: "pdf",
    example: {
      output: {
        breaks: "improved",
        earlierComposition: 2,
        isDecided: false,
        comparison: { isMoved: true, isOnOtherPages: true, pages: { improved: 2, earlier: 3 } },
      },
    },
  });

const choose = owned
  .route({
    ...at,
    method: "PUT",
    operationId: "setResumePageBreaks",
    summary: "Choose the page breaks of a resume",
    description:
      "Decides for the improved page breaks or for the earlier ones, and saves a named version with the result. Without a change of an earlier decision, nothing is saved. The setting is the key `pageBreaks` at the root of the data, present only for earlier breaks (`earlier` for the first rules, `earlier-2` for the second, and so on): copies, versions, exports and share links keep it.",
  })
  .input(
    z.object({
      id: idSchema,
      breaks,
      versionName: versionNameSchema.optional().describe("Name of the version, 1 to 100 characters. Defaults to an English one."),
    }),
  )
  .output(resumeSchema)
  .errors(errors("RESUME_LOCKED"))
  .meta({ limit: "mutation", example: { input: { breaks: "earlier" } } });

export const resumePageBreaks = { pageBreaks: read, choosePageBreaks: choose };
