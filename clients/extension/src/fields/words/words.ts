/** What a field of a form can ask for that the server knows, or that is part of it. */
export const MEANINGS = [
  "firstName",
  "lastName",
  "bareName",
  "fullName",
  "email",
  "phone",
  "phoneCountry",
  "street",
  "city",
  "region",
  "postalCode",
  "country",
  "location",
  "linkedin",
  "github",
  "website",
  "currentCompany",
  "currentTitle",
  "yearsOfExperience",
  "noticeWeeks",
  "resumeFile",
  "letterFile",
] as const;
export type Meaning = (typeof MEANINGS)[number];

/** Subjects of questions whose earlier answers can be used again. */
export const TOPICS = [
  "work-permit",
  "sponsorship",
  "relocation",
  "start-date",
  "notice-period",
  "how-heard",
  "travel",
  "on-site",
  "driving-licence",
  "language-level",
  "degree",
  "years-with",
  "minimum-age",
  "clearance",
  "motivation",
] as const;
export type Topic = (typeof TOPICS)[number];

/** What is never filled. */
export const GUARDS = ["equal", "consent", "legal", "salary", "secret", "trap"] as const;
export type Guard = (typeof GUARDS)[number];

/** The words of one language. Phrases are compared without accents, case and punctuation. */
export interface Words {
  fields: Partial<Record<Meaning, readonly string[]>>;
  topics: Partial<Record<Topic, readonly string[]>>;
  guards: Partial<Record<Guard, readonly string[]>>;
  /** Labels that contain one of these ask about something or someone else. */
  others: readonly string[];
  /** Words that a label may contain besides what it asks for. */
  fillers: readonly string[];
  yes: readonly string[];
  no: readonly string[];
  /** A number of weeks, as in “8 weeks”. */
  weeks: readonly [one: string, many: string];
  /** Beginnings of units in choices. */
  units: {
    week: readonly string[];
    month: readonly string[];
    now: readonly string[];
    more: readonly string[];
    less: readonly string[];
  };
  parts: { day: readonly string[]; month: readonly string[]; year: readonly string[] };
}
