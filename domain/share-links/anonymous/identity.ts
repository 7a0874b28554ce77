import type { Basics } from "@/contracts/model/resume/basics";
import type { ResumeData } from "@/contracts/model/resume/data";
import type { SharedLetter } from "@/contracts/model/share-link";
import { isPlace, placesIn } from "./keepable";

/** Everything by which a person can be recognised. */
export type Identity = {
  names: string[];
  emails: string[];
  phones: string[];
  /** Postal addresses, whole and by line. */
  addresses: string[];
  /** Parts of them where others live too: town, region, country. Only these can be kept. */
  places: string[];
  usernames: string[];
  /** Pages of the person's own, and profiles. */
  links: string[];
  /** Texts of additional contact lines, and names of references. */
  others: string[];
};

/** What the account knows of its person. */
export type AccountIdentity = { name: string; email: string; username: string };

const present = (texts: readonly (string | null | undefined)[]): string[] =>
  texts.flatMap((text) => (text?.trim() ? [text.trim()] : []));

export function identityOf(basics: Basics, account: AccountIdentity): Identity {
  const { customFields, website } = basics;
  return {
    names: present([basics.name, account.name]),
    emails: present([basics.email, account.email]),
    phones: present([basics.phone]),
    addresses: present([basics.location]),
    places: placesIn(basics.location),
    usernames: present([account.username]),
    links: present([website.url, website.label, ...customFields.map(({ link }) => link)]),
    others: present(customFields.map(({ text }) => text)),
  };
}

/** The identity of a letter's sender, with the address in its letterhead. */
export function letterIdentity({ style, details }: SharedLetter, account: AccountIdentity): Identity {
  const identity = identityOf(style.basics, account);
  const { street = "", postcode = "", city = "" } = details?.senderAddress ?? {};
  return {
    ...identity,
    addresses: [...identity.addresses, ...present([street, `${postcode} ${city}`])],
    places: [...new Set([...identity.places, ...[city.trim()].filter(isPlace)])],
  };
}

type Item = Record<string, unknown>;

/** The items of the person's own sections of a kind. */
export const customItems = (sections: ResumeData["customSections"], kind: "profiles" | "references"): Item[] =>
  sections.filter(({ type }) => type === kind).flatMap(({ items }) => items as unknown as Item[]);

/** The identity of a resume's person, with profiles and references, hidden ones too. */
export function resumeIdentity(data: ResumeData, account: AccountIdentity): Identity {
  const identity = identityOf(data.basics, account);
  const itemsOf = (kind: "profiles" | "references"): Item[] => [
    ...data.sections[kind].items,
    ...customItems(data.customSections, kind),
  ];
  const text = (value: unknown) => (typeof value === "string" ? value : "");
  const website = ({ website: page }: Item) => page as { url: string; label: string } | undefined;
  const profiles = itemsOf("profiles");
  const references = itemsOf("references");
  return {
    ...identity,
    usernames: present([...identity.usernames, ...profiles.map(({ username }) => text(username).replace(/^@/, ""))]),
    links: present([
      ...identity.links,
      ...profiles.map((item) => website(item)?.url),
      ...references.map((item) => website(item)?.url),
    ]),
    phones: present([...identity.phones, ...references.map(({ phone }) => text(phone))]),
    others: present([...identity.others, ...references.map(({ name }) => text(name))]),
  };
}
