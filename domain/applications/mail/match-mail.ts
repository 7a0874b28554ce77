import type { Application } from "@/contracts/model/application";
import { canonicalLink, jobIdOf } from "@/domain/applications/posting-link";
import { companyKey, roleKey } from "@/domain/applications/same-name";

/** What a mail tells about where it belongs. */
export interface MailHints {
  from: { name: string; address: string };
  subject: string;
  text: string;
  /** Addresses that the mail links to. */
  links?: readonly string[];
}

export type Candidate = Pick<Application, "id" | "company" | "role" | "status" | "contacts" | "sourceUrl">;

export interface Match {
  applicationId: string;
  score: number;
  /** Something identifies the company, rather than its name being mentioned in passing. */
  isIdentified: boolean;
  /** The mail names this very posting: its role, or its address. */
  namesPosting: boolean;
}

/** Applications that a mail may belong to, the likeliest first. */
export function matchMail(mail: MailHints, applications: readonly Candidate[]): Match[] {
  const words = wordsOf(mail);
  const keys = [...new Set(applications.map(({ company }) => companyKey(company)))];
  const named = keys.filter((key) => mentions(words.head, key) || mentions(words.text, key));
  return applications
    .map((application) => likeness(mail, words, application, named))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
}

/**
 * The application that alone fits, or null: the only one of an identified company, or of several the only one whose posting the mail names.
 */
export function onlyMatch(matches: readonly Match[]): string | null {
  const identified = matches.filter(({ isIdentified }) => isIdentified);
  const [first] = identified;
  if (!first) return null;
  if (matches.length === 1) return first.applicationId;
  const named = identified.filter(({ namesPosting }) => namesPosting);
  const [only] = named;
  if (named.length !== 1 || !only) return null;
  // Another one that is named as well, or that scores as much, also fits.
  return matches.every(({ applicationId, score }) => applicationId === only.applicationId || score < only.score)
    ? only.applicationId
    : null;
}

const domains = (names: string, ending = ""): RegExp => new RegExp(`(^|\\.)(${names})${ending}\\.[a-z.]+$`);

/** Mailboxes of everyone: their domains do not identify the company. */
const PROVIDER = domains(
  "gmail|googlemail|outlook|hotmail|live|msn|yahoo|ymail|aol|icloud|me|mac|gmx|web|t-online|freenet|mailbox|posteo|proton|protonmail|pm|zoho|fastmail|yandex|orange|wanadoo|free|laposte|sfr|libero|virgilio|tiscali|uol|bol|terra|sapo|telefonica|wp|onet|interia|o2|ziggo|kpnmail|xs4all",
);

/** Recruiting programs, boards and mailers send for companies. */
const FOR_COMPANIES = domains(
  "greenhouse|greenhouse-mail|lever|ashbyhq|workable|workablemail|smartrecruiters|recruitee|personio|teamtailor|teamtailor-mail|myworkday|workday|icims|jobvite|taleo|oracle|successfactors|sapsf|bamboohr|breezy|join|softgarden|rexx-systems|d-vinci|onlyfy|prescreen|hibob|applytojob|jazzhr|comeet|pinpointhq|homerun|eightfold|avature|cornerstoneondemand|linkedin|indeed|indeedemail|stepstone|xing|monster|infojobs|jobteaser|welcometothejungle|calendly|gupy|erecruiter|traffit|pracuj|bullhorn|zohorecruit|amazonses|sendgrid|mailgun",
  "(mail)?",
);

/** A mail in the form in which names are looked for: made once, not for each of thousands of applications. */
const wordsOf = ({ from, subject, text, links = [] }: MailHints) => ({
  sender: padded(from.name),
  head: padded(`${from.name} ${subject}`),
  text: padded(text),
  whole: padded(`${subject} ${text}`),
  jobs: new Set(links.flatMap((link) => [jobIdOf(link) ?? [], canonicalLink(link) ?? []].flat())),
});

const padded = (text: string): string => ` ${roleKey(text)} `;

