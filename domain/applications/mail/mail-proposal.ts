import type { InterviewChange, MailAuthentication, MailKind, ProposedInterview } from "@/contracts/model/mail-proposal";
import { htmlToText } from "@/domain/postings/html-text";
import { type CalendarPart, readCalendarPart } from "./calendar-part";
import { type Header, mailAuthentication } from "./mail-authentication";
import { readMail } from "./mail-reading";
import { mailTime } from "./mail-time";
import { type Candidate, matchMail, onlyMatch } from "./match-mail";
import { takesFromItsTime } from "./moved-interview";

/** A mail as a mailbox has it. */
export interface ReceivedMail {
  from: { name: string; address: string };
  subject: string;
  references: readonly string[];
  date: Date;
  headers: readonly Header[];
  text: string;
  html: string;
  calendar: string;
}

export interface ProposalContext {
  applications: readonly Candidate[];
  /** Applications of earlier mails by their message ids. */
  threads: ReadonlyMap<string, string>;
  /** Time zone of times that a mail gives without one. */
  zone: string;
  /** Addresses of the person: what they write themselves is no news. */
  ownAddresses: readonly string[];
  /** Host of the mailbox and domain of its address. */
  ownHosts: readonly string[];
}

export interface ProposalDraft {
  kind: MailKind;
  sentence: string;
  authenticated: MailAuthentication;
  applicationId: string | null;
  isSure: boolean;
  suggestedIds: string[];
  interview: ProposedInterview | null;
  interviewChange: InterviewChange;
  calendarUid: string;
}

const MAX_SUGGESTIONS = 5;
const MAX_HTML = 300_000;

/** What a mail proposes; null for nothing. */
export function proposalOf(mail: ReceivedMail, context: ProposalContext): ProposalDraft | null {
  if (context.ownAddresses.includes(mail.from.address.toLowerCase())) return null;
  const text = textOf(mail);
  const calendar = mail.calendar === "" ? null : readCalendarPart(mail.calendar, context.zone);
  const links = linksIn(`${text} ${mail.html}`);
  const matches = matchMail(
    { from: mail.from, subject: mail.subject, text: `${text} ${calendar?.summary ?? ""}`, links },
    context.applications,
  );
  const threadId = threadOf(mail, context);
  const isMatched = threadId !== null || matches.some(({ isIdentified }) => isIdentified);
  const meaning = meaningOf(mail, text, calendar, isMatched);
  if (!meaning) return null;
  // Without an application, a note has nowhere to go.
  if (meaning.kind === "message" && !isMatched) return null;
  const authenticated = mailAuthentication(mail.headers, mail.from.address, context.ownHosts);
  const only = threadId ?? onlyMatch(matches);
  const interview =
    meaning.kind === "interview"
      ? (calendar?.interview ?? (calendar ? null : mailTime(mail.subject, text, mail.date, context.zone)))
      : null;
  const suggested = [...new Set([...(threadId ? [threadId] : []), ...matches.map(({ applicationId }) => applicationId)])];
  return {
    ...meaning,
    authenticated,
    applicationId: only ?? suggested[0] ?? null,
    isSure: only !== null && authenticated !== "fail",
    suggestedIds: suggested.slice(0, MAX_SUGGESTIONS),
    interview,
    interviewChange: meaning.kind === "interview" ? changeOf(mail, text, calendar, interview !== null) : "adds",
    calendarUid: calendar?.uid ?? "",
  };
}

/** The text of a mail; that of its HTML where the plain one only says that there is HTML. */
function textOf({ text, html }: ReceivedMail): string {
  if (html === "") return text;
  const whole = htmlToText(html.slice(0, MAX_HTML)).trim();
  return whole.length > text.trim().length * 2 ? whole : text;
}

const MAX_LINKS = 200;
const linksIn = (text: string): string[] =>
  [...text.matchAll(/https?:\/\/[^\s"'<>)\]]{4,2000}/g)].slice(0, MAX_LINKS).map(([link]) => link.replaceAll("&amp;", "&"));

const threadOf = ({ references }: ReceivedMail, { threads, applications }: ProposalContext): string | null => {
  const ids = new Set(references.flatMap((id) => threads.get(id) ?? []));
  const [only] = ids;
  return ids.size === 1 && only && applications.some(({ id }) => id === only) ? only : null;
};

/** A calendar says itself whether it cancels or revises; words do where they take an interview from its time. */
function changeOf(mail: ReceivedMail, text: string, calendar: CalendarPart | null, isDated: boolean): InterviewChange {
  if (calendar && !calendar.isOn) return "cancels";
  if (calendar?.isRevised) return "moves";
  if (!takesFromItsTime(mail.subject, text)) return "adds";
  return isDated ? "moves" : "cancels";
}

type Meaning = Pick<ProposalDraft, "kind" | "sentence">;

/** What its text says. An invitation of a calendar to something that belongs to an application says so itself. */
function meaningOf(mail: ReceivedMail, text: string, calendar: CalendarPart | null, isMatched: boolean): Meaning | null {
  const meaning = readMail(mail.subject, text, isMatched);
  if (
    !calendar ||
    (calendar.isOn && !calendar.interview) ||
    !isMatched ||
    (meaning !== null && !["message", "applied"].includes(meaning.kind))
  )
    return meaning;
  return { kind: "interview", sentence: meaning?.sentence || calendar.summary || mail.subject };
}
