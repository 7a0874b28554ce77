import type { ArchiveFile } from "@/components/features/settings/archive/archive-file";
import { importDocuments } from "@/components/features/settings/archive/import-documents";
import type { ArchiveReport, Work } from "@/components/features/settings/archive/import-work";
import { patiently } from "@/components/features/settings/import-account";
import type { Patient } from "@/components/features/settings/patient";
import { api } from "@/components/kit/api/client";
import { failureOf } from "@/components/kit/api/error-text";
import { DEFAULT_TRACKER_SETTINGS } from "@/contracts/applications/default-settings";
import type { TrackerSettings } from "@/contracts/applications/tracker-settings";
import type { ArchivedApplication } from "@/contracts/model/archive";

export class Stopped extends Error {}

/** How many steps an import has. */
export const stepsIn = ({ manifest, paths }: ArchiveFile): number =>
  manifest.counts.resumes + manifest.counts.letters + manifest.counts.applications + paths(/^fonts\//).length + 2;

/**
 * Imports an archive, thing by thing: fonts, documents with their versions and pictures, applications with what was sent, and career data.
 * Nothing is duplicated: after a lost connection, it continues where it was.
 */
export async function importArchive(
  archive: ArchiveFile,
  damaged: readonly string[],
  signal: AbortSignal,
  tell: (done: number) => void,
): Promise<ArchiveReport> {
  const counts = { added: 0, present: 0, changed: 0 };
  const report: ArchiveReport = { counts, versions: 0, careerRows: 0, failed: [], isStopped: false };
  let done = 0;
  const step = async (name: string, run: () => Promise<void>) => {
    if (signal.aborted) throw new Stopped();
    try {
      await run();
    } catch (error) {
      if (signal.aborted) throw new Stopped();
      report.failed.push({ name, error });
      if (failureOf(error) === "UNAUTHORIZED") throw new Stopped();
    }
    tell(++done);
  };
  const patient: Patient = (call) => patiently(call, signal);
  const work: Work = { archive, damaged: new Set(damaged), patient, report, ids: {}, step };
  try {
    await importFonts(work);
    await importDocuments(work, "resume");
    await importDocuments(work, "letter");
    await importApplications(work);
    await step("career", () => importCareer(work));
    await step("settings", () => importSettings(work));
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    report.isStopped = true;
  }
  return report;
}

async function importFonts({ archive, patient, step, damaged }: Work): Promise<void> {
  for (const path of archive.paths(/^fonts\//)) {
    if (damaged.has(path)) continue;
    await step(path, async () => {
      const file = new File([await archive.bytes(path)], path.slice("fonts/".length));
      await patient(() => api.fonts.upload({ file }));
    });
  }
}

async function importApplications({ archive, patient, step, damaged, report, ids }: Work): Promise<void> {
  for (const path of archive.paths(/^applications\/[^/]+\/application\.json$/)) {
    if (damaged.has(path)) continue;
    await step(path, async () => {
      const application = (await archive.json(path)) as ArchivedApplication;
      const { id, outcome } = await patient(() => api.archive.importApplication({ application }));
      ids[application.id] = id;
      report.counts[outcome] += 1;
      const fileAt = async (place: string) => {
        const at = path.replace("application.json", place);
        return archive.has(at) && !damaged.has(at) ? new File([await archive.bytes(at)], at.split("/").at(-1) ?? at) : null;
      };
      if (outcome !== "added") return;
      for (const kind of ["resume", "letter"] as const) {
        const pages = await fileAt(`sent/${kind}.pdf`);
        if (pages) await patient(() => api.archive.importSent({ applicationId: id, kind, file: pages }));
        const attached = await fileAt(`files/${kind}.pdf`);
        const name = kind === "resume" ? application.resumeFileName : application.coverLetterName;
        const place = kind === "resume" ? "resume" : "cover-letter";
        if (attached)
          await patient(() => api.applications.attach({ id, kind: place, file: new File([attached], name || attached.name) }));
      }
    });
  }
}

const CAREER = [
  "facts",
  "stories",
  "artifacts",
  "schedules",
  "opportunities",
  "transcripts",
  "workspaces",
  "formAnswers",
  "mailProposals",
  "threads",
  "messages",
  "record",
  "links",
];

async function importCareer({ archive, patient, damaged, report, ids }: Work): Promise<void> {
  const career: Record<string, unknown> = {};
  for (const name of ["profile", ...CAREER]) {
    const path = `career/${name}.json`;
    if (archive.has(path) && !damaged.has(path)) career[name] = await archive.json(path);
  }
  const { leftOut: _, ...added } = await patient(() => api.career.import({ ids, career: career as never }));
  report.careerRows = Object.values(added).reduce((sum: number, count) => sum + (count ?? 0), 0);
}

/** Settings of applications, where the account still has those that it began with. */
async function importSettings({ archive, patient, damaged }: Work): Promise<void> {
  if (!archive.has("settings.json") || damaged.has("settings.json")) return;
  const { applications } = (await archive.json("settings.json")) as { applications?: TrackerSettings };
  const own = await patient(() => api.applications.settings({}));
  const isUnchanged = own.silenceDays === DEFAULT_TRACKER_SETTINGS.silenceDays && own.avoidCompanies.length === 0;
  if (applications && isUnchanged) await patient(() => api.applications.saveSettings(applications));
}
