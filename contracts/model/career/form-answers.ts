import { z } from "zod";
import { LIMITS } from "@/contracts/limits";

/** The fields that application forms ask for. */
export const FORM_FIELDS = [
  "firstName",
  "lastName",
  "fullName",
  "email",
  "phone",
  "street",
  "city",
  "region",
  "postalCode",
  "country",
  "linkedin",
  "github",
  "website",
  "currentCompany",
  "currentTitle",
  "yearsOfExperience",
  "noticeWeeks",
  "salaryExpectation",
] as const;
export type FormField = (typeof FORM_FIELDS)[number];
export type FormFields = Record<FormField, string>;

const MEANINGS: Record<FormField, string> = {
  firstName: "Given names.",
  lastName: "Family name with its particles.",
  fullName: "The name as the resume has it.",
  email: "E-mail address.",
  phone: "Telephone number as written.",
  street: "Street and number, from the letter of the application or the latest letter with an address.",
  city: "City.",
  region: "State or region.",
  postalCode: "Postal code.",
  country: "Country as written.",
  linkedin: "Address of the LinkedIn profile.",
  github: "Address of the GitHub profile.",
  website: "Address of the website.",
  currentCompany: "Employer of the job that continues.",
  currentTitle: "Title of the job that continues.",
  yearsOfExperience: "Whole years worked; parallel jobs count once, breaks do not count.",
  noticeWeeks: "Notice period in weeks, from the career profile.",
  salaryExpectation: "The lowest acceptable base pay of the career profile, such as “65000 EUR per year”.",
};

const texts = Object.fromEntries(FORM_FIELDS.map((field) => [field, z.string().describe(MEANINGS[field])])) as Record<
  FormField,
  z.ZodString
>;

const topic = z.string().describe("What the question is about, such as `work-permit`.");

export const formAnswersSchema = z
  .object({
    fields: z.object(texts).describe("What is known for the fields of a form; empty where it is unknown."),
    answers: z
      .array(
        z
          .object({
            topic,
            question: z.string().describe("The question as it was asked last."),
            answer: z.string(),
            usedAt: z.string().describe("When the answer was last stored, ISO 8601 in UTC."),
          })
          .describe("An answer to a question of forms."),
      )
      .describe("Stored answers, the most recently used first."),
    files: z
      .array(
        z
          .object({
            kind: z.enum(["resume", "cover-letter"]),
            name: z.string().describe("File name, with its extension."),
            url: z.string().describe("Address of the PDF, readable with the same credential."),
          })
          .describe("A file to attach."),
      )
      .describe("The documents of the application; without an application, the resume that was edited last."),
  })
  .describe("What a form can be filled with.");
export type FormAnswers = z.infer<typeof formAnswersSchema>;

const { topic: topicLength, question, answer } = LIMITS.formAnswers;

export const formTopicSchema = z
  .string()
  // It is a part of an address, from which servers between here and the client take slashes and dots away.
  .overwrite((text) => text.trim().replace(/[\\/]|^\.{1,2}$/g, "-"))
  .min(topicLength.min)
  .max(topicLength.max)
  .describe("What the question is about, such as `work-permit`; one answer is stored for each topic. A slash becomes a hyphen.");

export const formQuestionSchema = z.string().max(question).describe("The question as the form asks it.");
export const formAnswerSchema = z.string().min(1).max(answer).describe("The answer, as plain text.");
