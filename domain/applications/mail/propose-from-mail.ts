import type { Application } from "@/contracts/model/application";
import { STAGES, type Stage } from "@/contracts/model/stages";
import { type MailMeaning, mailMeaning } from "@/domain/applications/mail/mail-meaning";
import { companyKey, roleKey } from "@/domain/applications/same-name";

export interface Mail {
  from: { name: string; address: string };
  subject: string;
  text: string;
  /** When it was sent, ISO 8601; null if it does not say. */
  date: string | null;
}

type Candidate = Pick<Application, "id" | "company" | "role" | "status" | "contacts" | "sourceUrl">;

/** The application a mail belongs to, and what it would change. Nothing is changed before the person agrees. */
export interface MailProposal {
  applicationId: string;
  /** The stage it speaks of; null if it names none, or none beyond the current one. */
  change: MailMeaning | null;
  /** Text for a note on the timeline. */
  note: string;
}

/** Applications a mail may belong to, the likeliest first. */
export function proposeFromMail(mail: Mail, applications: readonly Candidate[]): MailProposal[] {
  const words = wordsOf(mail);
  return applications
    .map((application) => ({ application, score: likeness(mail, words, application) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ application }) => ({ applicationId: application.id, ...mailProposal(mail, application) }));
}

/** What a mail would change of an application that the person chose; null for none yet. */
export function mailProposal(mail: Mail, application: Pick<Application, "status"> | null): Omit<MailProposal, "applicationId"> {
  const meaning = mailMeaning(mail.subject, mail.text);
  return { change: application && meaning && isNews(meaning.stage, application.status) ? meaning : null, note: noteOf(mail) };
}

/** A mail never leads backwards: a late confirmation does not undo an interview. */
const isNews = (stage: Stage, status: Stage) => STAGES.indexOf(stage) > STAGES.indexOf(status);

/** Mail providers and recruiting programs send for everyone: their domains do not identify the company. */
const SHARED =
  /(^|\.)(gmail|googlemail|outlook|hotmail|live|yahoo|icloud|gmx|web|proton|protonmail|greenhouse|lever|ashbyhq|workable|smartrecruiters|recruitee|personio|teamtailor|myworkday|workday|icims|jobvite|linkedin|indeed|stepstone)(mail)?\.[a-z.]+$/;

/** A mail in the form in which names are looked for: made once, not for each of thousands of applications. */
const wordsOf = ({ from, subject, text }: Mail) => ({
  head: padded(`${from.name} ${subject}`),
  text: padded(text),
  whole: padded(`${subject} ${text}`),
});

const padded = (text: string): string => ` ${roleKey(text)} `;

function likeness(
  { from }: Mail,
  words: ReturnType<typeof wordsOf>,
  { company, role, contacts, sourceUrl, status }: Candidate,
): number {
  const address = from.address.toLowerCase();
  const domain = address.split("@")[1] ?? "";
  const key = companyKey(company);
  let score = 0;
  if (contacts.some(({ email }) => email !== "" && email.toLowerCase() === address)) score += 8;
  if (domain !== "" && !SHARED.test(domain)) {
    if (nameOfDomain(domain) === key.replaceAll(" ", "")) score += 5;
    if (hostOf(sourceUrl ?? "").endsWith(domain)) score += 3;
  }
  if (mentions(words.head, key)) score += 4;
  else if (mentions(words.text, key)) score += 2;
  if (score > 0 && mentions(words.whole, roleKey(role))) score += 2;
  return score > 0 && status === "closed" ? score - 1 : score;
}

/** The part of a domain that names its owner: `northpine` in `mail.northpine.co.uk`. */
function nameOfDomain(domain: string): string {
  const parts = domain.split(".");
  const name = parts.at(-2) ?? "";
  return (name.length <= 3 && parts.length > 2 ? parts.at(-3) : name)?.replaceAll("-", "") ?? "";
}

/** Whether words have a name among them. */
const mentions = (words: string, key: string): boolean => key.length > 1 && words.includes(` ${key} `);

const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).hostname : "");

const MAX_TEXT = 2000;

function noteOf({ from, subject, text }: Mail): string {
  const sender = from.name && from.name !== from.address ? `${from.name} <${from.address}>` : from.address;
  const body = text
    .replaceAll(/[ \t]+/g, " ")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();
  return [`${subject} (${sender})`, body.slice(0, MAX_TEXT)].filter((part) => part !== "").join("\n\n");
}
