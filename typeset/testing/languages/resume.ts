import type { ResumeData } from "@/contracts/model/resume/data";
import type { TemplateName } from "@/contracts/model/resume/templates";
import { defaultResumeData } from "@/domain/default-resume";
import { normaliseResumeData } from "@/domain/normalise/resume";
import { ASIAN_WORDS } from "@/typeset/testing/languages/asian";
import { EUROPEAN_WORDS } from "@/typeset/testing/languages/european";
import type { SampleWords } from "@/typeset/testing/languages/words";

const WORDS = { ...EUROPEAN_WORDS, ...ASIAN_WORDS } satisfies Record<string, SampleWords>;

/** A language that there is a sample in. */
export type SampleLanguage = keyof typeof WORDS;
export const SAMPLE_LANGUAGES = Object.keys(WORDS) as SampleLanguage[];

const website = { url: "", label: "", inlineLink: false };

/** A small resume in a language and template, set in `fontFamily`: most kinds of text, a list, two links, dates. */
export function languageResume(language: SampleLanguage, template: TemplateName, fontFamily = "Inter"): ResumeData {
  const words: SampleWords = WORDS[language];
  const empty = defaultResumeData({ name: words.name });
  const { sections, metadata } = empty;
  const item = (id: string) => ({ id: `${id}-1`, hidden: false });
  return normaliseResumeData({
    ...empty,
    basics: {
      ...empty.basics,
      headline: words.headline,
      email: "someone@example.com",
      phone: words.phone,
      location: words.location,
      website: { url: "https://example.com/someone", label: "example.com/someone" },
    },
    summary: { ...empty.summary, content: `<p>${words.summary.replaceAll("&", "&amp;")}</p>` },
    sections: {
      ...sections,
      experience: {
        ...sections.experience,
        items: [
          {
            ...item("job"),
            company: words.company,
            position: words.position,
            location: words.city,
            period: "2019-03 – 2024-11",
            dates: { start: "2019-03", end: "2024-11" },
            website: { ...website },
            description: `<ul>${words.done.map((each) => `<li><p>${each}</p></li>`).join("")}</ul>`,
            roles: [],
          },
        ],
      },
      education: {
        ...sections.education,
        items: [
          {
            ...item("school"),
            school: words.school,
            degree: words.degree,
            area: words.area,
            grade: "",
            location: "",
            period: "2011 – 2016",
            dates: { start: "2011", end: "2016" },
            website: { ...website },
            description: "",
          },
        ],
      },
      skills: {
        ...sections.skills,
        items: [
          {
            ...item("skill"),
            icon: "",
            iconColor: "",
            name: words.skill,
            proficiency: "",
            level: 4,
            keywords: [...words.keywords],
          },
        ],
      },
      languages: {
        ...sections.languages,
        items: [{ ...item("language"), language: words.language, fluency: words.fluency, level: 0 }],
      },
      interests: {
        ...sections.interests,
        items: [{ ...item("interest"), icon: "", iconColor: "", name: words.interest, keywords: [] }],
      },
    },
    metadata: {
      ...metadata,
      template,
      page: { ...metadata.page, locale: language, marginX: 48, marginY: 44, gapY: 8 },
      typography: {
        ...metadata.typography,
        body: { ...metadata.typography.body, fontFamily },
        heading: { ...metadata.typography.heading, fontFamily },
      },
    },
  });
}
