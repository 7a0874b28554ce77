import { patiently } from "@/components/features/documents/imports/read-import";
import type { AlsoWanted } from "@/components/features/documents/imports/review/also-found-choice";
import { api } from "@/components/kit/api/client";
import type { ImportReading } from "@/contracts/model/import-reading";

/** Applications that one request may add. */
const AT_ONCE = 500;

/** Adds what the person wants of the rest of a file: to the tracker, the career profile and the facts. */
export async function keepAlsoFound(found: ImportReading["alsoFound"], wanted: AlsoWanted): Promise<void> {
  if (wanted.applications) {
    for (let start = 0; start < found.applications.length; start += AT_ONCE) {
      const items = found.applications.slice(start, start + AT_ONCE).map(({ appliedAt, ...application }) => ({
        ...application,
        ...(appliedAt === "" ? {} : { appliedAt, stageEnteredAt: appliedAt }),
      }));
      await patiently(() => api.applications.importMany({ items }));
    }
  }
  const { preferences } = found;
  if (wanted.preferences && preferences) {
    const profile = await api.career.profile.read();
    const given = Object.fromEntries(Object.entries(preferences).filter(([, value]) => value !== undefined));
    await patiently(() => api.career.profile.save({ ...profile, ...given }));
  }
  if (wanted.answers)
    for (const { question, answer } of found.answers) {
      const text = `${question} ${answer}`;
      const source = { kind: "manual" as const, id: crypto.randomUUID(), quote: text };
      await patiently(() => api.career.facts.create({ text, category: "preference", source }));
    }
}
