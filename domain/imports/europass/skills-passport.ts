import type { ResumeData } from "@/contracts/model/resume/data";
import { type DraftItem, finishDraft, type NewId, websiteOf } from "@/domain/imports/draft";
import { countryName, levelsText, localeIn, rich } from "@/domain/imports/europass/texts";
import { levelOf } from "@/domain/imports/level-words";
import { networkIcon } from "@/domain/imports/network-icons";
import { rangeDates } from "@/domain/imports/partial-dates";
import { allOf, childOf, childrenOf, elementsOf, textAt, type XmlElement } from "@/domain/imports/xml";
import { plainToRichText } from "@/domain/rich-text/from-plain";

const LEVELS = ["Listening", "Reading", "SpokenInteraction", "SpokenProduction", "Writing"];
const LEVEL_NAMES: Record<string, string> = { SpokenInteraction: "Spoken interaction", SpokenProduction: "Spoken production" };
/** Kinds of skills with a separate text, as Europass prints them. */
const SKILL_TITLES: Record<string, string> = {
  Communication: "Communication skills",
  Organisational: "Organisational / managerial skills",
  JobRelated: "Job-related skills",
  Computer: "Digital skills",
  Driving: "Driving licence",
  Other: "Other skills",
};
const ACHIEVEMENTS: Record<string, "publications" | "projects" | "awards" | "certifications"> = {
  publications: "publications",
  projects: "projects",
  honors_awards: "awards",
  certifications: "certifications",
  courses: "certifications",
};

const listOf = (parent: XmlElement | undefined, name: string) => childrenOf(childOf(parent, `${name}List`), name);

/** A resume of the Europass editor until 2020: a skills passport. */
export function readSkillsPassport(root: XmlElement, newId: NewId): ResumeData | undefined {
  const learner = root.name === "LearnerInfo" ? root : childOf(root, "LearnerInfo");
  if (!learner) return undefined;
  const locale = localeIn(root.attributes.locale ?? "");
  const language = locale ?? "en";
  const person = childOf(learner, "Identification");
  const contact = childOf(person, "ContactInfo");
  const [phone, ...phones] = listOf(contact, "Telephone").map((each) => textAt(each, "Contact"));
  const [website, ...websites] = listOf(contact, "Website").map((each) => textAt(each, "Contact"));
  const field = (text: string, link = "") => ({ id: newId(), icon: "", text, link });
  const headline = childOf(learner, "Headline");
  const isStatement = textAt(headline, "Type", "Code") === "personal_statement";
  const stated = labelOf(childOf(headline, "Description")) || textAt(headline, "Description");
  const achievements = listOf(learner, "Achievement");
  const achieved = (section: string) => achievements.filter((each) => ACHIEVEMENTS[textAt(each, "Title", "Code")] === section);
  const others = achievements.filter((each) => !Object.hasOwn(ACHIEVEMENTS, textAt(each, "Title", "Code")));
  return finishDraft(
    {
      locale,
      basics: {
        name: [textAt(person, "PersonName", "FirstName"), textAt(person, "PersonName", "Surname")]
          .filter((part) => part !== "")
          .join(" "),
        headline: isStatement ? "" : stated,
        email: textAt(contact, "Email", "Contact"),
        phone: phone ?? "",
        location: addressOf(childOf(contact, "Address", "Contact"), language),
        website: websiteOf(website ?? ""),
        customFields: [
          ...phones.map((each) => field(each)),
          ...websites.map((each) => field(each, each)),
          ...demographics(person).map((each) => field(each)),
        ],
      },
      summary: isStatement ? rich(stated) : "",
      sections: {
        experience: listOf(learner, "WorkExperience").map((job) => ({
          company: textAt(job, "Employer", "Name"),
          position: labelOf(childOf(job, "Position")),
          location: addressOf(childOf(job, "Employer", "ContactInfo", "Address", "Contact"), language),
          ...periodOf(job),
          website: websiteOf(textAt(job, "Employer", "ContactInfo", "Website", "Contact")),
          description: rich(textAt(job, "Activities")) + plainToRichText(labelOf(childOf(job, "Employer", "Sector"))),
          roles: [],
        })),
        education: listOf(learner, "Education").map((study) => ({
          school: textAt(study, "Organisation", "Name"),
          degree: textAt(study, "Title"),
          area: labelOf(childOf(study, "Field")),
          grade: "",
          location: addressOf(childOf(study, "Organisation", "ContactInfo", "Address", "Contact"), language),
          ...periodOf(study),
          website: websiteOf(textAt(study, "Organisation", "ContactInfo", "Website", "Contact")),
          description: rich(textAt(study, "Activities")) + plainToRichText(labelOf(childOf(study, "Level"))),
        })),
        languages: languagesOf(childOf(learner, "Skills", "Linguistic")),
        profiles: listOf(contact, "InstantMessaging").map((each) => {
          const network = labelOf(childOf(each, "Use"));
          return {
            icon: networkIcon(network),
            iconColor: "",
            network,
            username: textAt(each, "Contact"),
            website: websiteOf(""),
          };
        }),
        projects: achieved("projects").map((each) => ({
          name: labelOf(childOf(each, "Title")),
          website: websiteOf(""),
          description: rich(textAt(each, "Description")),
        })),
        publications: achieved("publications").map((each) => titled(each, "publisher")),
        awards: achieved("awards").map((each) => titled(each, "awarder")),
        certifications: achieved("certifications").map((each) => titled(each, "issuer")),
      },
      customSections: [
        ...skillsOf(childOf(learner, "Skills")),
        ...others.map((each) => ({
          title: labelOf(childOf(each, "Title")) || "Other",
          type: "summary" as const,
          items: [{ content: rich(textAt(each, "Description")) }],
        })),
      ],
    },
    newId,
  );
}

