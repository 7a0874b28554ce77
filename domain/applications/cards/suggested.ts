import type { Application } from "@/contracts/model/application";
import type { BookPerson } from "@/contracts/model/linked-contacts";
import { type Candidate, matchMail } from "@/domain/applications/mail/match-mail";
import { companyKey } from "@/domain/applications/same-name";

/** Shorter words are in nearly every card. */
const MIN_LENGTH = 2;

const plain = (text: string) => text.normalize("NFKC").toLowerCase();

const wordsOf = (text: string): string[] => text.split(/[^\p{L}\p{N}@._+-]+/u).filter((word) => word.length >= MIN_LENGTH);

/** The words of a query, or else of a company's name without its legal form, the longest first. */
export function searchWords(query: string, company: string): string[] {
  const key = companyKey(company);
  const words = query.trim() === "" ? wordsOf(company).filter((word) => key.includes(companyKey(word))) : wordsOf(query);
  return words.toSorted((one, other) => other.length - one.length);
}

type Known = Candidate & Pick<Application, "contacts">;

/** Those in whom every word of the query occurs, people of the application's company first; without a query only these. */
export function suggestedFrom(found: readonly (BookPerson | null)[], query: string, application: Known | null): BookPerson[] {
  const words = wordsOf(plain(query));
  const people = found.filter((person) => person !== null).filter((person) => !isContact(person, application));
  const fitting = people.filter(({ name, role, company, email }) => {
    const text = plain([name, role, company, email].join(" "));
    return words.every((word) => text.includes(word));
  });
  const own = fitting.filter((person) => isAtCompany(person, application));
  const others = words.length === 0 ? [] : fitting.filter((person) => !own.includes(person));
  return [own, others].flatMap((group) => group.toSorted((one, other) => one.name.localeCompare(other.name)));
}

/** By the name of their company, or by the domain of their address. */
function isAtCompany({ company, email }: BookPerson, application: Known | null): boolean {
  if (!application) return false;
  if (company !== "" && companyKey(company) === companyKey(application.company)) return true;
  const mail = { from: { name: company, address: email }, subject: "", text: "" };
  return matchMail(mail, [application]).some(({ isIdentified }) => isIdentified);
}

const isContact = ({ name, email }: BookPerson, application: Known | null): boolean =>
  application?.contacts.some(
    (contact) => (email !== "" && plain(contact.email) === plain(email)) || plain(contact.name) === plain(name),
  ) ?? false;
