import { useTranslations } from "next-intl";
import type { DavError } from "@/contracts/model/dav-account";
import { CALENDAR_ERRORS } from "@/contracts/model/linked-calendar";

const NAMES = Object.keys(CALENDAR_ERRORS) as DavError[];

/** What is the same of a mailbox. */
const COMMON = ["wrong-password", "timeout", "connection-lost", "password-unreadable", "server-error"] as const;

const isCommon = (name: DavError): name is (typeof COMMON)[number] => COMMON.some((common) => common === name);

/** What the server says of a calendar account, in the language of the reader. */
export function useCalendarError(sentence: string | null | undefined): string | null {
  const t = useTranslations("settings.calendar.errors");
  const tMailbox = useTranslations("settings.mailbox.errors");
  const name = NAMES.find((each) => CALENDAR_ERRORS[each] === sentence);
  if (name === undefined) return sentence ?? null;
  return isCommon(name) ? tMailbox(name) : t(name);
}
