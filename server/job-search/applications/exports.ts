import { APPLICATION_EXPORT_TYPES, CONTACT_EXPORT_TYPES } from "@/contracts/applications/exports";
import type { Application } from "@/contracts/model/application";
import { contactsToCsv, contactsToVcards } from "@/domain/applications/contact-cards";
import { peopleOf } from "@/domain/applications/people";
import { applicationsToCsv } from "@/domain/applications/table/write-rows";
import type { Db } from "@/server/platform/db/client";
import { listApplications } from "./read";

/** All applications of their owner as a file. */
export async function exportApplications(db: Db, ownerId: string, format: keyof typeof APPLICATION_EXPORT_TYPES): Promise<File> {
  const { entries } = await listApplications(db, ownerId, {});
  const text = format === "csv" ? applicationsToCsv(entries) : JSON.stringify(entries, null, 2);
  return new File([text], `applications.${format}`, { type: APPLICATION_EXPORT_TYPES[format] });
}

const CONTACT_WRITERS: Record<keyof typeof CONTACT_EXPORT_TYPES, (applications: Application[]) => string> = {
  csv: contactsToCsv,
  vcf: contactsToVcards,
  json: (applications) => JSON.stringify(peopleOf(applications), null, 2),
};

/** The people of all applications as a file. */
export async function exportContacts(db: Db, ownerId: string, format: keyof typeof CONTACT_EXPORT_TYPES): Promise<File> {
  const { entries } = await listApplications(db, ownerId, {});
  return new File([CONTACT_WRITERS[format](entries)], `contacts.${format}`, { type: CONTACT_EXPORT_TYPES[format] });
}
