import type { ArchiveFile } from "@/components/features/settings/archive/archive-file";
import type { Patient } from "@/components/features/settings/patient";

export type Outcome = "added" | "present" | "changed";

export type ArchiveReport = {
  /** Documents and applications by what became of them. */
  counts: Record<Outcome, number>;
  versions: number;
  careerRows: number;
  failed: { name: string; error: unknown }[];
  isStopped: boolean;
};

/** What an import works with. */
export type Work = {
  archive: ArchiveFile;
  patient: Patient;
  /** Files that are damaged and left out. */
  damaged: ReadonlySet<string>;
  report: ArchiveReport;
  /** Identifiers of this account by those of the archive. */
  ids: Record<string, string>;
  /** Runs one step. A failure is noted and does not stop the others. */
  step: (name: string, run: () => Promise<void>) => Promise<void>;
};
