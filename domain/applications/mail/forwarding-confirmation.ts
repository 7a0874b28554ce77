/** What Gmail asks at an address before it forwards to it. */
export interface ForwardingConfirmation {
  code: string;
  /** The mailbox that would forward; empty if it is not said. */
  mailbox: string;
}

const SENDER = "forwarding-noreply@google.com";
/** In the subject of every language: `(#123456789) Gmail Forwarding Confirmation – Receive Mail from …`. */
const IN_SUBJECT = /\(#(\d{6,12})\)/;
const IN_TEXT = /(?:^|[^\d])(\d{9})(?!\d)/;
const ADDRESS = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}/;

/**
 * The code of Gmail's confirmation; null for any other mail. That the sender is Google is not proven, and need not be: the code is of use
 * only to the person who set up a forward and who enters it there. Links are not shown.
 */
export function forwardingConfirmation(mail: {
  from: { address: string };
  subject: string;
  text: string;
}): ForwardingConfirmation | null {
  if (mail.from.address.toLowerCase() !== SENDER) return null;
  const code = (IN_SUBJECT.exec(mail.subject) ?? IN_TEXT.exec(mail.text))?.[1];
  if (!code) return null;
  return { code, mailbox: (ADDRESS.exec(mail.subject) ?? ADDRESS.exec(mail.text))?.[0] ?? "" };
}
