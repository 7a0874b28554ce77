import type { ResumeData } from "@/contracts/model/resume/data";
import { defaultResumeData } from "@/domain/default-resume";
import { normaliseResumeData } from "@/domain/normalise/resume";
import { listToRichText, plainToRichText } from "@/domain/rich-text/from-plain";
import { sectionTitle } from "@/domain/section-titles";
import type { Maker, Section } from "@/proof/imports/makers/maker";
import type { MakerPerson, Moment, Span } from "@/proof/imports/makers/person";

const WORDS: Record<
  string,
  { present: string; phone: string; address: string; contact: string; year: string; years: string; month: string; months: string }
> = {
  en: {
    present: "Present",
    phone: "Phone",
    address: "Address",
    contact: "Contact",
    year: "year",
    years: "years",
    month: "month",
    months: "months",
  },
  de: {
    present: "heute",
    phone: "Telefon",
    address: "Adresse",
    contact: "Kontakt",
    year: "Jahr",
    years: "Jahre",
    month: "Monat",
    months: "Monate",
  },
  fr: {
    present: "Aujourd’hui",
    phone: "Téléphone",
    address: "Adresse",
    contact: "Contact",
    year: "an",
    years: "ans",
    month: "mois",
    months: "mois",
  },
  es: {
    present: "Actualidad",
    phone: "Teléfono",
    address: "Dirección",
    contact: "Contacto",
    year: "año",
    years: "años",
    month: "mes",
    months: "meses",
  },
};
const languageOf = (locale: string) => locale.slice(0, 2);
const wordsOf = (locale: string) => WORDS[languageOf(locale)] ?? { ...(WORDS.en as (typeof WORDS)[string]) };

function printMoment([year, month]: Moment, { dates }: Maker, locale: string): string {
  const day = new Date(Date.UTC(year, month - 1, 1));
  const name = (style: "short" | "long") => new Intl.DateTimeFormat(locale, { month: style, timeZone: "UTC" }).format(day);
  const number = String(month).padStart(2, "0");
  if (dates === "year") return String(year);
  if (dates === "numeric") return `${number}/${year}`;
  if (dates === "iso") return `${year}-${number}`;
  if (dates === "long") return `${name("long")} ${year}`;
  if (dates === "caps") return `${name("long")} ${year}`.toUpperCase();
  return dates === "dotted" ? `${name("short").replace(/\.?$/, ".")} ${year}` : `${name("short").replace(/\.$/, "")} ${year}`;
}

const isSameDay = ([start, end]: Span) => end !== null && start[0] === end[0] && start[1] === end[1];

function printSpan(span: Span, maker: Maker, locale: string): { dates: string; start: string; end: string; duration: string } {
  const [first, last] = span;
  const start = printMoment(first, maker, locale);
  const { present, year, years, month, months } = wordsOf(locale);
  const ongoing = maker.dates === "caps" ? present.toUpperCase() : present;
  const end = last === null ? ongoing : printMoment(last, maker, locale);
  const [untilYear, untilMonth] = last ?? [2026, 11];
  const length = (untilYear - first[0]) * 12 + untilMonth - first[1] + 1;
  const parts = [[Math.floor(length / 12), year, years] as const, [length % 12, month, months] as const];
  const duration = parts.flatMap(([count, one, many]) => (count > 0 ? [`${count} ${count === 1 ? one : many}`] : [])).join(" ");
  const isOne = isSameDay(span) || start === end;
  const closing = maker.durationJoint.includes("(") ? ")" : "";
  return { dates: isOne ? start : `${start}${maker.dash}${end}`, start, end, duration: duration + closing };
}

/** The titles as the maker words them. */
function titlesOf(person: MakerPerson, maker: Maker): Record<Section, string> {
  const own = languageOf(person.locale) === "en" ? maker.titles : {};
  const usual = (key: Exclude<Section, "own">) => own[key] ?? sectionTitle(key, person.locale);
  const keys = ["summary", "experience", "education", "projects", "skills", "languages", "publications", "awards"] as const;
  return { ...Object.fromEntries(keys.map((key) => [key, usual(key)])), own: person.own.title } as Record<Section, string>;
}

/** The sections that a page shows, with their headings, in the maker's order. */
export function shownSections(person: MakerPerson, maker: Maker): { key: Section; title: string }[] {
  const titles = titlesOf(person, maker);
  const isEmpty = (key: Section) =>
    (key === "projects" || key === "publications" || key === "awards") && person[key].length === 0;
  return maker.order.filter((key) => !isEmpty(key)).map((key) => ({ key, title: titles[key] }));
}

