import type { FetchMessageObject, ImapFlow, MessageStructureObject } from "imapflow";
import PostalMime from "postal-mime";
import type { Header } from "@/domain/applications/mail/mail-authentication";
import type { MailHead } from "@/server/platform/incoming-mail/read-mail";
import { textOfPart } from "./part-text";

/** What of a mail is looked at: its headers and texts, never its attachments. */
export interface FetchedMail {
  uid: number;
  from: { name: string; address: string };
  subject: string;
  messageId: string;
  /** Ids of the mails that it replies to. */
  references: string[];
  /** When it was sent, or where it does not say so, when it arrived. */
  date: Date;
  headers: Header[];
  text: string;
  html: string;
  calendar: string;
}

const HEADERS = [
  "from",
  "subject",
  "date",
  "message-id",
  "in-reply-to",
  "references",
  "authentication-results",
  "received",
  "list-id",
];

/** Longer texts add nothing about an application. */
export const MAX_BYTES = { plain: 100_000, html: 300_000, calendar: 100_000 };
/** A text that only says where to find the real one. */
export const SHORT_TEXT = 300;

interface Parts {
  plain?: Part;
  html?: Part;
  calendar?: Part;
}

interface Part {
  key: string;
  charset: string;
  encoding: string;
  size: number;
}

/** Headers and texts of mails by UID, without marking them as read: two rounds of commands for all of them. */
export async function fetchMails(client: ImapFlow, uids: readonly number[]): Promise<FetchedMail[]> {
  const found = await client.fetchAll(
    uids.join(","),
    { uid: true, internalDate: true, bodyStructure: true, headers: HEADERS },
    { uid: true },
  );
  const parts = new Map(found.map((message) => [message.uid, partsOf(message.bodyStructure)]));
  const texts = await fetchTexts(client, parts);
  const mails: FetchedMail[] = [];
  for (const message of found) mails.push(await toMail(message, texts.get(message.uid) ?? {}));
  return mails;
}

/** The first plain text, HTML and calendar of a mail that are no attachments; calendars may be. */
function partsOf(structure: MessageStructureObject | undefined): Parts {
  const parts: Parts = {};
  const visit = (node: MessageStructureObject, depth: number) => {
    const isAttached = node.disposition === "attachment";
    const part = {
      key: node.part ?? "1",
      charset: node.parameters?.charset ?? "",
      encoding: node.encoding ?? "",
      size: node.size ?? 0,
    };
    if (node.type === "text/calendar" || node.type === "application/ics") parts.calendar ??= part;
    else if (node.type === "text/plain" && !isAttached && node.size !== 0) parts.plain ??= part;
    else if (node.type === "text/html" && !isAttached) parts.html ??= part;
    // A mail within the mail is somebody else's.
    if (node.type !== "message/rfc822" && depth < 20) for (const child of node.childNodes ?? []) visit(child, depth + 1);
  };
  if (structure) visit(structure, 0);
  if ((parts.plain?.size ?? 0) >= SHORT_TEXT) delete parts.html;
  return parts;
}

type Texts = { [Kind in keyof Parts]?: string };

/** Mails with the same parts are asked for in one command. */
async function fetchTexts(client: ImapFlow, parts: ReadonlyMap<number, Parts>): Promise<Map<number, Texts>> {
  const groups = new Map<string, number[]>();
  for (const [uid, each] of parts) {
    const bodyParts = (["plain", "html", "calendar"] as const).flatMap((kind) =>
      each[kind] ? [`${each[kind].key}<${MAX_BYTES[kind]}`] : [],
    );
    if (bodyParts.length > 0) groups.set(bodyParts.join(), [...(groups.get(bodyParts.join()) ?? []), uid]);
  }
  const texts = new Map<number, Texts>();
  for (const [wantedParts, uids] of groups) {
    const bodyParts = wantedParts.split(",").map((each) => {
      const [key = "", maxLength] = each.split("<");
      return { key, start: 0, maxLength: Number(maxLength) };
    });
    for (const message of await client.fetchAll(uids.join(","), { uid: true, bodyParts }, { uid: true })) {
      const of = parts.get(message.uid) ?? {};
      const text = (part: Part | undefined) => {
        const bytes = part && message.bodyParts?.get(part.key.toLowerCase());
        return bytes ? textOfPart(bytes, part) : "";
      };
      texts.set(message.uid, { plain: text(of.plain), html: text(of.html), calendar: text(of.calendar) });
    }
  }
  return texts;
}

async function toMail(message: FetchMessageObject, { plain = "", html = "", calendar = "" }: Texts): Promise<FetchedMail> {
  const parsed = await PostalMime.parse(message.headers ?? Buffer.from("\r\n"));
  const arrived = message.internalDate ? new Date(message.internalDate) : new Date();
  return { uid: message.uid, ...headOf(parsed, arrived), text: plain, html, calendar };
}

/** What the headers of a mail say, which arrived at that time. */
export function headOf(parsed: MailHead, arrived: Date): Omit<FetchedMail, "uid" | "text" | "html" | "calendar"> {
  const sender = parsed.from?.group?.[0] ?? parsed.from;
  const sent = new Date(parsed.date ?? "");
  const ids = (text: string | undefined) => text?.match(/<[^<>\s]{1,500}>/g) ?? [];
  return {
    from: { name: line(sender?.name ?? "", 200), address: line(sender?.address ?? "", 320) },
    subject: line(parsed.subject ?? "", 500),
    messageId: ids(parsed.messageId)[0] ?? "",
    references: [...new Set([...ids(parsed.inReplyTo), ...ids(parsed.references)])].slice(-50),
    date: isPlausible(sent, arrived) ? sent : arrived,
    headers: parsed.headers.map(({ key, value }) => [key.toLowerCase(), value] as const),
  };
}

const DAY_MS = 86_400_000;

/** A clock may be wrong by hours; a mail that was sent after it arrived was not. */
const isPlausible = (sent: Date, arrived: Date): boolean =>
  sent.getTime() > Date.UTC(1990, 0) && sent.getTime() < arrived.getTime() + DAY_MS;

const line = (text: string, max: number): string =>
  text
    .replaceAll(/[\s\0]+/g, " ")
    .trim()
    .slice(0, max)
    .toWellFormed();
