import type { ResumeData } from "@/contracts/model/resume/data";
import type { Dates } from "@/contracts/model/resume/dates";
import { type DraftItem, finishDraft, type NewId, recordsOf, textOf, textsOf, websiteOf } from "@/domain/imports/draft";
import { levelOf } from "@/domain/imports/level-words";
import { networkIcon } from "@/domain/imports/network-icons";
import { isRecord } from "@/domain/normalise/repair";
import { listToRichText, plainToRichText } from "@/domain/rich-text/from-plain";

type Source = Record<string, unknown>;

const LISTS = [
  "work",
  "volunteer",
  "education",
  "awards",
  "certificates",
  "publications",
  "skills",
  "languages",
  "interests",
  "references",
  "projects",
];

/** A resume in the JSON Resume format (schema v1.0.0, and the field names of earlier ones). undefined if it is not one. */
export function importJsonResume(value: unknown, newId: NewId): ResumeData | undefined {
  if (!isRecord(value) || isRecord(value.sections)) return undefined;
  if (!isRecord(value.basics) && !LISTS.some((key) => Array.isArray(value[key]))) return undefined;
  const basics = isRecord(value.basics) ? value.basics : {};
  return finishDraft(
    {
      basics: {
        name: textOf(basics.name),
        headline: textOf(basics.label),
        email: textOf(basics.email),
        phone: textOf(basics.phone),
        location: locationOf(basics.location),
        website: { url: textOf(basics.url) || textOf(basics.website), label: "" },
      },
      pictureUrl: textOf(basics.image) || textOf(basics.picture),
      summary: plainToRichText(textOf(basics.summary)),
      sections: {
        profiles: recordsOf(basics.profiles).map(profileOf),
        experience: recordsOf(value.work).map(workOf),
        education: recordsOf(value.education).map(educationOf),
        projects: recordsOf(value.projects).map(projectOf),
        skills: recordsOf(value.skills).map((item) => ({
          ...noIcon,
          name: textOf(item.name),
          proficiency: textOf(item.level),
          level: levelOf(textOf(item.level)),
          keywords: textsOf(item.keywords),
        })),
        languages: recordsOf(value.languages).map((item) => ({
          language: textOf(item.language),
          fluency: textOf(item.fluency),
          level: levelOf(textOf(item.fluency)),
        })),
        interests: recordsOf(value.interests).map((item) => ({
          ...noIcon,
          name: textOf(item.name),
          keywords: textsOf(item.keywords),
        })),
        awards: recordsOf(value.awards).map((item) => ({
          title: textOf(item.title),
          awarder: textOf(item.awarder),
          ...single(item.date),
          website: websiteOf(item.url),
          description: plainToRichText(textOf(item.summary)),
        })),
        certifications: recordsOf(value.certificates).map((item) => ({
          title: textOf(item.name),
          issuer: textOf(item.issuer),
          ...single(item.date),
          website: websiteOf(item.url),
          description: "",
        })),
        publications: recordsOf(value.publications).map((item) => ({
          title: textOf(item.name),
          publisher: textOf(item.publisher),
          ...single(item.releaseDate),
          website: websiteOf(item.url ?? item.website),
          description: plainToRichText(textOf(item.summary)),
        })),
        volunteer: recordsOf(value.volunteer).map((item) => ({
          organization: textOf(item.organization),
          location: textOf(item.location),
          ...range(item),
          website: websiteOf(item.url ?? item.website),
          description: described([textOf(item.position), textOf(item.summary)], item),
        })),
        references: recordsOf(value.references).map((item) => ({
          name: textOf(item.name),
          position: "",
          website: websiteOf(""),
          phone: "",
          description: plainToRichText(textOf(item.reference)),
        })),
      },
    },
    newId,
  );
}

const noIcon = { icon: "", iconColor: "" };

const profileOf = (item: Source): DraftItem => ({
  icon: networkIcon(textOf(item.network)),
  iconColor: "",
  network: textOf(item.network),
  username: textOf(item.username),
  website: websiteOf(item.url),
});

const workOf = (item: Source): DraftItem => ({
  company: textOf(item.name) || textOf(item.company),
  position: textOf(item.position),
  location: textOf(item.location),
  ...range(item),
  website: websiteOf(item.url ?? item.website),
  description: described([textOf(item.description), textOf(item.summary)], item),
  roles: [],
});

const educationOf = (item: Source): DraftItem => ({
  school: textOf(item.institution),
  degree: [textOf(item.studyType), textOf(item.area)].filter((part) => part !== "").join(", "),
  area: "",
  grade: textOf(item.score) || textOf(item.gpa),
  location: textOf(item.location),
  ...range(item),
  website: websiteOf(item.url),
  description: listToRichText(textsOf(item.courses)),
});

const projectOf = (item: Source): DraftItem => ({
  name: textOf(item.name),
  ...range(item),
  website: websiteOf(item.url),
  description:
    described(
      [textOf(item.description), [...textsOf(item.roles), textOf(item.entity)].filter((part) => part !== "").join(" · ")],
      item,
    ) + plainToRichText(textsOf(item.keywords).join(", ")),
});

/** Paragraphs, then the highlights as a list. */
const described = (paragraphs: string[], item: Source) =>
  paragraphs.map(plainToRichText).join("") + listToRichText(textsOf(item.highlights));

function locationOf(value: unknown): string {
  if (!isRecord(value)) return textOf(value);
  const place = [textOf(value.city), textOf(value.region), textOf(value.countryCode)].filter((part) => part !== "");
  return place.length > 0 ? place.join(", ") : textOf(value.address);
}

/** A start without an end is ongoing. Other date formats are kept as written. */
function range(item: Source): { period: string; dates: Dates } {
  const [start, end] = [textOf(item.startDate), textOf(item.endDate)];
  const read: Dates = {
    start: dateOf(start),
    end: dateOf(end),
    present: start !== "" && (end === "" || /^(?:present|current|now)$/i.test(end)),
  };
  const isRead = (start === "" || read.start !== null) && (end === "" || read.end !== null || read.present);
  const raw = [start, end].filter((part) => part !== "").join(" – ");
  return { period: "", dates: isRead ? read : { start: null, end: null, present: false, raw } };
}

function single(value: unknown): { date: string; dates: Dates } {
  const text = textOf(value);
  const start = dateOf(text);
  return { date: "", dates: { start, end: null, present: false, ...(start === null && text !== "" ? { raw: text } : {}) } };
}

/** `YYYY`, `YYYY-MM` or `YYYY-MM-DD`, whose day is left out. */
function dateOf(text: string): string | null {
  const match = /^(\d{4}(?:-(?:0[1-9]|1[0-2]))?)(?:-\d{2}(?:T.*)?)?$/.exec(text);
  return match?.[1] ?? null;
}
