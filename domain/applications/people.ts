import type { Application, Contact } from "@/contracts/model/application";
import { companyKey } from "./same-name";

/** A person at one or more companies, as the contacts of all applications describe them. */
export interface Person extends Contact {
  key: string;
  companies: string[];
  /** Applications that name the person, the latest edit first. */
  applications: PersonsApplication[];
}

export type PersonsApplication = Pick<Application, "id" | "company" | "role" | "status" | "updatedAt">;

type Facts = PersonsApplication & Pick<Application, "contacts">;
type Mention = { contact: Contact; application: Facts };

/** The same address, or the same name at the same company, is the same person. */
const keysOf = ({ contact, application }: Mention): string[] => [
  ...emailKey(contact.email),
  nameKey(contact.name, application.company),
];

const emailKey = (email: string) => (email.trim() === "" ? [] : [`email ${email.trim().toLowerCase()}`]);
const nameKey = (name: string, company: string) => `name ${plain(name)} ${companyKey(company)}`;

/** What a person is known by. */
export const personKeys = ({ name, email, companies }: Person): string[] => [
  ...emailKey(email),
  ...companies.map((company) => nameKey(name, company)),
];

const plain = (text: string) => text.normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim();

/** The people of all applications, each once, by name. Their details come from the last edited application that has them. */
export function peopleOf(applications: readonly Facts[]): Person[] {
  const latestFirst = [...applications].sort((a, b) => b.updatedAt.localeCompare(a.updatedAt));
  const mentions = latestFirst.flatMap((application) =>
    application.contacts.map((contact): Mention => ({ contact, application })),
  );
  const groups = new Map<string, Mention[]>();
  for (const mention of mentions) {
    const keys = keysOf(mention);
    const known = [...new Set(keys.flatMap((key) => groups.get(key) ?? []))];
    const group = [...known, mention];
    // One mention can show that two people who were apart until now are one.
    for (const key of [...keys, ...known.flatMap(keysOf)]) groups.set(key, group);
  }
  const names = new Intl.Collator(undefined, { numeric: true, sensitivity: "base" });
  return [...new Set(groups.values())].map(personOf).sort((a, b) => names.compare(a.name, b.name));
}

function personOf(group: Mention[]): Person {
  const mentions = group.toSorted((a, b) => b.application.updatedAt.localeCompare(a.application.updatedAt));
  const first = (field: keyof Contact) => mentions.map(({ contact }) => contact[field]).find((value) => value !== "") ?? "";
  const applications = [...new Map(mentions.map(({ application }) => [application.id, application])).values()];
  return {
    key: applications[0]?.id + plain(first("name")),
    ...{ name: first("name"), role: first("role"), type: first("type"), email: first("email"), phone: first("phone") },
    companies: [...new Map(applications.map(({ company }) => [companyKey(company), company])).values()],
    applications: applications.map(({ id, company, role, status, updatedAt }) => ({ id, company, role, status, updatedAt })),
  };
}

/** Those in whom every word of a query occurs. */
export function findPeople(people: readonly Person[], query: string): Person[] {
  const words = plain(query).split(" ").filter(Boolean);
  return people.filter(({ name, role, type, email, phone, companies }) => {
    const text = plain([name, role, type, email, phone, ...companies].join(" "));
    return words.every((word) => text.includes(word));
  });
}
