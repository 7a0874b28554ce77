import type { ResumeData } from "@/contracts/model/resume/data";
import { defaultResumeData } from "@/domain/default-resume";
import { normaliseResumeData } from "@/domain/normalise/resume";
import { listToRichText, plainToRichText } from "@/domain/rich-text/from-plain";
import { type Builder, positions, type Stay } from "@/proof/imports/builders/builder";

/** What a reader must make of a builder's file. */
export function truthOf({ person, isInYears, without = [] }: Builder): ResumeData {
  const empty = defaultResumeData({ name: person.name });
  const base = { hidden: false, website: { url: "", label: "", inlineLink: false } };
  const period = ({ from, to }: Stay) =>
    [from, to]
      .map((moment) => {
        if (moment === null) return "Present";
        return isInYears ? String(moment[0]) : `${moment[0]}-${String(moment[1]).padStart(2, "0")}`;
      })
      .join(" - ");
  const shown = (field: NonNullable<Builder["without"]>[number], value: string) => (without.includes(field) ? "" : value);
  const lists: Record<string, object[]> = {
    profiles: without.includes("profiles")
      ? []
      : person.profiles.map(([network, username, address]) => ({
          ...base,
          ...{ icon: "", iconColor: "", network, username, website: { ...base.website, url: `https://${address}` } },
        })),
    experience: positions(person).map(({ company, place, position, points, ...stay }) => ({
      ...base,
      ...{ company, position, location: place, period: period(stay), description: listToRichText([...points]), roles: [] },
    })),
    // The word between a degree and its subject is in neither.
    education: person.schools.map(({ school, degree, place, ...stay }) => ({
      ...base,
      ...{
        school,
        degree: degree.replace(/ (?:in|en|em) /, " "),
        area: "",
        grade: "",
        location: place,
        period: period(stay),
        description: "",
      },
    })),
    skills: person.skills.map(([name, words]) => ({
      ...base,
      ...{ icon: "", iconColor: "", name, proficiency: "", level: 0, keywords: [...words] },
    })),
    languages: person.languages.map(([language, fluency]) => ({ ...base, language, fluency, level: 0 })),
    certifications: person.certifications.map(([title, issuer, year]) => ({
      ...base,
      ...{ title, issuer, date: String(year), description: "" },
    })),
    publications: (person.publications ?? []).map(([title, publisher, year]) => ({
      ...base,
      ...{ title, publisher, date: String(year), description: "" },
    })),
  };
  return normaliseResumeData({
    ...empty,
    basics: {
      ...empty.basics,
      headline: shown("headline", person.headline),
      email: person.email,
      phone: person.phone,
      location: shown("location", person.location),
      website: { url: person.site === "" ? "" : `https://${person.site}`, label: "" },
    },
    summary: { ...empty.summary, content: plainToRichText(shown("summary", person.summary)) },
    sections: Object.fromEntries(
      Object.entries(empty.sections).map(([key, section]) => [
        key,
        { ...section, items: (lists[key] ?? []).map((item, index) => ({ ...item, id: `${key}-${index}` })) },
      ]),
    ),
    metadata: { ...empty.metadata, page: { ...empty.metadata.page, locale: person.locale } },
  });
}
