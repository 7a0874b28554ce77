import { z } from "zod";
import { errors, idSchema, owned } from "@/contracts/base";
import { LIMITS } from "@/contracts/limits";
import { type PageCheckReport, pageCheckReportSchema } from "@/contracts/model/page-check";
import { resumeSchema } from "@/contracts/model/resume/resume";

const EXAMPLE: PageCheckReport = {
  score: 90,
  pages: 2,
  findings: [
    {
      code: "MARGIN_TOO_SMALL",
      severity: "warning",
      page: 1,
      box: { x: 0, y: 0, width: 14, height: 841.9 },
      text: "The side margins are 4.9 mm wide; many printers cut off what is closer than 8 mm to the edge.",
      repair: "margins",
    },
  ],
};

const check = owned
  .route({
    method: "GET",
    path: "/resumes/{id}/page-checks",
    operationId: "getResumePageChecks",
    tags: ["Resumes"],
    summary: "Check the pages of a resume",
    description:
      "Renders the resume and reports what a reader sees: margins, empty pages and columns, page breaks, sizes, line lengths, contrast, the picture, missing characters and broken words, by 14 rules. The rules of `/checks` and `/pdf-checks` are not repeated here. Free-form pages have no rules about page breaks.",
  })
  .input(z.object({ id: idSchema }))
  .output(pageCheckReportSchema)
  .errors(errors("TYPESETTING_FAILED"))
  .meta({ limit: "pdf", example: { output: EXAMPLE } });

const repair = owned
  .route({
    method: "POST",
    path: "/resumes/{id}/page-checks/repairs",
    operationId: "repairResumePages",
    tags: ["Resumes"],
    summary: "Repair the pages of a resume",
    description:
      "Applies repairs that the current page check offers, in the given order, as a patch of `metadata`: creates one version of kind `ai`. All or none: a repair that is not offered for the resume as it is now, or that fails, returns 400 and changes nothing. A resume that is changed during the repair returns 409.",
  })
  .input(
    z.object({
      id: idSchema,
      repairs: z
        .array(z.string().min(1).max(LIMITS.pageCheck.repairId))
        .min(LIMITS.pageCheck.repairs.min)
        .max(LIMITS.pageCheck.repairs.max)
        .describe("1 to 50 values of `repair` from the findings; a repeated one is applied once."),
    }),
  )
  .output(
    z.object({
      resume: resumeSchema,
      changes: z.array(z.string()).describe("What changed, in English, such as “Side margins: 14 pt → 23 pt”."),
    }),
  )
  .errors(errors("RESUME_LOCKED", "RESUME_VERSION_CONFLICT", "TYPESETTING_FAILED"))
  .meta({ limit: "pdf", example: { input: { repairs: ["margins"] } } });

export const resumePageChecks = { checkPages: check, repairPages: repair };
