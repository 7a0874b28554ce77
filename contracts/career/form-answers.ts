import { z } from "zod";
import { cleanText, emptySchema, errors, idSchema, owned, routesOf } from "@/contracts/base";
import { EXAMPLE_ID } from "@/contracts/example-id";
import {
  type FormAnswers,
  formAnswerSchema,
  formAnswersSchema,
  formQuestionSchema,
  formTopicSchema,
} from "@/contracts/model/career/form-answers";

const route = routesOf("Career");

const EXAMPLE: FormAnswers = {
  fields: {
    firstName: "Ilse",
    lastName: "Marwick",
    fullName: "Ilse Marwick",
    email: "ilse.marwick@example.com",
    phone: "+44 20 7946 0958",
    street: "",
    city: "Bristol",
    region: "",
    postalCode: "",
    country: "United Kingdom",
    linkedin: "https://www.linkedin.com/in/ilse-marwick",
    github: "",
    website: "https://ilse-marwick.example.com",
    currentCompany: "Tidewater Instruments",
    currentTitle: "Senior Product Engineer",
    yearsOfExperience: "9",
    noticeWeeks: "8",
    salaryExpectation: "65000 GBP per year",
  },
  answers: [
    {
      topic: "work-permit",
      question: "Are you allowed to work in the United Kingdom?",
      answer: "Yes, without restrictions.",
      usedAt: "2026-11-24T09:00:00.000Z",
    },
  ],
  files: [
    {
      kind: "resume",
      name: "Ilse Marwick – Resume.pdf",
      url: `https://dossier.example/api/openapi/resumes/${EXAMPLE_ID}/pdf`,
    },
  ],
};

const read = owned
  .route(
    route(
      "GET",
      "/career/form-answers",
      "getFormAnswers",
      "Read what a form can be filled with",
      "The fields that forms ask for, from the resume of the application, the latest letter and the career profile, the stored answers, and the files to attach. Nothing is guessed: what is unknown is empty.",
    ),
  )
  .input(
    z.object({
      applicationId: idSchema
        .optional()
        .describe("The application that the form is for; without it, the resume edited last is read."),
    }),
  )
  .output(formAnswersSchema)
  .meta({ example: { output: EXAMPLE } });

const save = owned
  .route(
    route(
      "PUT",
      "/career/form-answers",
      "saveFormAnswer",
      "Store an answer",
      "Stores the answer to a question for other forms. An earlier answer of the same topic is replaced.",
    ),
  )
  .input(
    z.object({
      topic: formTopicSchema,
      question: formQuestionSchema.overwrite(cleanText),
      answer: formAnswerSchema.overwrite(cleanText),
      applicationId: idSchema.optional().describe("The application that the form was for."),
    }),
  )
  .output(emptySchema)
  .errors(errors("CONFLICT"))
  .meta({
    limit: "mutation",
    empty: true,
    example: {
      input: {
        topic: "work-permit",
        question: "Are you allowed to work in the United Kingdom?",
        answer: "Yes, without restrictions.",
      },
    },
  });

const remove = owned
  .route(
    route(
      "DELETE",
      "/career/form-answers/{topic}",
      "deleteFormAnswer",
      "Delete an answer",
      "Permanent. Deleting it twice is fine.",
    ),
  )
  .input(z.object({ topic: formTopicSchema }))
  .output(emptySchema)
  .meta({ limit: "mutation", empty: true, example: { input: { topic: "work-permit" } } });

/** What application forms are filled with. Source: additions D. */
export const careerFormAnswers = { read, save, delete: remove };
