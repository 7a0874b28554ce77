import { FORM_FIELDS, type FormFields } from "@/contracts/model/career/form-answers";
import type { CareerProfile } from "@/contracts/model/career/profile";
import type { LetterAddress } from "@/contracts/model/letter-details";
import type { ResumeData } from "@/contracts/model/resume/data";
import { personName } from "@/domain/career/person-name";
import { placeParts } from "@/domain/career/place-parts";
import { monthsWorked } from "@/domain/page-check/experience";
import { allSections, printedItems } from "@/domain/sections/all-sections";

/** What forms are filled from; null for what there is not. */
export interface FormSources {
  data: ResumeData | null;
  profile: CareerProfile | null;
  /** The sender's address of a letter. */
  address: Partial<LetterAddress> | null;
  now: Date;
}

/** The fields of a form, empty where nothing is known. */
export function formFields({ data, profile, address, now }: FormSources): FormFields {
  const empty = Object.fromEntries(FORM_FIELDS.map((field) => [field, ""])) as FormFields;
  return {
    ...empty,
    ...(data && fromResume(data, now)),
    ...(address && fromAddress(address)),
    ...(profile && fromProfile(profile)),
  };
}

function fromResume(data: ResumeData, now: Date): Partial<FormFields> {
  const { name, email, phone, location, website } = data.basics;
  const months = monthsWorked(data, now);
  return {
    ...personName(name),
    fullName: name.trim(),
    email: email.trim(),
    phone: phone.trim(),
    ...placeParts(location),
    linkedin: profileOn(data, "linkedin"),
    github: profileOn(data, "github"),
    website: website.url,
    ...currentJob(data),
    yearsOfExperience: months > 0 ? String(Math.floor(months / 12)) : "",
  };
}

/** The address of the person's profile on a network. */
function profileOn({ sections, basics }: ResumeData, network: "linkedin" | "github"): string {
  const { hidden, items } = sections.profiles;
  const profiles = hidden
    ? []
    : items.filter((item) => !item.hidden && item.network.toLowerCase().replace(/\W/g, "") === network);
  const links = [...profiles.map(({ website }) => website.url), ...basics.customFields.map(({ link }) => link)];
  const isOwn = (url: string) => URL.canParse(url) && new RegExp(`(^|\\.)${network}\\.com$`, "i").test(new URL(url).hostname);
  return links.find(isOwn) ?? profiles.map(({ username }) => addressOf(network, username.trim())).find((url) => url !== "") ?? "";
}

const addressOf = (network: "linkedin" | "github", username: string): string =>
  !/^[\w.-]+$/.test(username)
    ? ""
    : network === "github"
      ? `https://github.com/${username}`
      : `https://www.linkedin.com/in/${username}`;

type Job = ResumeData["sections"]["experience"]["items"][number];
type Dated = { dates?: { present?: boolean | undefined } | undefined };

function currentJob(data: ResumeData): Partial<FormFields> {
  const jobs = allSections(data)
    .filter(({ kind, section }) => kind === "experience" && !section.hidden)
    .flatMap((section) => printedItems(section) as unknown as readonly Job[]);
  const continues = ({ dates }: Dated) => dates?.present === true;
  const job = jobs.find((each) => continues(each) || each.roles.some(continues));
  if (!job) return {};
  return {
    currentCompany: job.company,
    currentTitle: job.roles.find(continues)?.position || job.position || job.roles[0]?.position || "",
  };
}

function fromAddress({ street = "", postcode = "", city = "", country = "" }: Partial<LetterAddress>): Partial<FormFields> {
  const known = { street, postalCode: postcode, city, country };
  return Object.fromEntries(Object.entries(known).filter(([, text]) => text.trim() !== ""));
}

function fromProfile({ noticeWeeks, minBase }: CareerProfile): Partial<FormFields> {
  return {
    noticeWeeks: noticeWeeks === null ? "" : String(noticeWeeks),
    salaryExpectation: minBase.amount === null ? "" : `${minBase.amount} ${minBase.currency} per ${minBase.period}`,
  };
}
