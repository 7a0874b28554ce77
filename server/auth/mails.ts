import { type Mail, sendMail } from "@/server/adapters/mail/mail";

type Recipient = { email: string; name: string };

const greeting = ({ name }: Recipient) => `Hello ${name},`;
const SILENCE = "If that was not you, nothing happens unless the link is opened.";

const reset = (user: Recipient, url: string): Mail => ({
  to: user.email,
  subject: "A new password for Dossier",
  text: `${greeting(user)}\n\nsomebody asked for a new password for your account. Choose it within an hour here:\n\n${url}\n\n${SILENCE}\n`,
});

const verification = (user: Recipient, url: string): Mail => ({
  to: user.email,
  subject: "Is this your address?",
  text: `${greeting(user)}\n\nplease confirm that this address belongs to your Dossier account. The link is good for an hour:\n\n${url}\n\n${SILENCE}\n`,
});

const change = (user: Recipient, newEmail: string, url: string): Mail => ({
  to: user.email,
  subject: "Another address for your account?",
  text: `${greeting(user)}\n\nsomebody asked to use ${newEmail} for your Dossier account from now on. Allow it within an hour here:\n\n${url}\n\n${SILENCE}\n`,
});

/** What the account service sends. A mail that cannot be sent is reported to the operator; whoever asked learns nothing of accounts. */
export const accountMails = {
  reset: (user: Recipient, url: string) => deliver(reset(user, url)),
  verification: (user: Recipient, url: string) => deliver(verification(user, url)),
  change: (user: Recipient, newEmail: string, url: string) => deliver(change(user, newEmail, url)),
};

async function deliver(mail: Mail): Promise<void> {
  try {
    await sendMail(mail);
  } catch (error) {
    console.error(`Mail could not be sent (${mail.subject}):`, error);
  }
}