function likeness(
  { from }: MailHints,
  words: ReturnType<typeof wordsOf>,
  application: Candidate,
  named: readonly string[],
): Match {
  const { id: applicationId, company, role, contacts, sourceUrl, status } = application;
  const address = from.address.toLowerCase();
  const domain = address.split("@")[1] ?? "";
  const isOwn = domain !== "" && !PROVIDER.test(domain) && !FOR_COMPANIES.test(domain);
  const key = companyKey(company);
  const namesRole = mentions(words.whole, roleKey(role));
  let [score, isIdentified, namesPosting] = [0, false, false];
  const identifies = (points: number) => {
    score += points;
    isIdentified = true;
  };
  if (contacts.some(({ email }) => email !== "" && email.toLowerCase() === address)) identifies(8);
  if (isOwn) {
    if (isNameOf(domain, company)) identifies(5);
    if (belongsTo(hostOf(sourceUrl ?? ""), domain)) identifies(3);
    if (contacts.some(({ email }) => email.toLowerCase().endsWith(`@${domain}`))) identifies(4);
  }
  if (isPosting(sourceUrl ?? "", words.jobs)) {
    identifies(8);
    namesPosting = true;
  }
  // Of "Birch" and "Birch & Sons" the longer name is meant where it is written.
  const isCovered = named.some((other) => other !== key && ` ${other} `.includes(` ${key} `));
  if (!isCovered && mentions(words.head, key)) {
    // "May" and "Oak" are words of other mails too, and everyone's mailbox may have the name of a company.
    const isName = key.includes(" ") || (key.length > 3 && mentions(words.sender, key) && !PROVIDER.test(domain));
    if (isName || namesRole) identifies(4);
    else score += 4;
  } else if (!isCovered && mentions(words.text, key)) score += 2;
  else if (isOwn && isRelated(domain, key)) score += 3;
  if (score > 0 && namesRole) {
    // Of "Designer" and "Senior Designer" the longer name fits better.
    score += 6 + Math.min(roleKey(role).length, 90) / 100;
    namesPosting = true;
  }
  if (score > 0 && status === "closed") score -= 1;
  return { applicationId, score, isIdentified, namesPosting };
}

/** Whether a domain is that of a group to whose name a company adds words: `hallgrund.de` and Hallgrund Logistik. */
const isRelated = (domain: string, key: string): boolean => {
  const [first = "", ...more] = key.split(" ");
  return more.length > 0 && first.length > 3 && nameOfDomain(domain) === first;
};

/** The part of a domain that names its owner: `northpine` in `mail.northpine.co.uk`. */
function nameOfDomain(domain: string): string {
  const parts = domain.split(".");
  const name = parts.at(-2) ?? "";
  return (name.length <= 3 && parts.length > 2 ? parts.at(-3) : name)?.replaceAll("-", "") ?? "";
}

/** Words that companies add to their names in domains, such as `getnorthpine` and `northpine-hr`. */
const ADDED =
  /^(?:get|join|try|team|the|hello|use)|(?:hr|jobs|careers?|group|gruppe|groupe|grupo|gruppo|hq|app|tech|labs?|global|international|online|recruiting|recruitment)$/;

function isNameOf(domain: string, company: string): boolean {
  const name = nameOfDomain(domain);
  return [companyKey(company), companyKey(withUmlauts(company))].some((key) => {
    const joined = key.replaceAll(" ", "");
    return joined !== "" && (name === joined || (joined.length > 3 && name.replace(ADDED, "") === joined));
  });
}

/** In domains, "Müller" is `mueller`. */
const withUmlauts = (company: string): string =>
  company.normalize("NFC").replaceAll(/[äöüÄÖÜ]/g, (letter) => `${letter.normalize("NFD").charAt(0)}e`);

/** Whether a posting's host is the domain of the sender, or within it. */
const belongsTo = (host: string, domain: string): boolean => host === domain || host.endsWith(`.${domain}`);

const isPosting = (address: string, jobs: ReadonlySet<string>): boolean =>
  address !== "" && [jobIdOf(address), canonicalLink(address)].some((name) => name !== null && jobs.has(name));

/** Whether words have a name among them. */
const mentions = (words: string, key: string): boolean => key.length > 1 && words.includes(` ${key} `);

const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).hostname : "");
