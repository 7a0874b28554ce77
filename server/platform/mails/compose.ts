import type { Language } from "@/contracts/model/languages";
import { directionOf } from "@/domain/languages";
import type { MailContent } from "./mail-content";
import { mailPage } from "./mail-page";
import type { MailTexts } from "./mail-texts";

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
