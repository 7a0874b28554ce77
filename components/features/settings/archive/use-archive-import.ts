import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { type ArchiveFile, damagedFiles, NotAnArchive, openArchive } from "@/components/features/settings/archive/archive-file";
import type { Compared } from "@/components/features/settings/archive/archive-states";
import { importArchive, stepsIn } from "@/components/features/settings/archive/import-archive";
import type { ArchiveReport } from "@/components/features/settings/archive/import-work";
import { api } from "@/components/kit/api/client";

export type ArchiveState =
  | { step: "none" }
  | { step: "refused"; name: string; isNewer: boolean }
  | { step: "checking"; done: number; total: number }
  | { step: "read"; name: string; archive: ArchiveFile; compared: Compared; damaged: string[] }
  | { step: "running"; done: number; total: number }
  | { step: "done"; report: ArchiveReport };

/** The steps of taking an archive into the account: check each file, compare, import, report. */
export function useArchiveImport() {
  const cache = useQueryClient();
  const [state, setState] = useState<ArchiveState>({ step: "none" });
  const running = useRef<AbortController | null>(null);
  const begin = () => {
    const controller = new AbortController();
    running.current = controller;
    return controller.signal;
  };
  const reset = () => setState({ step: "none" });

  async function take(file: File) {
    const signal = begin();
    setState({ step: "checking", done: 0, total: 1 });
    try {
      const archive = await openArchive(file);
      const damaged = await damagedFiles(archive, signal, (done, total) => setState({ step: "checking", done, total }));
      if (signal.aborted) return reset();
      setState({ step: "read", name: file.name, archive, damaged, compared: await compare(archive, new Set(damaged)) });
    } catch (error) {
      if (!(error instanceof NotAnArchive)) throw error;
      setState({ step: "refused", name: file.name, isNewer: error.isNewer });
    }
  }

  async function run(archive: ArchiveFile, damaged: readonly string[]) {
    const total = stepsIn(archive);
    setState({ step: "running", done: 0, total });
    const report = await importArchive(archive, damaged, begin(), (done) => setState({ step: "running", done, total }));
    await archive.close();
    setState({ step: "done", report });
    await cache.invalidateQueries();
  }

  return { state, take, run, reset, cancel: () => running.current?.abort() };
}

/** Things compared in one request. */
const BATCH = 1000;
const KINDS = { resume: "resumes", letter: "letters", application: "applications" } as const;

async function compare(archive: ArchiveFile, damaged: ReadonlySet<string>): Promise<Compared> {
  const compared: Compared = { added: 0, present: 0, changed: 0 };
  for (const [kind, field] of Object.entries(KINDS)) {
    const paths = archive.paths(new RegExp(`^${kind}s/[^/]+/${kind}\\.json$`)).filter((path) => !damaged.has(path));
    for (let from = 0; from < paths.length; from += BATCH) {
      const batch = paths.slice(from, from + BATCH);
      const things = (await Promise.all(batch.map(archive.json))) as { id: string; updatedAt: string }[];
      const found = await api.archive.compare({ [field]: things.map(({ id, updatedAt }) => ({ id, updatedAt })) });
      for (const { outcome } of found) compared[outcome] += 1;
      compared.added += batch.length - found.length;
    }
  }
  return compared;
}
