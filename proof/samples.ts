import type { LetterState } from "@/contracts/model/letter";
import type { ResumeData } from "@/contracts/model/resume/data";
import type { TemplateName } from "@/contracts/model/resume/templates";
import { styleFromResume } from "@/domain/letters/links";
import type { TypesettingJob } from "@/typeset/job";
import { prepareLetter } from "@/typeset/letters/prepare-letter";
import { prepareResume } from "@/typeset/prepare";
import { languageResume, type SampleLanguage } from "@/typeset/testing/languages/resume";

/** Resume lengths: some sections, each kind of text once, or several pages. */
const LENGTHS = ["short", "standard", "long"] as const;
type Length = (typeof LENGTHS)[number];

/** The documents of every template and language: resumes by length, and a letter. */
export const FORMS = [...LENGTHS, "letter"] as const;
export type Form = (typeof FORMS)[number];

/** A long sample must have at least this many pages. */
export const LONG_PAGES = 3;

type Sections = ResumeData["sections"];

/** Copies of an item with other ids; `mark` distinguishes their printed text. */
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

/** The resume of a language in a template at that length. */
function proofResume(language: SampleLanguage, template: TemplateName, length: Length): ResumeData {
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

/** A structured letter by the person of that resume, with content from it. */
function proofLetter(language: SampleLanguage, template: TemplateName): LetterState {
  const data = languageResume(language, template);
  const [job] = data.sections.experience.items;
  return {
    name: data.basics.name,
    recipient: "",
    content: `${data.summary.content}${job?.description ?? ""}${data.summary.content}`,
    greeting: null,
    signOff: null,
    layout: "structured",
    recipientName: data.basics.name,
    recipientCompany: job?.company ?? "",
    letterDate: "2026-03-01",
    style: styleFromResume(data),
  };
}

/** The job for a language, template and form. All people are fictional. */
export const proofJob = (language: SampleLanguage, template: TemplateName, form: Form): TypesettingJob =>
  form === "letter" ? prepareLetter(proofLetter(language, template)) : prepareResume(proofResume(language, template, form));
