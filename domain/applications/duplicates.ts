import type { Application } from "@/contracts/model/application";
import { canonicalLink, jobIdOf } from "./posting-link";
import { companyKey, roleKey } from "./same-name";

/** Why two applications look like one: the surest reason of those that hold. */
export const DUPLICATE_REASONS = ["job-id", "link", "company-and-role"] as const;
export type DuplicateReason = (typeof DUPLICATE_REASONS)[number];

export type Posting = Pick<Application, "company" | "role" | "sourceUrl">;
export type Duplicate<Known> = { application: Known; reason: DuplicateReason };

/** What a posting is known by, surest first. A posting without a link has only its company and role. */
function keysOf({ company, role, sourceUrl }: Posting): [DuplicateReason, string | null][] {
  return [
    ["job-id", jobIdOf(sourceUrl ?? "")],
    ["link", canonicalLink(sourceUrl ?? "")],
    ["company-and-role", `${companyKey(company)}\n${roleKey(role)}`],
  ];
}

/**
 * Finds those of many applications that a posting duplicates. The applications are indexed once, so that an import of thousands of rows
 * costs three look-ups a row.
 */
export function duplicateFinder<Known extends Posting & { id: string }>(applications: readonly Known[]) {
  const index = new Map<string, Known[]>();
  for (const application of applications)
    for (const [reason, key] of keysOf(application)) {
      if (key === null) continue;
      const place = `${reason} ${key}`;
      const found = index.get(place);
      if (found) found.push(application);
      else index.set(place, [application]);
    }
  return (posting: Posting & { id?: string }): Duplicate<Known>[] => {
    const met = new Map<string, Duplicate<Known>>();
    for (const [reason, key] of keysOf(posting))
      for (const application of index.get(`${reason} ${key}`) ?? [])
        if (application.id !== posting.id && !met.has(application.id)) met.set(application.id, { application, reason });
    return [...met.values()];
  };
}