const titled = (each: XmlElement, by: string): DraftItem => ({
  title: labelOf(childOf(each, "Title")),
  [by]: "",
  website: websiteOf(""),
  description: rich(textAt(each, "Description")),
});

/** Words from a list have a code and a label; those that were typed may have a label only. */
const labelOf = (element: XmlElement | undefined) =>
  textAt(element, "Label") || (childOf(element, "Code") ? "" : textAt(element));

function addressOf(contact: XmlElement | undefined, locale: string): string {
  const town = [textAt(contact, "PostalCode"), textAt(contact, "Municipality")].filter((part) => part !== "").join(" ");
  const country = childOf(contact, "Country");
  const land = textAt(country, "Label") || countryName(textAt(country, "Code"), locale);
  return [textAt(contact, "AddressLine"), town, land].filter((part) => part !== "").join(", ");
}

/** Months are written `--08`, days `---05`. */
function periodOf(entry: XmlElement) {
  const date = (side: XmlElement | undefined) => {
    const { year = "", month = "" } = side?.attributes ?? {};
    const number = /(\d{1,2})$/.exec(month)?.[1];
    return year === "" ? "" : number ? `${year}-${number.padStart(2, "0")}` : year;
  };
  const period = childOf(entry, "Period");
  const from = date(childOf(period, "From"));
  const to = date(childOf(period, "To"));
  const isCurrent = /^(?:true|1)$/.test(textAt(period, "Current"));
  const dates = rangeDates(from, isCurrent ? "" : to);
  // An entry without an end is ongoing only if it is marked so.
  return from !== "" && to === "" && !isCurrent ? { ...dates, dates: { ...dates.dates, present: false } } : dates;
}

const demographics = (person: XmlElement | undefined): string[] => {
  const born = childOf(person, "Demographics", "Birthdate")?.attributes;
  const date = born?.year ? [born.day?.slice(-2), born.month?.slice(-2), born.year].filter((part) => part).join("/") : "";
  const nations = allOf(childOf(person, "Demographics"), "Nationality").map(labelOf);
  return [date, labelOf(childOf(person, "Demographics", "Gender")), nations.filter((part) => part !== "").join(", ")].filter(
    (part) => part !== "",
  );
};

function languagesOf(linguistic: XmlElement | undefined): DraftItem[] {
  const mother = listOf(linguistic, "MotherTongue").map((each) => ({
    language: labelOf(childOf(each, "Description")),
    fluency: "Native",
    level: 5,
  }));
  const foreign = listOf(linguistic, "ForeignLanguage").map((each) => {
    const levels = LEVELS.map((name) => ({ of: LEVEL_NAMES[name] ?? name, level: textAt(each, "ProficiencyLevel", name) }));
    const certificates = allOf(each, "Certificate").map((one) => textAt(one, "Title"));
    const fluency = [levelsText(levels), ...certificates].filter((part) => part !== "").join(", ");
    return { language: labelOf(childOf(each, "Description")), fluency, level: levelOf(fluency) };
  });
  return [...mother, ...foreign];
}

function skillsOf(skills: XmlElement | undefined) {
  return elementsOf(skills).flatMap((skill) => {
    if (skill.name === "Linguistic") return [];
    const licences = allOf(skill, "Licence").map((each) => textAt(each));
    const description = childOf(skill, "Description");
    const levels = elementsOf(childOf(skill, "ProficiencyLevel")).map((each) => `${each.name}: ${textAt(each)}`);
    const content =
      (licences.length > 0 ? plainToRichText(licences.join(", ")) : rich(textAt(description))) +
      plainToRichText(levels.join("\n"));
    return content === ""
      ? []
      : [{ title: SKILL_TITLES[skill.name] ?? skill.name, type: "summary" as const, items: [{ content }] }];
  });
}
