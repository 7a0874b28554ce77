import { type Mail, sendMail } from "@/server/adapters/mail/mail";
import { env } from "@/server/env";
import { logError } from "@/server/log";

type Recipient = { email: string; name: string };

/** The mails that tell owners what happened to their account. */
export type Notice =
  | "new-device"
  | "many-failures"
  | "password-changed"
  | "email-changed"
  | "two-factor-on"
  | "two-factor-off"
  | "passkey-added"
  | "api-key-created";

const NOTICES: Record<Notice, { subject: string; text: string }> = {
  "new-device": { subject: "New sign-in to your account", text: "A new browser signed in to your account." },
  "many-failures": {
    subject: "Failed sign-ins to your account",
    text: "There were 10 failed attempts in a row to sign in to your account. Further attempts are slowed down. You can still sign in.",
  },
  "password-changed": {
    subject: "Your password was changed",
    text: "The password of your account was changed. All other devices were signed out.",
  },
  "email-changed": { subject: "Your email address was changed", text: "The email address of your account was changed." },
  "two-factor-on": { subject: "Two-factor sign-in is on", text: "Two-factor sign-in was turned on for your account." },
  "two-factor-off": { subject: "Two-factor sign-in is off", text: "Two-factor sign-in was turned off for your account." },
  "passkey-added": {
    subject: "A passkey was added to your account",
    text: "A new passkey can be used to sign in to your account.",
  },
  "api-key-created": { subject: "An API key was created", text: "A new API key has access to your account." },
};

/** What mail programs turn into links, and what never belongs in a name. */
const LIKE_ADDRESS = /[/\\@:<>]|\p{L}\.\p{L}|www\./iu;

/**
 * The greeting. Anyone can choose any name, so one that could be read as an address is left out: our mails must not carry someone
 * else's link.
 */
export function greetingOf(name: string): string {
  const plain = name.replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, " ").trim();
  return plain === "" || LIKE_ADDRESS.test(plain) ? "Hello," : `Hello ${plain},`;
}

const SILENCE = "If that wasn't you, ignore this mail. Nothing happens unless you open the link.";

const letter = (to: Recipient, subject: string, ...paragraphs: string[]): Mail => ({
  to: to.email,
  subject,
  text: `${[greetingOf(to.name), ...paragraphs].join("\n\n")}\n`,
});

const reset = (user: Recipient, url: string) =>
  letter(
    user,
    "Reset your Dossier password",
    "We received a request to reset your password. Choose a new one within an hour:",
    url,
    SILENCE,
  );

const verification = (user: Recipient, url: string) =>
  letter(
    user,
    "Confirm your email address",
    "Confirm that this address belongs to your Dossier account. The link is valid for an hour:",
    url,
    SILENCE,
  );

const change = (user: Recipient, newEmail: string, url: string) =>
  letter(
    user,
    "Confirm your new email address",
    `We received a request to change the email address of your Dossier account to ${newEmail}. Confirm it within an hour:`,
    url,
    SILENCE,
  );

const notice = (user: Recipient, kind: Notice) =>
  letter(
    user,
    NOTICES[kind].subject,
    NOTICES[kind].text,
    `If that wasn't you, change your password and check the recent activity in Settings:\n\n${env().APP_URL ?? ""}/settings#security`,
  );

/**
 * The mails of the sign-in service. They are sent in the background: waiting would delay the request and reveal which addresses
 * have an account. A mail that cannot be sent is reported to the operator.
 */
export const accountMails = {
  reset: async (user: Recipient, url: string) => deliver(reset(user, url)),
  verification: async (user: Recipient, url: string) => deliver(verification(user, url)),
  change: async (user: Recipient, newEmail: string, url: string) => deliver(change(user, newEmail, url)),
  notice: async (user: Recipient, kind: Notice) => deliver(notice(user, kind)),
};

function deliver(mail: Mail): void {
  sendMail(mail).catch((error: unknown) => {
    // The error's text may contain the address; its code does not.
    const code = error instanceof Error && "code" in error ? String(error.code) : "unknown";
    logError("mail-failed", "Mail could not be sent", new Error(`Mail server: ${code}`), { subject: mail.subject });
  });
}
