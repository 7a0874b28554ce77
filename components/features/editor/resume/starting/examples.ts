import { writtenParts } from "@/components/features/editor/resume/starting/parts";
import type { ResumeData } from "@/contracts/model/resume/data";
import { emptyItem } from "@/domain/sections/empty-item";

/** The texts of the examples, in the language of the interface. */
export type ExampleTexts = Record<
  | "headline"
  | "email"
  | "phone"
  | "location"
  | "summary"
  | "position"
  | "company"
  | "period"
  | "achievement"
  | "responsibility"
  | "degree"
  | "school"
  | "skill"
  | "skillKeywords"
  | "otherSkill"
  | "otherSkillKeywords",
  string
>;

/** Ids of example entries begin with this; no entry of a person's own does. */
const EXAMPLE = "example-";

/** Pointers of the page that belong to an example: of an entry by its id, of single fields by name. */
export type Examples = { document: ResumeData; fields: readonly string[] };

/** The document as a new one is shown: where a part is empty, an example is shown. It is never saved and never printed. */
export function withExamples(document: ResumeData, texts: ExampleTexts): Examples {
  const written = writtenParts(document);
  const { basics, summary, sections } = document;
  const hasContact = written.has("contact");
  const shown: ResumeData = {
    ...document,
    basics: {
      ...basics,
      ...(written.has("headline") ? {} : { headline: texts.headline }),
      ...(hasContact ? {} : { email: texts.email, phone: texts.phone, location: texts.location }),
    },
    summary: written.has("summary") ? summary : { ...summary, content: `<p>${texts.summary}</p>` },
    sections: {
      ...sections,
      ...(written.has("experience") ? {} : { experience: { ...sections.experience, items: [exampleJob(texts)] } }),
      ...(written.has("education") ? {} : { education: { ...sections.education, items: [exampleStudies(texts)] } }),
      ...(written.has("skills") ? {} : { skills: { ...sections.skills, items: exampleSkills(texts) } }),
    },
  };
  const fields = [
    ...(written.has("headline") ? [] : ["/basics/headline"]),
    ...(hasContact ? [] : ["/basics/email", "/basics/phone", "/basics/location"]),
    ...(written.has("summary") ? [] : ["/summary"]),
    ...(["experience", "education", "skills"] as const).filter((key) => !written.has(key)).map((key) => `/sections/${key}`),
  ];
  return { document: shown, fields };
}

/** Where a press on an example leads: to the field, or to the section in which an entry is to be added. */
export const withoutExample = (pointer: string): string => pointer.replace(new RegExp(`/items/#${EXAMPLE}.*$`), "");

type Items<Key extends "experience" | "education" | "skills"> = ResumeData["sections"][Key]["items"][number];

const dated = (text: string) => ({ period: text, dates: { start: null, end: null, present: false, raw: text } });

const exampleJob = ({ position, company, location, period, achievement, responsibility }: ExampleTexts) =>
  ({
    ...emptyItem("experience", `${EXAMPLE}job`),
    position,
    company,
    location,
    ...dated(period),
    description: `<ul><li>${achievement}</li><li>${responsibility}</li></ul>`,
  }) as unknown as Items<"experience">;

const exampleStudies = ({ degree, school, location, period }: ExampleTexts) =>
  ({
    ...emptyItem("education", `${EXAMPLE}studies`),
    degree,
    school,
    location,
    ...dated(period),
  }) as unknown as Items<"education">;

const exampleSkills = ({ skill, skillKeywords, otherSkill, otherSkillKeywords }: ExampleTexts) =>
  [
    [skill, skillKeywords],
    [otherSkill, otherSkillKeywords],
  ].map(
    ([name = "", keywords = ""], index) =>
      ({
        ...emptyItem("skills", `${EXAMPLE}skill-${index}`),
        name,
        keywords: keywords.split(/, ?/),
      }) as unknown as Items<"skills">,
  );