/** What `maker.typ` prints: plain texts. */
export function printedPerson(person: MakerPerson, maker: Maker) {
  const { locale } = person;
  const span = (dates: Span) => printSpan(dates, maker, locale);
  const words = wordsOf(locale);
  return {
    lang: languageOf(locale),
    name: person.name,
    headline: person.headline,
    email: person.email,
    phone: person.phone,
    location: person.location,
    site: person.site,
    updated: languageOf(locale) === "en" ? "Last updated in March 2024" : "",
    labels: { phone: words.phone, location: words.address },
    profiles: person.profiles.map(([network, username, address]) => ({ network, username, address })),
    titles: { ...titlesOf(person, maker), contact: words.contact },
    summary: person.summary,
    jobs: person.jobs.map(([organisation, title, place, dates, points]) => ({
      organisation,
      title,
      place,
      ...span(dates),
      points,
    })),
    schools: person.schools.map(([organisation, degree, area, place, dates]) => ({
      organisation,
      title: [degree, area].filter((part) => part !== "").join(", "),
      place,
      ...span(dates),
      points: [],
    })),
    projects: person.projects.map(([title, dates, point]) => ({
      organisation: "",
      title,
      place: "",
      ...span(dates),
      points: [point],
    })),
    own: person.own.entries.map(([title, dates, point]) => ({
      organisation: "",
      title,
      place: "",
      ...span(dates),
      points: [point],
    })),
    skills: person.skills.map(([name, list]) => ({ name, words: list })),
    languages: person.languages.map(([name, fluency]) => ({ name, fluency })),
    publications: person.publications.map(([title, giver, year]) => ({ title, giver, date: String(year) })),
    awards: person.awards.map(([title, giver, year]) => ({ title, giver, date: String(year) })),
  };
}

/** What a reader must make of the page. */
export function truthOf(person: MakerPerson, maker: Maker): ResumeData {
  const { locale } = person;
  const empty = defaultResumeData({ name: person.name });
  const value = ([year, month]: Moment) => (maker.dates === "year" ? String(year) : `${year}-${String(month).padStart(2, "0")}`);
  const period = ([start, end]: Span) => {
    const [first, last] = [value(start), end === null ? "Present" : value(end)];
    return first === last ? first : `${first} - ${last}`;
  };
  const base = { id: "", hidden: false, website: { url: "", label: "", inlineLink: false } };
  const lists: Record<string, object[]> = {
    profiles: person.profiles.map(([network, username, address]) => ({
      ...base,
      icon: "",
      iconColor: "",
      network,
      username,
      website: { ...base.website, url: `https://${address}` },
    })),
    experience: person.jobs.map(([company, position, location, dates, points]) => {
      // Without bullets every point is a paragraph.
      const description =
        maker.bullet === "" ? points.map((point) => plainToRichText(point)).join("") : listToRichText([...points]);
      return { ...base, company, position, location, period: period(dates), description, roles: [] };
    }),
    education: person.schools.map(([school, degree, area, location, dates]) => ({
      ...base,
      ...{ school, degree, area, grade: "", location, period: period(dates), description: "" },
    })),
    projects: person.projects.map(([name, dates, point]) => ({
      ...base,
      name,
      period: period(dates),
      description: maker.bullet === "" ? plainToRichText(point) : listToRichText([point]),
    })),
    skills: person.skills.map(([name, keywords]) => ({
      ...base,
      icon: "",
      iconColor: "",
      name,
      proficiency: "",
      level: 0,
      keywords,
    })),
    languages: person.languages.map(([language, fluency]) => ({ ...base, language, fluency, level: 0 })),
    publications: person.publications.map(([title, publisher, year]) => ({
      ...base,
      title,
      publisher,
      date: String(year),
      description: "",
    })),
    awards: person.awards.map(([title, awarder, year]) => ({ ...base, title, awarder, date: String(year), description: "" })),
  };
  return normaliseResumeData({
    ...empty,
    basics: {
      ...empty.basics,
      headline: maker.headline ? person.headline : "",
      email: person.email,
      phone: person.phone,
      location: person.location,
      website: { url: person.site === "" ? "" : `https://${person.site}`, label: "" },
    },
    summary: { ...empty.summary, content: plainToRichText(person.summary) },
    sections: Object.fromEntries(
      Object.entries(empty.sections).map(([key, section]) => [
        key,
        { ...section, items: (lists[key] ?? []).map((item, index) => ({ ...item, id: `${key}-${index}` })) },
      ]),
    ),
    metadata: { ...empty.metadata, page: { ...empty.metadata.page, locale } },
  });
}
