import type { KnownForForm } from "@/clients/extension/src/fields/plan";

/** What a server might know of a fictional person, in the form of `GET /career/form-answers`. */
export const PERSON = {
  fields: {
    firstName: "Ilse",
    lastName: "Marwick",
    fullName: "Ilse Marwick",
    email: "ilse.marwick@example.com",
    phone: "+44 20 7946 0958",
    street: "12 Harbour Row",
    city: "Bristol",
    region: "",
    postalCode: "BS1 4QA",
    country: "United Kingdom",
    linkedin: "https://www.linkedin.com/in/ilse-marwick",
    github: "https://github.com/ilse-marwick",
    website: "https://ilse-marwick.example.com",
    currentCompany: "Tidewater Instruments",
    currentTitle: "Senior Product Engineer",
    yearsOfExperience: "9",
    noticeWeeks: "8",
    salaryExpectation: "65000 GBP per year",
  },
  answers: [
    { topic: "work-permit", question: "Are you allowed to work in the United Kingdom?", answer: "Yes, without restrictions." },
  ],
  files: ["resume", "cover-letter"],
  language: "",
  today: "2026-11-27",
} satisfies KnownForForm;
