import { useTranslations } from "next-intl";
import { MAILBOX_ERRORS, type MailboxError } from "@/contracts/model/mailbox";

const NAMES = Object.keys(MAILBOX_ERRORS) as MailboxError[];

/** What the server says of a mailbox, in the language of the reader. */
export function useMailboxError(sentence: string | null | undefined): string | null {
  const t = useTranslations("settings.mailbox.errors");
  const name = NAMES.find((each) => MAILBOX_ERRORS[each] === sentence);
  return name ? t(name) : (sentence ?? null);
}
