/** One block of a mail: a paragraph, or news with a title and perhaps a page to open. */
export type MailPart = { text: string } | { title: string; text: string; url: string | null };

export type MailContent = {
  subject: string;
  greeting?: string;
  parts: readonly MailPart[];
  /** The action of the mail, as a button. */
  button?: { label: string; url: string };
  /** Shown below the button. */
  after?: readonly string[];
  /** Why the mail was sent, in small print, and where to stop such mails. */
  foot?: { text: string; label: string; url: string };
};
