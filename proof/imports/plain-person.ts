import type { ResumeData } from "@/contracts/model/resume/data";
import { sectionTitle } from "@/domain/section-titles";

/** What the foreign looks print: plain texts, because other programs know nothing of our documents. */
export interface PlainPerson {
  name: string;
  headline: string;
  email: string;
  phone: string;
  location: string;
  site: string;
  summary: string;
  titles: Record<string, string>;
  jobs: { organisation: string; title: string; place: string; dates: string; points: string[] }[];
  schools: { organisation: string; title: string; place: string; dates: string; points: string[] }[];
  projects: { title: string; dates: string; points: string[] }[];
  skills: { name: string; keywords: string[] }[];
  languages: { name: string; fluency: string }[];
  certifications: { title: string; issuer: string; date: string }[];
}

const HEADED = ["summary", "experience", "education", "projects", "skills", "languages", "certifications"] as const;

/** The texts of list items and paragraphs. */
const pointsOf = (html: string): string[] =>
  [...html.matchAll(/<p>(.*?)<\/p>/gs)].map(([, text = ""]) =>
    text
      .replaceAll(/<[^>]+>/g, "")
      .replaceAll("&quot;", '"')
      .replaceAll("&amp;", "&"),
  );

export function plainPerson({ basics, summary, sections, metadata }: ResumeData): PlainPerson {
  return {
    ...{ name: basics.name, headline: basics.headline, email: basics.email, phone: basics.phone, location: basics.location },
    site: basics.website.url.replace("https://", ""),
    summary: pointsOf(summary.content).join(" "),
    titles: Object.fromEntries(HEADED.map((key) => [key, sectionTitle(key, metadata.page.locale)])),
    jobs: sections.experience.items.flatMap((job) => {
      const one = { organisation: job.company, place: job.location };
      if (job.roles.length === 0) return [{ ...one, title: job.position, dates: job.period, points: pointsOf(job.description) }];
      return job.roles.map((role) => ({
        ...one,
        title: role.position,
        dates: role.period,
        points: pointsOf(role.description),
      }));
    }),
    schools: sections.education.items.map((school) => ({
      organisation: school.school,
      title: [school.degree, school.area].filter((part) => part !== "").join(", "),
      place: school.location,
      dates: school.period,
      points: pointsOf(school.description),
    })),
    projects: sections.projects.items.map(({ name, period, description }) => ({
      title: name,
      dates: period,
      points: pointsOf(description),
    })),
    skills: sections.skills.items.map(({ name, keywords }) => ({ name, keywords })),
    languages: sections.languages.items.map(({ language, fluency }) => ({ name: language, fluency })),
    certifications: sections.certifications.items.map(({ title, issuer, date }) => ({ title, issuer, date })),
  };
}
