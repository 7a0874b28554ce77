import { mkdirSync, writeFileSync } from "node:fs";
import { expect, it } from "vitest";
import { LANGUAGES, type Language } from "@/contracts/model/languages";
import en from "@/messages/en.json";
import { composeMail } from "./compose";
import type { MailContent } from "./mail-content";
import { mailTexts } from "./mail-texts";
import { noticeTexts } from "./notice-texts";

const URL = "https://dossier.example/auth/reset-password?token=abc&next=%2F";
const PREVIEWS = "test-results/mails";

const languages = Object.keys(LANGUAGES) as Language[];
const notices = Object.keys(en.mail.notices) as (keyof typeof en.mail.notices)[];

async function mailsIn(language: Language): Promise<Record<string, MailContent>> {
  const [t, noticeText] = await Promise.all([mailTexts(language), noticeTexts(language)]);
  const greeting = t("hello", { name: "Ada <Example> & Söhne" });
  const button = (label: string) => ({ label, url: URL });
  const followup = noticeText({ type: "followup", company: "Northpine", role: "Designer" });
  const found = noticeText({ type: "opportunities", count: 3, query: "designer" });
  return {
    reset: {
      subject: t("reset.subject"),
      greeting,
      parts: [{ text: t("reset.text") }],
      button: button(t("reset.button")),
      after: [t("ignore")],
    },
    change: {
      subject: t("change.subject"),
      greeting,
      parts: [{ text: t("change.text", { email: "new@example.com" }) }],
      button: button(t("change.button")),
    },
    ...Object.fromEntries(
      notices.map((kind) => [
        kind,
        {
          subject: t(`notices.${kind}.subject`),
          greeting,
          parts: [{ text: t(`notices.${kind}.text`) }, { text: t("noticeAfter") }],
        },
      ]),
    ),
    news: {
      subject: t("news.subject", { count: 2 }),
      parts: [followup, found].map(({ title, body }) => ({ title, text: body, url: URL })),
      foot: { text: t("news.why"), label: t("news.turnOff"), url: URL },
    },
  };
}

it.each(languages)(
  "every mail in %s has the same content as text and as HTML, and is written to a file for review",
  async (language) => {
    mkdirSync(PREVIEWS, { recursive: true });
    const t = await mailTexts(language);
    for (const [name, content] of Object.entries(await mailsIn(language))) {
      const { subject, text, html } = composeMail(language, t, content);
      writeFileSync(`${PREVIEWS}/${name}.${language}.html`, html);
      const words = html.replace(/<style>[\s\S]*?<\/style>|<[^>]+>/g, " ");
      for (const line of text.split("\n").filter((each) => each !== "" && each !== "--" && !each.includes("https://")))
        expect(words).toContain(line.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;"));
      if (text.includes("https://")) expect(html).toContain(`href="${URL.replaceAll("&", "&amp;")}"`);
      expect(html).toContain(`lang="${language}"`);
      expect(subject).not.toMatch(/[{}]|mail\./);
      expect(html).not.toMatch(/<img|<link|<script|url\(|\{\w+\}/);
    }
  },
);
