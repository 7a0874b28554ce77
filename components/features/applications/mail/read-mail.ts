import PostalMime from "postal-mime";
import type { Mail } from "@/domain/applications/mail/propose-from-mail";
import { linesOfHtml } from "@/domain/postings/html-text";

/** An email with larger attachments holds nothing more to read. */
export const MAX_MAIL_BYTES = 5 * 1024 * 1024;
/** Longer texts add nothing about an application and would be slow to search. */
const MAX_TEXT = 50_000;
const MAX_LINE = 500;

/**
 * Reads an .eml file: sender, subject and date from its own headers, its text, or its HTML turned into text. Nothing is drawn or loaded from
 * it, and forwarded mails inside are not opened. Null: this is no email.
 */
export async function readMail(file: Blob): Promise<Mail | null> {
  try {
    const { from, subject, text, html, date, headers } = await PostalMime.parse(await file.arrayBuffer(), {
      forceRfc822Attachments: true,
    });
    const sender = from?.group?.[0] ?? from;
    // Any text can be parsed. An email names its sender, and a header beyond that.
    if (!sender?.address || !/^[^\s@]+@[^\s@]+$/.test(sender.address) || headers.length < 2) return null;
    return {
      from: { name: line(sender.name), address: line(sender.address) },
      subject: line(subject ?? ""),
      text: (text?.trim() || textOfHtml(html ?? "")).slice(0, MAX_TEXT),
      date: date !== undefined && /^\d{4}-\d{2}-\d{2}T/.test(date) ? date : null,
    };
  } catch {
    return null;
  }
}

const line = (text: string): string => text.replace(/\s+/g, " ").trim().slice(0, MAX_LINE);

const textOfHtml = (html: string): string =>
  linesOfHtml(html.slice(0, 2 * 1024 * 1024))
    .map(({ text }) => text)
    .join("\n")
    .trim();
