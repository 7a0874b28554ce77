/**
 * What companies write in one language, a pattern a line, in words as `mailWords` leaves them: `(a|b)` one of several, `_` a space inside
 * such a choice, `[a]` optional, `a*` a word that begins so, `~` up to five words, `~~` up to ten.
 */
export interface MailPhrases {
  /** Opens a condition: what follows has not happened. */
  condition: string;
  /** Conditions that only ask for convenience: "if you have questions". */
  harmless: string;
  /** Speaks of other people, or of something that has not happened yet. */
  unless: string;
  /** Words that turn an invitation or an offer into its opposite. */
  negation: string;
  rejection: string;
  offer: string;
  interview: string;
  /** A conversation, and what is done to its time: both in one sentence. */
  meeting: string;
  moving: string;
  /** Another time or another interviewer: counts where the mail is about an application. */
  slot: string;
  /** An application arrived. */
  applied: string;
  /** Needs something of the person, or delays a decision. */
  task: string;
  /** Worth a note where the mail is about an application. */
  message: string;
  topic: string;
  /** Job alerts, surveys and passwords; in the subject they decide at once. */
  noise: string;
  /** Asks for applications: a contract in such a mail is no offer. */
  advert: string;
  /** Sent to subscribers, or in somebody's absence. */
  bulk: string;
  /** A recruiter who writes first. */
  cold: string;
}
