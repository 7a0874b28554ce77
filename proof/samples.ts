import type { ResumeData } from "@/contracts/model/resume/data";
import type { TemplateName } from "@/contracts/model/resume/metadata";
import { languageResume, type SampleLanguage } from "@/typeset/testing/languages/resume";

/** How much a sample holds: some sections, each kind of text once, or enough for several pages. */
export const LENGTHS = ["short", "standard", "long"] as const;
export type Length = (typeof LENGTHS)[number];

/** The first pages of every template at least that many in a long sample. */
export const LONG_PAGES = 3;

type Sections = ResumeData["sections"];

/** The item again and again under other ids; `mark` tells the copies apart in what they print. */
function repeated<Item extends { id: string }>(
  [item]: Item[],
  times: number,
  mark: (item: Item, number: number) => Item,
): Item[] {
  return item ? Array.from({ length: times }, (_, index) => mark({ ...item, id: `${item.id}-${index}` }, index + 1)) : [];
}

function lengthened(sections: Sections): Partial<Sections> {
  const { experience, education, skills, languages, interests } = sections;
  return {
    experience: {
      ...experience,
      items: repeated(experience.items, 16, (job, number) => ({
        ...job,
        company: `${job.company} ${number}`,
        description: job.description.repeat(2),
      })),
    },
    education: {
      ...education,
      items: repeated(education.items, 7, (school, number) => ({ ...school, school: `${school.school} ${number}` })),
    },
    skills: { ...skills, items: repeated(skills.items, 9, (skill, number) => ({ ...skill, name: `${skill.name} ${number}` })) },
    languages: {
      ...languages,
      items: repeated(languages.items, 6, (each, number) => ({ ...each, language: `${each.language} ${number}` })),
    },
    interests: {
      ...interests,
      items: repeated(interests.items, 8, (each, number) => ({ ...each, name: `${each.name} ${number}` })),
    },
  };
}

/** The sample of a language in a template at that length. Everyone in it is invented. */
export function proofResume(language: SampleLanguage, template: TemplateName, length: Length): ResumeData {
  const data = languageResume(language, template);
  if (length === "standard") return data;
  if (length === "long") return { ...data, sections: { ...data.sections, ...lengthened(data.sections) } };
  const none = { items: [] };
  const { education, skills, interests } = data.sections;
  return {
    ...data,
    sections: {
      ...data.sections,
      education: { ...education, ...none },
      skills: { ...skills, ...none },
      interests: { ...interests, ...none },
    },
  };
}
