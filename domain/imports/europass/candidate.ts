import type { ResumeData } from "@/contracts/model/resume/data";
import { type DraftItem, finishDraft, type NewId, websiteOf } from "@/domain/imports/draft";
import { countryName, languageName, levelsText, localeIn, rich } from "@/domain/imports/europass/texts";
import { levelOf } from "@/domain/imports/level-words";
import { networkIcon } from "@/domain/imports/network-icons";
import { rangeDates } from "@/domain/imports/partial-dates";
import { allOf, childOf, childrenOf, elementsOf, textAt, type XmlElement, xmlText } from "@/domain/imports/xml";
import { plainToRichText } from "@/domain/rich-text/from-plain";

const HANDLED = new Set([
  "EmploymentHistory",
  "EducationHistory",
  "PersonQualifications",
  "ExecutiveSummary",
  "ID",
  "Attachment",
  "RenderingInformation",
]);
/** Codes and numbers that refer to something else and are no text. */
const CODES = /(?:Code|ID|Indicator|Taxonomy|Ongoing|FormattedDateTime|Order|Position)$/;
const DIMENSIONS: Record<string, string> = {
  "CEF-Understanding-Listening": "Listening",
  "CEF-Understanding-Reading": "Reading",
  "CEF-Speaking-Interaction": "Spoken interaction",
  "CEF-Speaking-Production": "Spoken production",
  "CEF-Writing-Production": "Writing",
};

/** A resume of today's Europass editor: a candidate in the words of HR-XML. */
export function readCandidate(root: XmlElement, newId: NewId): ResumeData | undefined {
  const person = childOf(root, "CandidatePerson");
  const profile = childOf(root, "CandidateProfile");
  if (!person && !profile) return undefined;
  const locale = localeIn(profile?.attributes.languageCode ?? "");
  const language = locale ?? "en";
  const contacts = childrenOf(person, "Communication");
  const channel = (pattern: RegExp) => contacts.filter((each) => pattern.test(textAt(each, "ChannelCode")));
  const [email = "", ...emails] = channel(/email/i).map(addressText);
  const [phone = "", ...phones] = channel(/phone|mobile/i).map(phoneOf);
  const [website = "", ...websites] = channel(/^(?:web|website|url)$/i).map(addressText);
  const networks = contacts.filter((each) => /social|linkedin|messag|other/i.test(textAt(each, "ChannelCode")));
  const field = (text: string, link = "") => ({ id: newId(), icon: "", text, link });
  const competencies = allOf(childOf(profile, "PersonQualifications"), "PersonCompetency");
  const isLanguage = (each: XmlElement) => /language/i.test(textAt(each, "TaxonomyID"));
  const name = childOf(person, "PersonName");
  return finishDraft(
    {
      locale,
      basics: {
        name:
          [textAt(name, "GivenName"), textAt(name, "FamilyName")].filter((part) => part !== "").join(" ") ||
          textAt(name, "FormattedName"),
        email,
        phone,
        location: contacts.map((each) => placeOf(childOf(each, "Address"), language)).find((place) => place !== "") ?? "",
        website: websiteOf(website),
        customFields: [
          ...[...emails, ...phones].map((each) => field(each)),
          ...websites.map((each) => field(each, /^https?:/i.test(each) ? each : "")),
          ...[
            textAt(person, "BirthDate"),
            ...childrenOf(person, "NationalityCode").map((each) => countryName(textAt(each), language)),
          ]
            .filter((text) => text !== "")
            .map((text) => field(text)),
        ],
      },
      summary: rich(textAt(profile, "ExecutiveSummary") || textAt(person, "ExecutiveSummary")),
      sections: {
        experience: allOf(childOf(profile, "EmploymentHistory"), "EmployerHistory").flatMap((job) => jobsOf(job, language)),
        education: allOf(childOf(profile, "EducationHistory"), "EducationOrganizationAttendance").map((study) =>
          studyOf(study, language),
        ),
        languages: [
          ...childrenOf(person, "PrimaryLanguageCode").map((each) => ({
            language: languageName(textAt(each), language),
            fluency: "Native",
            level: 5,
          })),
          ...competencies.filter(isLanguage).map((each) => languageOfCompetency(each, language)),
        ],
        skills: competencies
          .filter((each) => !isLanguage(each))
          .map((each) => textAt(each, "CompetencyName") || textAt(each, "CompetencyID"))
          .filter((text) => text !== "")
          .map((text) => ({ icon: "", iconColor: "", name: text, proficiency: "", level: 0, keywords: [] })),
        profiles: networks.map((each) => {
          const network = textAt(each, "UseCode") || textAt(each, "ChannelCode");
          const url = addressText(each);
          return { icon: networkIcon(network), iconColor: "", network, username: "", website: websiteOf(url) };
        }),
      },
      customSections: elementsOf(profile).flatMap((part) => (HANDLED.has(part.name) ? [] : otherSection(part))),
    },
    newId,
  );
}

const addressText = (contact: XmlElement) => textAt(contact, "URI") || textAt(contact, "DialNumber");

function phoneOf(contact: XmlElement): string {
  const [dialing, number] = [textAt(contact, "CountryDialing"), textAt(contact, "DialNumber") || textAt(contact, "URI")];
  return dialing === "" || number.startsWith("+") ? number : `+${dialing.replace(/^\+|^00/, "")} ${number}`;
}

