import { mailLanguage } from "@/domain/languages";
import { type Mail, sendMail } from "@/server/platform/adapters/mail/mail";
import { env } from "@/server/platform/env";
import { logError } from "@/server/platform/log";
import { composeMail } from "@/server/platform/mails/compose";
import type { MailContent } from "@/server/platform/mails/mail-content";
import { type MailTexts, mailTexts } from "@/server/platform/mails/mail-texts";

/** Who gets a mail, and the language they chose, if any. */
type Recipient = { email: string; name: string; language?: string | null };

/** The mails that notify owners of changes to their account. */
export type Notice =
  | "new-device"
  | "many-failures"
  | "password-changed"
  | "email-changed"
  | "two-factor-on"
  | "two-factor-off"
  | "passkey-added"
  | "api-key-created";

/** What mail programs turn into links, and what never belongs in a name. */
const LIKE_ADDRESS = /[/\\@:<>]|[\p{L}\p{N}][.。][\p{L}\p{N}]|www\./iu;

/**
 * The greeting. Anyone can choose any name, so one that could be read as an address is left out: our mails must not carry someone
 * else's link.
 */
export function greetingOf(t: MailTexts, name: string): string {
  const plain = name.replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, " ").trim();
  // In other widths, dots and slashes mean the same to a browser.
  return plain === "" || LIKE_ADDRESS.test(plain.normalize("NFKC")) ? t("helloPlain") : t("hello", { name: plain });
}

type MailParts = { subject: string; text: string; label: string; url: string };

/** A mail with a link, requested by someone who may not be the recipient. */
const request = (recipient: Recipient, content: (t: MailTexts) => MailParts) =>
  compose(recipient, (t) => {
    const { subject, text, label, url } = content(t);
    return { subject, parts: [{ text }], button: { label, url }, after: [t("ignore")] };
  });

async function compose(recipient: Recipient, content: (t: MailTexts) => Omit<MailContent, "greeting">): Promise<Mail> {
  const language = mailLanguage(recipient.language);
  const t = await mailTexts(language);
  return { to: recipient.email, ...composeMail(language, t, { greeting: greetingOf(t, recipient.name), ...content(t) }) };
}

const reset = (user: Recipient, url: string) =>
  request(user, (t) => ({ subject: t("reset.subject"), text: t("reset.text"), label: t("reset.button"), url }));

const verification = (user: Recipient, url: string) =>
  request(user, (t) => ({
    subject: t("verification.subject"),
    text: t("verification.text"),
    label: t("verification.button"),
    url,
  }));

const change = (user: Recipient, email: string, url: string) =>
  request(user, (t) => ({ subject: t("change.subject"), text: t("change.text", { email }), label: t("change.button"), url }));

const notice = (user: Recipient, kind: Notice) =>
  compose(user, (t) => ({
    subject: t(`notices.${kind}.subject`),
    parts: [{ text: t(`notices.${kind}.text`) }, { text: t("noticeAfter") }],
    button: { label: t("noticeButton"), url: `${env().APP_URL ?? ""}/settings/security` },
  }));

/**
 * The mails of the sign-in service. They are sent in the background: waiting would delay the request and reveal which addresses
 * have an account. A mail that cannot be sent is reported to the operator.
 */
export const accountMails = {
  reset: async (user: Recipient, url: string) => deliver(await reset(user, url)),
  verification: async (user: Recipient, url: string) => deliver(await verification(user, url)),
  change: async (user: Recipient, newEmail: string, url: string) => deliver(await change(user, newEmail, url)),
  notice: async (user: Recipient, kind: Notice) => deliver(await notice(user, kind)),
};

function deliver(mail: Mail): void {
  sendMail(mail).catch((error: unknown) => {
    // The error's text may contain the address; its code does not.
    const code = error instanceof Error && "code" in error ? String(error.code) : "unknown";
    logError("mail-failed", "Mail could not be sent", new Error(`Mail server: ${code}`), { subject: mail.subject });
  });
}
