import type { ResumeData } from "@/contracts/model/resume/data";
import type { TemplateName } from "@/contracts/model/resume/templates";
import { sampleResumeData } from "@/domain/sample/resume";
import { inLookOf } from "@/typeset/chosen-look";
import { languageResume } from "@/typeset/testing/languages/resume";

export const LENGTHS = ["one job", "sample", "twelve jobs"] as const;
export const LANGUAGES = ["en-GB", "de-DE", "ar-EG", "ja-JP"] as const;
export const PAPERS = ["a4", "letter"] as const;

const JOBS = { "one job": 1, sample: null, "twelve jobs": 12 } as const;

interface Composed {
  template: TemplateName;
  length: (typeof LENGTHS)[number];
  language: (typeof LANGUAGES)[number];
  format: (typeof PAPERS)[number];
}

const SPOKEN = ["experience", "education", "skills", "languages"] as const;

/** The sample with the words of another language in its head, its summary and its largest sections. */
function spoken(language: Composed["language"], template: TemplateName): ResumeData {
  const sample = structuredClone(sampleResumeData());
  if (language === "en-GB") return sample;
  const words = languageResume(language, template);
  const { name, headline, location } = words.basics;
  Object.assign(sample.basics, { name, headline, location });
  sample.summary.content = words.summary.content;
  for (const section of SPOKEN) {
    const [said] = words.sections[section].items;
    const texts = Object.entries(said ?? {}).filter(([key, value]) => key !== "id" && typeof value === "string" && value !== "");
    for (const item of sample.sections[section].items) Object.assign(item, Object.fromEntries(texts));
  }
  return sample;
}

/** A resume with all sections of the sample in a template's look. */
export function composedResume({ template, length, language, format }: Composed): ResumeData {
  const data = spoken(language, template);
  const { experience } = data.sections;
  const jobs = experience.items;
  const count = JOBS[length] ?? jobs.length;
  experience.items = Array.from({ length: count }, (_, index) =>
    jobs.slice(index % jobs.length, (index % jobs.length) + 1).map((job) => ({ ...job, id: `job-${index}` })),
  ).flat();
  data.metadata = structuredClone(inLookOf(data.metadata, template));
  Object.assign(data.metadata.page, { locale: language, format });
  return data;
}
