import { useTranslations } from "next-intl";
import type { DavError } from "@/contracts/model/dav-account";
import { CALENDAR_ERRORS } from "@/contracts/model/linked-calendar";
import { CONTACTS_ERRORS } from "@/contracts/model/linked-contacts";

const NAMES = Object.keys(CALENDAR_ERRORS) as DavError[];

/** What is the same of a mailbox. */
const COMMON = ["wrong-password", "timeout", "connection-lost", "password-unreadable", "server-error"] as const;
/** What names the calendar or the address book. */
const OWN = ["too-much", "nothing-found", "unknown-target", "read-only"] as const;

const isOneOf = <Name extends DavError>(names: readonly Name[], name: DavError): name is Name =>
  names.some((each) => each === name);

/** What the server says of a calendar or an address book, in the language of the reader. */
export function useDavError(of: "calendar" | "contacts", sentence: string | null | undefined): string | null {
  const tCalendar = useTranslations("settings.calendar.errors");
  const tContacts = useTranslations("settings.contacts.errors");
  const tMailbox = useTranslations("settings.mailbox.errors");
  const sentences = of === "calendar" ? CALENDAR_ERRORS : CONTACTS_ERRORS;
  const name = NAMES.find((each) => sentences[each] === sentence);
  if (name === undefined) return sentence ?? null;
  if (isOneOf(COMMON, name)) return tMailbox(name);
  return isOneOf(OWN, name) && of === "contacts" ? tContacts(name) : tCalendar(name);
}
