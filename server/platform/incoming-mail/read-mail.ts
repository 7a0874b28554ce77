import PostalMime, { type Attachment, type Email } from "postal-mime";
import { decodeText } from "@/domain/imports/decode-text";

const MAX_DEPTH = 20;
/** No mail server writes more. */
const MAX_HEADERS = 1000;

type Bounds = { plain: number; html: number; calendar: number };
export type MailHead = Pick<Email, "from" | "subject" | "date" | "messageId" | "inReplyTo" | "references" | "headers">;
export type RawMail = MailHead & { text: string; html: string; calendar: string };

/**
 * Headers and the first characters of the texts of a mail as it was sent (RFC 822); null for bytes that are no mail. Its time grows with the
 * square of the number of parts and of lines.
 */
export async function readRawMail(raw: Uint8Array, bounds: Bounds): Promise<RawMail | null> {
  const parsed = await parse(raw);
  if (!parsed?.from) return null;
  const { from, subject, date, messageId, inReplyTo, references } = parsed;
  const calendar = parsed.attachments.find(({ mimeType }) => /^(?:text\/calendar|application\/ics)$/i.test(mimeType));
  return {
    ...{ from, subject, date, messageId, inReplyTo, references, headers: parsed.headers.slice(0, MAX_HEADERS) },
    text: clean(parsed.text, bounds.plain),
    html: clean(parsed.html, bounds.html),
    calendar: clean(calendar && calendarText(calendar), bounds.calendar),
  };
}

async function parse(raw: Uint8Array): Promise<Email | null> {
  try {
    // A mail within the mail is somebody else's.
    return await PostalMime.parse(raw, { forceRfc822Attachments: true, maxNestingDepth: MAX_DEPTH });
  } catch {
    // Headers or parts without end are no mail of a recruiter.
    return null;
  }
}

const calendarText = ({ content }: Attachment): string =>
  typeof content === "string" ? content : decodeText(new Uint8Array(content));

const clean = (text: string | undefined, max: number): string =>
  (text ?? "")
    .slice(0, max * 2)
    .replaceAll("\0", "")
    .slice(0, max)
    .toWellFormed();
