import { z } from "zod";
import { EXAMPLE_TAILORING } from "@/contracts/ai/examples";
import { errors, idSchema, owned, routesOf, SECOND_ADDRESS } from "@/contracts/base";
import { EXAMPLE_ID } from "@/contracts/example-id";
import { LIMITS } from "@/contracts/limits";
import { checkedText, leftOutSchema } from "@/contracts/model/ai/claim";
import { CHANGE_STATUSES, tailoringSchema } from "@/contracts/model/ai/tailoring";

const route = routesOf("Applications");
const one = z.object({ id: idSchema });
const bounds = LIMITS.aiMatch;
const failures = errors("BAD_REQUEST", "PRECONDITION_FAILED", "BAD_GATEWAY");

export const MESSAGE_KINDS = ["cover-letter", "follow-up"] as const;
export const EVIDENCE_STATUSES = ["found", "partly", "missing"] as const;

/** As in an example. */
const CHECKED = { claims: [], language: "en", isChecked: true };

const reasons = (description: string) => z.array(z.string().max(bounds.reason)).max(bounds.reasons).describe(description);

const matchScore = owned
  .route(
    route(
      "POST",
      "/applications/{id}/ai/match-scores",
      "createApplicationMatchScore",
      "Score how a resume matches",
      "The score and its evidence are computed from the linked resume, the posting and its requirements; the model only words the reasons. Stored in `matchScore` and in `aiMetadata.matchScore`. Needs an AI provider, a linked resume and a job description (400).",
    ),
  )
  .input(one)
  .output(
    z.object({
      score: z.int().min(0).max(100),
      gaps: reasons("What is missing, most important first."),
      strengths: reasons("What fits, most important first."),
      evidence: z
        .array(
          z
            .object({
              requirement: z.string().describe("The requirement."),
              status: z.enum(EVIDENCE_STATUSES),
              found: z.array(z.string()).describe("Its words that the resume has."),
              missing: z.array(z.string()).describe("Its words that the resume lacks."),
              place: z
                .object({ heading: z.string(), entry: z.string() })
                .nullable()
                .describe("The part of the resume that covers most of it."),
            })
            .describe("A requirement, and how the resume meets it."),
        )
        .max(LIMITS.application.requirements),
      ...checkedText,
    }),
  )
  .errors(failures)
  .meta({
    tools: { score_application_match: {} },
    limit: "ai",
    example: {
      output: {
        score: 64,
        gaps: ["Nothing shows that you speak Dutch."],
        strengths: ["Planning timetables is what you did at Harbour Works."],
        evidence: [
          {
            requirement: "Planning of timetables",
            status: "found",
            found: ["Planning", "timetables"],
            missing: [],
            place: { heading: "Experience", entry: "Harbour Works" },
          },
        ],
        ...CHECKED,
      },
    },
  });
const matchScoreLegacy = matchScore.route(
  route(
    "POST",
    "/applications/{id}/ai/match-score",
    "aiApplicationMatchScore",
    "Score how a resume matches (second address)",
    SECOND_ADDRESS,
  ),
);

const draftMessage = owned
  .route(
    route(
      "POST",
      "/applications/{id}/ai/message-drafts",
      "createApplicationMessageDraft",
      "Draft a message",
      "A letter or a follow-up from the linked resume and your facts. Sentences that claim anything else are left out and returned in `leftOut`. A letter is saved as a new one, “Company — Role”, and named in `coverLetterId`. Needs an AI provider and a linked resume, a letter also a job description (400).",
    ),
  )
  .input(one.extend({ kind: z.enum(MESSAGE_KINDS) }))
  .output(
    z.object({
      text: z.string().describe("Plain text, paragraphs separated by an empty line."),
      coverLetterId: z.string().optional().describe("The saved letter; absent for a follow-up."),
      leftOut: z.array(leftOutSchema),
      ...checkedText,
    }),
  )
  .errors(failures)
  .meta({
    tools: { draft_application_message: {} },
    limit: "ai",
    example: {
      input: { kind: "follow-up" },
      output: {
        text: "I applied two weeks ago and would like to ask about the status of my application.",
        leftOut: [],
        ...CHECKED,
      },
    },
  });
const draftMessageLegacy = draftMessage.route(
  route(
    "POST",
    "/applications/{id}/ai/draft-message",
    "aiDraftApplicationMessage",
    "Draft a message (second address)",
    SECOND_ADDRESS,
  ),
);

const tailorResume = owned
  .route(
    route(
      "POST",
      "/applications/{id}/ai/tailored-resumes",
      "createTailoredResume",
      "Tailor a resume",
      "Copies the linked resume, “Tailored — Company · Role” with the tag `tailored`, and links the copy to the application, which gets a note. In the copy entries are chosen and ordered, and texts shortened or reworded. Names, titles, degrees, dates, links, contact details and the picture stay as they are. `changes` lists everything, and so does `GET /resumes/{id}/tailoring`. Where a sent resume is recorded, the application keeps it.",
    ),
  )
  .input(one)
  .output(
    z.object({
      resumeId: z.string(),
      name: z.string(),
      changes: tailoringSchema.shape.changes,
      refused: tailoringSchema.shape.refused,
    }),
  )
  .errors(failures)
  .meta({
    tools: { tailor_resume: {} },
    limit: "ai",
    example: {
      output: {
        resumeId: EXAMPLE_ID,
        name: "Tailored — Northpine · Product Designer",
        changes: EXAMPLE_TAILORING.changes,
        refused: EXAMPLE_TAILORING.refused,
      },
    },
  });
const tailorResumeLegacy = tailorResume.route(
  route(
    "POST",
    "/applications/{id}/ai/tailor-resume",
    "aiTailorResumeForApplication",
    "Tailor a resume (second address)",
    SECOND_ADDRESS,
  ),
);

const ofResumes = routesOf("Resumes");

const readTailoring = owned
  .route(
    ofResumes(
      "GET",
      "/resumes/{id}/tailoring",
      "getResumeTailoring",
      "Read how a resume was tailored",
      "Every change of the copy. To reject one, write its `before` with a patch. 404 for a resume that was not tailored.",
    ),
  )
  .input(one)
  .output(tailoringSchema)
  .meta({ example: { output: EXAMPLE_TAILORING } });

const decideTailoring = owned
  .route(
    ofResumes(
      "PATCH",
      "/resumes/{id}/tailoring",
      "decideResumeTailoring",
      "Record decisions on a tailored resume",
      "Only records them, so that the list opens as you left it; the resume itself is changed with a patch. Unknown changes are skipped.",
    ),
  )
  .input(
    one.extend({
      changes: z
        .array(z.object({ id: z.string().max(LIMITS.tailoring.changeId), status: z.enum(CHANGE_STATUSES) }))
        .min(1)
        .max(LIMITS.tailoring.changes),
    }),
  )
  .output(tailoringSchema)
  .meta({ limit: "mutation", example: { input: { changes: [{ id: "1", status: "accepted" }] }, output: EXAMPLE_TAILORING } });

/** What a model does for an application. Source: interface-details 1.7. */
export const applicationAi = {
  matchScore,
  matchScoreLegacy,
  draftMessage,
  draftMessageLegacy,
  tailorResume,
  tailorResumeLegacy,
  readTailoring,
  decideTailoring,
};
