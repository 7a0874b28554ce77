import type { Basics } from "@/contracts/model/resume/basics";
import type { ResumeData } from "@/contracts/model/resume/data";

/** Everything by which a person can be recognised. */
export type Identity = {
  names: string[];
  emails: string[];
  phones: string[];
  /** Postal addresses, whole and by line. */
  addresses: string[];
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
    usernames: present([account.username]),
    links: present([website.url, website.label, ...customFields.map(({ link }) => link)]),
    others: present(customFields.map(({ text }) => text)),
  };
}

type Item = Record<string, unknown>;

/** The identity of a resume's person, with profiles and references, hidden ones too. */
export function resumeIdentity(data: ResumeData, account: AccountIdentity): Identity {
  const identity = identityOf(data.basics, account);
  const itemsOf = (kind: "profiles" | "references"): Item[] => [
    ...data.sections[kind].items,
    ...data.customSections.filter(({ type }) => type === kind).flatMap(({ items }) => items as unknown as Item[]),
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
