import type { ResumeData } from "@/contracts/model/resume/data";
import { type DraftItem, finishDraft, type NewId, recordsOf, textOf, textsOf, websiteOf } from "@/domain/imports/draft";
import { withOwnData } from "@/domain/imports/json-resume-own";
import { isJsonResume } from "@/domain/imports/json-shape";
import { levelOf } from "@/domain/imports/level-words";
import { networkIcon } from "@/domain/imports/network-icons";
import { profileOfAddress } from "@/domain/imports/networks";
import { rangeDates, singleDates } from "@/domain/imports/partial-dates";
import { personOfJsonLd } from "@/domain/imports/structured/json-ld-person";
import { isRecord } from "@/domain/is-record";
import { listToRichText, plainToRichText } from "@/domain/rich-text/from-plain";

type Source = Record<string, unknown>;

/** A resume in the JSON Resume format (schema v1.0.0, and the field names of earlier ones), or a Person of schema.org as JSON-LD. undefined if it is not one. */
export function importJsonResume(value: unknown, newId: NewId): ResumeData | undefined {
  const person = personOfJsonLd(value);
  if (person) return readStandard(person, newId);
  if (!isRecord(value) || !isJsonResume(value)) return undefined;
  return withOwnData(value, readStandard(value, newId));
}

function readStandard(value: Source, newId: NewId): ResumeData {
  const basics = isRecord(value.basics) ? value.basics : isRecord(value.bio) ? value.bio : {};
  return finishDraft(
    {
      basics: {
        name: textOf(basics.name) || [textOf(basics.firstName), textOf(basics.lastName)].filter((part) => part !== "").join(" "),
        headline: textOf(basics.label) || textOf(basics.headline),
        email: contactOf(basics.email),
        phone: contactOf(basics.phone),
        location: locationOf(basics.location),
        website: { url: textOf(basics.url) || contactOf(basics.website), label: "" },
      },
      pictureUrl: textOf(basics.image) || textOf(basics.picture),
      summary: plainToRichText(textOf(basics.summary)),
      sections: {
        profiles: recordsOf(basics.profiles).map(profileOf),
        experience: entriesOf(value.work).map(workOf),
        education: entriesOf(value.education).map(educationOf),
        projects: entriesOf(value.projects).map(projectOf),
        skills: entriesOf(value.skills).map((item) => ({
          ...noIcon,
          name: textOf(item.name),
          proficiency: textOf(item.level),
          level: levelOf(textOf(item.level)),
          keywords: textsOf(item.keywords),
        })),
        languages: entriesOf(value.languages).map((item) => ({
          language: textOf(item.language) || textOf(item.name),
          fluency: textOf(item.fluency) || textOf(item.level),
          level: levelOf(textOf(item.fluency) || textOf(item.level)),
        })),
        interests: [...entriesOf(value.interests), ...entriesOf(value.hobbies)].map((item) => ({
          ...noIcon,
          name: textOf(item.name),
          keywords: textsOf(item.keywords),
        })),
        awards: entriesOf(value.awards).map((item) => ({
          title: textOf(item.title) || textOf(item.name),
          awarder: textOf(item.awarder),
          ...singleDates(textOf(item.date)),
          website: websiteOf(item.url),
          description: plainToRichText(textOf(item.summary)),
        })),
        certifications: [...entriesOf(value.certificates), ...entriesOf(value.certifications)].map((item) => ({
          title: textOf(item.name) || textOf(item.title),
          issuer: textOf(item.issuer),
          ...singleDates(textOf(item.date)),
          website: websiteOf(item.url),
          description: plainToRichText(textOf(item.summary)),
        })),
        publications: entriesOf(value.publications).map((item) => ({
          title: textOf(item.name),
          publisher: textOf(item.publisher),
          ...singleDates(textOf(item.releaseDate) || textOf(item.date)),
          website: websiteOf(item.url ?? item.website),
          description: plainToRichText(textOf(item.summary)),
        })),
        volunteer: entriesOf(value.volunteer).map((item) => ({
          organization: textOf(item.organization),
          location: textOf(item.location),
          ...rangeDates(textOf(item.startDate), textOf(item.endDate)),
          website: websiteOf(item.url ?? item.website),
          description: described([textOf(item.position), textOf(item.summary)], item),
        })),
        references: entriesOf(value.references).map((item) => ({
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

/** An account; one that is only an address has its network and name from there. */
const profileOf = (item: Source): DraftItem => {
  const known = textOf(item.network) === "" ? profileOfAddress(textOf(item.url)) : null;
  const network = known?.network ?? textOf(item.network);
  return {
    icon: networkIcon(network),
    iconColor: "",
    network: network || textOf(item.url).replace(/^https?:\/\/(?:www\.)?/i, ""),
    username: textOf(item.username) || (known?.username ?? ""),
    website: websiteOf(item.url),
  };
};

const workOf = (item: Source): DraftItem => ({
  company: textOf(item.name) || textOf(item.company) || textOf(item.employer),
  position: textOf(item.position),
  location: textOf(item.location),
  ...rangeDates(textOf(item.startDate), textOf(item.endDate)),
  website: websiteOf(item.url ?? item.website),
  description: described([textOf(item.description), textOf(item.summary)], item),
  roles: [],
});

const educationOf = (item: Source): DraftItem => ({
  school: textOf(item.institution) || textOf(item.name),
  degree: [textOf(item.studyType) || textOf(item.degree), textOf(item.area)].filter((part) => part !== "").join(", "),
  area: "",
  grade: textOf(item.score) || textOf(item.gpa),
  location: textOf(item.location),
  ...rangeDates(textOf(item.startDate), textOf(item.endDate)),
  website: websiteOf(item.url),
  description: listToRichText(textsOf(item.courses)),
});

const projectOf = (item: Source): DraftItem => ({
  name: textOf(item.name),
  ...rangeDates(textOf(item.startDate), textOf(item.endDate)),
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

/** Countries whose addresses have the postal code after the region. */
const CODE_AFTER_REGION = new Set(["AU", "CA", "GB", "IE", "IN", "NZ", "SG", "UK", "US", "ZA"]);

/** All parts of an address in the order in which its country writes them. */
function locationOf(value: unknown): string {
  if (!isRecord(value)) return textOf(value);
  const [address, code, city, region, country] = ["address", "postalCode", "city", "region", "countryCode"].map((key) =>
    textOf(value[key]).replaceAll(/\s*\n\s*/g, ", "),
  );
  const isAfterRegion = CODE_AFTER_REGION.has(country?.toUpperCase() ?? "");
  const lines = isAfterRegion ? [[address], [city], [region, code], [country]] : [[address], [code, city], [region], [country]];
  return lines
    .map((parts) => parts.filter((part) => part !== "").join(" "))
    .filter((line) => line !== "")
    .join(", ");
}

/** Earliest forms had several addresses by kind. */
function contactOf(value: unknown): string {
  if (isRecord(value))
    return (
      Object.values(value)
        .map(textOf)
        .find((text) => text !== "") ?? ""
    );
  return Array.isArray(value) ? (textsOf(value)[0] ?? "") : textOf(value);
}

/** Entries of a list; plain texts, as people write skills and interests, are names. */
const entriesOf = (value: unknown): Source[] =>
  Array.isArray(value)
    ? value.flatMap((item) => (isRecord(item) ? [item] : textOf(item) === "" ? [] : [{ name: textOf(item) }]))
    : [];
