import type { Patient } from "@/components/features/settings/patient";
import { api } from "@/components/kit/api/client";

type Json = Record<string, unknown>;

const FIELDS = [
  "company",
  "role",
  "location",
  "salary",
  "source",
  "sourceUrl",
  "jobDescription",
  "requirements",
  "tags",
  "notes",
  "followUpAt",
  "followUpNote",
  "deadline",
  "contacts",
  "status",
] as const;

/**
 * Adds an application of an export with its stage, notes and interviews. Documents are linked only where it has not been sent: what was sent
 * then is not what the documents are now.
 */
export async function importApplication(row: Json, ids: Readonly<Record<string, string>>, patient: Patient): Promise<string> {
  const fields = Object.fromEntries(FIELDS.flatMap((field) => (field in row ? [[field, row[field]]] : [])));
  const entries = (Array.isArray(row.activity) ? (row.activity as Json[]) : []).toReversed();
  const stage = entries.findLast(({ type }) => type === "stage");
  const isSent = row.status !== "saved";
  const input = {
    ...fields,
    ...(row.status === "closed" && typeof row.closedReason === "string" ? { closedReason: row.closedReason } : {}),
    ...(isSent ? {} : { resumeId: ids[String(row.resumeId)] ?? null, coverLetterId: ids[String(row.coverLetterId)] ?? null }),
    ...(isSent && stage ? { stageEnteredAt: dayOf(stage.at) } : {}),
    ...(isSent && typeof row.appliedAt === "string" ? { appliedAt: dayOf(row.appliedAt) } : {}),
  };
  const id = await patient(() => api.applications.create(input as never));
  for (const entry of entries) await importEntry(id, entry, patient);
  return id;
}

async function importEntry(id: string, { type, at, text, ...interview }: Json, patient: Patient): Promise<void> {
  if (type === "note") await patient(() => api.applications.addNote({ id, text, date: dayOf(at) } as never));
  if (type !== "interview") return;
  const { kind, durationMinutes, location, notes, participants, audience, timezone, label } = interview;
  const input = { id, at, kind, durationMinutes, location, notes, participants, audience, timezone, label };
  await patient(() => api.applications.addInterview(input as never));
}

const dayOf = (at: unknown) => String(at).slice(0, 10);
