import { patiently } from "@/components/features/documents/imports/patiently";
import type { AlsoRequested } from "@/components/features/documents/imports/review/also-found-choice";
import { api } from "@/components/kit/api/client";
import type { CareerProfile } from "@/contracts/model/career/profile";
import { PROFILE_NAMES } from "@/contracts/model/career/profile-choices";
import type { ImportReading } from "@/contracts/model/import-reading";

/** Applications that one request may add. */
const AT_ONCE = 500;

/**
 * Adds the selected other contents of a file: to the tracker, the career profile and the facts. `onKept` is called for each part, so that
 * a second try does not add it again.
 */
export async function keepAlsoFound(
  found: ImportReading["alsoFound"],
  requested: AlsoRequested,
  onStored: (part: keyof AlsoRequested) => void,
): Promise<void> {
  if (requested.applications) {
    for (let start = 0; start < found.applications.length; start += AT_ONCE) {
      const items = found.applications.slice(start, start + AT_ONCE).map(({ appliedAt, ...application }) => ({
        ...application,
        ...(appliedAt === "" ? {} : { appliedAt, stageEnteredAt: appliedAt }),
      }));
      await patiently(() => api.applications.importMany({ items }));
    }
    onStored("applications");
  }
  const { preferences } = found;
  if (requested.preferences && preferences) {
    const profile = await api.career.profile.read();
    await patiently(() => api.career.profile.save({ ...profile, ...addedTo(profile, preferences) }));
    onStored("preferences");
  }
  if (requested.answers) {
    for (const { question, answer } of found.answers) {
      const text = `${question} ${answer}`;
      const source = { kind: "manual" as const, id: crypto.randomUUID(), quote: text };
      await patiently(() => api.career.facts.create({ text, category: "preference", source }));
    }
    onStored("answers");
  }
}

type Preferences = NonNullable<ImportReading["alsoFound"]["preferences"]>;

/** What the file adds to a profile: lists grow, and only what is empty is filled. */
function addedTo(profile: CareerProfile, found: Preferences): Partial<CareerProfile> {
  const together = (own: readonly string[], others: readonly string[] = []) =>
    [...new Set([...own, ...others])].slice(0, Math.max(own.length, PROFILE_NAMES));
  return {
    targetRoles: together(profile.targetRoles, found.targetRoles),
    locations: together(profile.locations, found.locations),
    priorities: profile.priorities || (found.priorities ?? ""),
    maxOfficeDays: profile.maxOfficeDays ?? found.maxOfficeDays ?? null,
  };
}
