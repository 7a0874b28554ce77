import type { Language } from "@/contracts/model/languages";
import { directionOf } from "@/domain/languages";
import { mailPage } from "./mail-page";
import type { MailTexts } from "./mail-texts";

/** One thing that a mail tells: a paragraph, or news with a title and perhaps a page to open. */
export type MailPart = { text: string } | { title: string; text: string; url: string | null };

export type MailContent = {
  subject: string;
  greeting?: string;
  parts: readonly MailPart[];
  /** What the mail asks for, as a button. */
  button?: { label: string; url: string };
  /** Said below the button. */
  after?: readonly string[];
  /** Why the mail was sent, in small print, and where to stop such mails. */
  foot?: { text: string; label: string; url: string };
};

/** A mail as text and as HTML that looks like the product. The HTML holds no picture and loads nothing. */
export function composeMail(language: Language, t: MailTexts, content: MailContent) {
  return { subject: content.subject, text: plainText(content), html: mailPage(language, directionOf(language), t, content) };
}

function plainText({ greeting, parts, button, after = [], foot }: MailContent): string {
  const body = [
    ...(greeting ? [greeting] : []),
    ...parts.map((part) => ("title" in part ? newsText(part) : part.text)),
    ...(button ? [button.url] : []),
    ...after,
  ].join("\n\n");
  return foot ? `${body}\n\n--\n${foot.text} ${foot.label}: ${foot.url}\n` : `${body}\n`;
}

const newsText = ({ title, text, url }: { title: string; text: string; url: string | null }) =>
  [title, text, ...(url ? [url] : [])].filter(Boolean).join("\n");