function placeOf(address: XmlElement | undefined, locale: string): string {
  const town = [textAt(address, "PostalCode"), textAt(address, "CityName")].filter((part) => part !== "").join(" ");
  const lines = childrenOf(address, "AddressLine").map((line) => textAt(line));
  return [...lines, town, countryName(textAt(address, "CountryCode"), locale)].filter((part) => part !== "").join(", ");
}

const placeOfOrganisation = (element: XmlElement, locale: string) =>
  allOf(childOf(element, "OrganizationContact"), "Address")
    .map((address) => placeOf(address, locale))
    .find((place) => place !== "") ?? "";

const websiteOfOrganisation = (element: XmlElement) =>
  allOf(childOf(element, "OrganizationContact"), "URI")
    .map((uri) => textAt(uri))
    .find((uri) => /^(?:https?:|www\.)/i.test(uri)) ?? "";

function periodOf(period: XmlElement | undefined) {
  const date = (name: string) => textAt(childOf(period, name), "FormattedDateTime") || textAt(period, name);
  const [from, to] = [date("StartDate"), date("EndDate")];
  const isCurrent = [textAt(period, "CurrentIndicator"), textAt(period, "Ongoing")].includes("true");
  const dates = rangeDates(from, isCurrent ? "" : to);
  return from !== "" && to === "" && !isCurrent ? { ...dates, dates: { ...dates.dates, present: false } } : dates;
}

function jobsOf(job: XmlElement, locale: string): DraftItem[] {
  const positions = childrenOf(job, "PositionHistory");
  return (positions.length > 0 ? positions : [job]).map((position) => ({
    company: textAt(job, "OrganizationName"),
    position: textAt(position, "PositionTitle"),
    location:
      [textAt(position, "City"), countryName(textAt(position, "Country"), locale)].filter((part) => part !== "").join(", ") ||
      placeOfOrganisation(job, locale),
    ...periodOf(childOf(position, "EmploymentPeriod") ?? childOf(job, "EmploymentPeriod")),
    website: websiteOf(websiteOfOrganisation(job)),
    description: rich(textAt(position, "Description")),
    roles: [],
  }));
}

function studyOf(study: XmlElement, locale: string): DraftItem {
  const degree = childOf(study, "EducationDegree");
  return {
    school: textAt(study, "OrganizationName"),
    degree: textAt(degree, "DegreeName") || textAt(study, "ProgramName"),
    area: allOf(study, "MajorProgramName")
      .concat(allOf(study, "FieldOfStudy"))
      .map((each) => textAt(each))
      .filter((text) => !/^\d*$/.test(text))
      .join(", "),
    grade: textAt(degree, "FinalGrade") || textAt(study, "FinalGrade"),
    location: placeOfOrganisation(study, locale),
    ...periodOf(childOf(study, "AttendancePeriod")),
    website: websiteOf(websiteOfOrganisation(study)),
    description:
      rich(textAt(degree, "OccupationalSkillsCovered") || textAt(study, "Description")) +
      plainToRichText(textAt(degree, "Thesis")),
  };
}

function languageOfCompetency(each: XmlElement, locale: string): DraftItem {
  const levels = childrenOf(each, "CompetencyDimension").map((dimension) => ({
    of: DIMENSIONS[textAt(dimension, "CompetencyDimensionTypeCode")] ?? "",
    level: textAt(dimension, "Score", "ScoreText") || textAt(dimension, "ScoreText"),
  }));
  const fluency = levelsText(levels.filter(({ of }) => of !== ""));
  return { language: languageName(textAt(each, "CompetencyID"), locale), fluency, level: levelOf(fluency) };
}

/** “HobbiesAndInterests” as words. */
const wordsOf = (name: string) => {
  const words = name.replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, " ").toLowerCase();
  return words.slice(0, 1).toUpperCase() + words.slice(1);
};

/** Every other part with text is a separate section, so that nothing of the file is lost. */
function otherSection(part: XmlElement): { title: string; type: "projects"; items: DraftItem[] }[] {
  const own = textAt(part, "Title");
  const entries = elementsOf(part).filter((entry) => entry.name !== "Title" && elementsOf(entry).length > 0);
  const read = (entries.length > 0 ? entries : [part])
    .map(otherEntry)
    .filter((item) => item.name !== "" || item.description !== "");
  return read.length > 0 ? [{ title: own || wordsOf(part.name), type: "projects", items: read }] : [];
}

const leaves = (element: XmlElement): XmlElement[] =>
  elementsOf(element).length === 0 ? [element] : elementsOf(element).flatMap(leaves);

function otherEntry(entry: XmlElement) {
  const texts = leaves(entry).filter((leaf) => xmlText(leaf).trim() !== "" && !CODES.test(leaf.name));
  const title = texts.find((leaf) => /(?:Title|Name)$/.test(leaf.name));
  const dates = [...allOf(entry, "StartDate"), ...allOf(entry, "EndDate"), ...allOf(entry, "Date"), ...allOf(entry, "Year")];
  const inDates = new Set(dates.flatMap(leaves));
  const rest = texts.filter((leaf) => leaf !== title && !inDates.has(leaf));
  const period =
    allOf(entry, "StartDate").length > 0
      ? [{ ...entry, children: [...entry.children, ...allOf(entry, "StartDate"), ...allOf(entry, "EndDate")] }]
      : [];
  return {
    name: textAt(title),
    ...(period[0] ? periodOf(period[0]) : rangeDates("", textAt(dates[0]))),
    website: websiteOf(""),
    description: rest.map((leaf) => rich(textAt(leaf))).join(""),
  };
}
