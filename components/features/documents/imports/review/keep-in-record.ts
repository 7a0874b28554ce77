import { patiently } from "@/components/features/documents/imports/patiently";
import { api } from "@/components/kit/api/client";
import { LIMITS } from "@/contracts/limits";

/**
 * Keeps the entries of a new resume in the career record, and links them. What is only similar to an entry that is there already is left for
 * the person to decide.
 */
export async function keepInRecord(resumeId: string): Promise<void> {
  const proposed = await patiently(() => api.career.record.propose({ resumeIds: [resumeId] }));
  const groups = proposed.flatMap(({ section, items, data, certainty }) =>
    certainty === "same" ? [{ section, items, data }] : [],
  );
  for (let from = 0; from < groups.length; from += LIMITS.record.groups)
    await patiently(() => api.career.record.accept({ groups: groups.slice(from, from + LIMITS.record.groups) }));
}
