import { createTransport } from "nodemailer";
import { env } from "@/server/platform/env";
import { singleton } from "@/server/platform/singleton";

export type Mail = {
  to: string;
  subject: string;
  text: string;
  /** The same with the product's look. */
  html?: string;
  /** An address that stops mails of this kind on a POST request (RFC 8058). */
  unsubscribeUrl?: string;
};

const PATIENCE_MS = 15_000;

/** Whether this instance can send mail at all. */
export const sendsMail = () => env().SMTP_URL !== undefined;

const transport = () =>
  singleton("mail-transport", () =>
    createTransport({
      ...(env().SMTP_URL ? { url: env().SMTP_URL } : {}),
      connectionTimeout: PATIENCE_MS,
      greetingTimeout: PATIENCE_MS,
      socketTimeout: PATIENCE_MS,
    }),
  );

/** Sends a mail through the configured server. Rejects if that server does not accept it. */
export async function sendMail({ to, subject, text, html, unsubscribeUrl }: Mail): Promise<void> {
  const headers = unsubscribeUrl
    ? { "List-Unsubscribe": `<${unsubscribeUrl}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" }
    : {};
  await transport().sendMail({ from: env().SMTP_FROM, to, subject, text, ...(html ? { html } : {}), headers });
}

/** Connects and signs in to the mail server without sending anything. Rejects with its refusal. */
export async function verifyMail(): Promise<string> {
  await transport().verify();
  return "Connected and signed in.";
}

/** Sends a mail and returns the response of the mail server. Rejects if the server refuses it. */
export async function sendTestMail({ to, subject, text }: Mail): Promise<string> {
  const { response } = await transport().sendMail({ from: env().SMTP_FROM, to, subject, text });
  return response;
}
