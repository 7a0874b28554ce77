import { useCallback, useEffect, useRef, useState } from "react";
import {
  forgetImports,
  keepImports,
  type StoredImport,
  storedImports,
  waitingImport,
} from "@/components/features/documents/imports/import-store";
import { importReviewed, readImport } from "@/components/features/documents/imports/read-import";
import { withFileLook } from "@/components/features/documents/imports/review/file-look";
import { useProblemText } from "@/components/features/documents/imports/use-problem-text";
import { LIMITS } from "@/contracts/limits";
import { beginReview } from "@/domain/imports/review/review";

/** Files that are read concurrently. */
const AT_ONCE = 2;

/** The files that wait for their review on this device. They are read two at a time; every step is stored. */
export function useImports(ownerId: string) {
  const [imports, setImports] = useState<StoredImport[] | null>(null);
  const problemText = useProblemText();
  const running = useRef(new Set<string>());

  const change = useCallback((id: string, fields: Partial<StoredImport>) => {
    setImports((all) => {
      const next = all?.map((each) => (each.id === id ? { ...each, ...fields } : each)) ?? null;
      const changed = next?.find((each) => each.id === id);
      if (changed) void keepImports([changed]);
      return next;
    });
  }, []);

  useEffect(() => {
    void storedImports(ownerId).then((found) => setImports(found.filter((each) => each.state !== "imported")));
  }, [ownerId]);

  useEffect(() => {
    for (const each of imports ?? []) {
      if (each.state !== "waiting" || running.current.has(each.id) || running.current.size >= AT_ONCE) continue;
      running.current.add(each.id);
      void readImport(new File([each.file], each.name)).then((read) => {
        running.current.delete(each.id);
        if ("made" in read) change(each.id, { state: "imported", address: read.made });
        else if ("reading" in read)
          change(each.id, {
            state: "read",
            reading: read.reading,
            copy: read.copy,
            review: withFileLook(beginReview(read.reading), read.reading, each.isClose ? "close" : "standard"),
            problem: null,
          });
        else
          change(each.id, {
            state: "failed",
            problem: { ...read.problem, text: problemText(each.name, read.problem, read.error) },
          });
      });
    }
  }, [imports, change, problemText]);

  const add = useCallback(
    (files: readonly File[]) => {
      const room = Math.max(0, LIMITS.importFiles - (imports?.length ?? 0));
      const added = files.slice(0, room).map((file, index) => waitingImport(ownerId, file, index));
      setImports((all) => [...(all ?? []), ...added]);
      void keepImports(added);
      return files.length - added.length;
    },
    [imports, ownerId],
  );

  const drop = useCallback((ids: readonly string[]) => {
    setImports((all) => all?.filter((each) => !ids.includes(each.id)) ?? null);
    return forgetImports(ids);
  }, []);

  /** Creates the resume of a file that was read. Throws the error of the API. */
  const importOne = useCallback(async ({ id, review, reading }: StoredImport): Promise<{ address: string; letters: number }> => {
    if (!review || !reading) throw new Error("The file has not been read.");
    const made = await importReviewed(review, reading);
    setImports((all) => all?.map((each) => (each.id === id ? { ...each, state: "imported" as const, ...made } : each)) ?? null);
    await forgetImports([id]);
    return made;
  }, []);

  return { imports, add, change, drop, importOne };
}

export type Imports = ReturnType<typeof useImports>;
