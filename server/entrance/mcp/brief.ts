import { applications } from "@/contracts/applications/applications";
import { coverLetters } from "@/contracts/letters/letters";
import { applicationSchema } from "@/contracts/model/application";
import { letterSchema } from "@/contracts/model/letter";
import { resumeSchema } from "@/contracts/model/resume/resume";
import { isRecord } from "@/domain/is-record";
import type { Operation } from "@/server/entrance/http/operations";
import { operationIdOf } from "@/server/entrance/mcp/operation-id";

/** Long parts of documents and applications, which a list need not repeat: the tool that reads one of them returns them. */
const LONG_IN_LISTS: ReadonlySet<string> = new Set([
  "activity",
  "aiMetadata",
  "contacts",
  "content",
  "details",
  "greeting",
  "jobDescription",
  "notes",
  "postingSource",
  "requirements",
  "signOff",
  "style",
]);
/** What a client that has just written it need not read again. The timeline stays, because its entries have ids. */
const LONG_AFTER_WRITING: ReadonlySet<string> = new Set([
  "aiMetadata",
  "content",
  "data",
  "details",
  "jobDescription",
  "postingSource",
  "requirements",
  "style",
]);
const DOCUMENTS: readonly unknown[] = [applicationSchema, letterSchema, resumeSchema];
const LISTS: ReadonlySet<string> = new Set([applications.list, coverLetters.list].map(operationIdOf));

/** The fields that are left out of the responses of an operation; null if they are complete. */
export function leftOutOf({ method, operationId, outputSchema }: Operation): ReadonlySet<string> | null {
  if (LISTS.has(operationId)) return LONG_IN_LISTS;
  return method !== "GET" && DOCUMENTS.includes(outputSchema) ? LONG_AFTER_WRITING : null;
}

/** A response without these fields: of the object, of the entries of a list, or of a page of them. */
export function without(value: unknown, names: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((entry) => without(entry, names));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, field]): [string, unknown][] => {
      if (names.has(name)) return [];
      return [[name, name === "items" ? without(field, names) : field]];
    }),
  );
}
