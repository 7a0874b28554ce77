import type { ClosedReason, Stage } from "@/contracts/model/stages";
import { type MailKind, readMail } from "@/domain/applications/mail/mail-reading";

export interface MailMeaning {
  stage: Stage;
  closedReason?: ClosedReason;
}

const MEANINGS: Record<MailKind, MailMeaning | null> = {
  applied: { stage: "applied" },
  interview: { stage: "interview" },
  offer: { stage: "offer" },
  rejection: { stage: "closed", closedReason: "not-selected" },
  message: null,
};

/** The stage a mail speaks of; null if it names none. */
export function mailMeaning(subject: string, text: string): MailMeaning | null {
  const reading = readMail(subject, text);
  return reading && MEANINGS[reading.kind];
}
