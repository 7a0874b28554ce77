import type { Application } from "@/contracts/model/application";
import { isNews } from "@/domain/applications/mail/is-news";
import { type MailMeaning, mailMeaning } from "@/domain/applications/mail/mail-meaning";
import { type Candidate, matchMail } from "@/domain/applications/mail/match-mail";

export interface Mail {
  from: { name: string; address: string };
  subject: string;
  text: string;
  /** When it was sent, ISO 8601; null if it does not say. */
  date: string | null;
}

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
  const byId = new Map(applications.map((application) => [application.id, application]));
  return matchMail(mail, applications).map(({ applicationId }) => ({
    applicationId,
    ...mailProposal(mail, byId.get(applicationId) ?? null),
  }));
}

/** What a mail would change of an application that the person chose; null for none yet. */
export function mailProposal(mail: Mail, application: Pick<Application, "status"> | null): Omit<MailProposal, "applicationId"> {
  const meaning = mailMeaning(mail.subject, mail.text);
  return { change: application && meaning && isNews(meaning.stage, application.status) ? meaning : null, note: noteOf(mail) };
}

const MAX_TEXT = 2000;

function noteOf({ from, subject, text }: Mail): string {
  const sender = from.name && from.name !== from.address ? `${from.name} <${from.address}>` : from.address;
  const body = text
    .replaceAll(/[ \t]+/g, " ")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();
  return [`${subject} (${sender})`, body.slice(0, MAX_TEXT)].filter((part) => part !== "").join("\n\n");
}
