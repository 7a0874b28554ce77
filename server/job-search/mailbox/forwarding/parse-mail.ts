import PostalMime, { type Attachment, type Email } from "postal-mime";
import { decodeText } from "@/domain/imports/decode-text";
import { headOf, MAX_BYTES, SHORT_TEXT } from "../fetch-mails";
import type { ReadMail } from "../store-proposals";

/** Texts come before attachments, which are not read. */
const READ_BYTES = 2 * 1024 * 1024;
const MAX_DEPTH = 20;

/** Headers, texts and calendar of a mail as it was sent (RFC 822); null for bytes that are no mail. */
export async function parseMail(raw: Uint8Array, arrived: Date): Promise<ReadMail | null> {
  const parsed = await parse(raw.subarray(0, READ_BYTES));
  if (!parsed?.from) return null;
  const text = clean(parsed.text).slice(0, MAX_BYTES.plain);
  // A long text is the whole mail; a short one may only point to the HTML.
  const html = text.length >= SHORT_TEXT ? "" : clean(parsed.html).slice(0, MAX_BYTES.html);
  const calendar = parsed.attachments.find(({ mimeType }) => /^(?:text\/calendar|application\/ics)$/i.test(mimeType));
  return { ...headOf(parsed, arrived), text, html, calendar: calendar ? calendarText(calendar) : "" };
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

function calendarText({ content }: Attachment): string {
  const text = typeof content === "string" ? content : decodeText(new Uint8Array(content));
  return clean(text).slice(0, MAX_BYTES.calendar);
}

const clean = (text: string | undefined): string => (text ?? "").replaceAll("\0", "").toWellFormed();
