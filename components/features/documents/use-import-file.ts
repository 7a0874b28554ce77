"use client";

import type { PrefetchKind } from "next/dist/client/components/router-reducer/router-reducer-types";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useCallback } from "react";
import { keepImports, waitingImport } from "@/components/features/documents/imports/import-store";
import { useProblemText } from "@/components/features/documents/imports/use-problem-text";
import { useErrorText } from "@/components/kit/api/error-text";
import { toastOnNextPage } from "@/components/kit/ui/toast";
import { LIMITS } from "@/contracts/limits";

/** The screen of files that wait for their review. */
const REVIEW = "/import";

/**
 * Loads the screen of the review while a person chooses a file: it opens without waiting, the server prepares to read, and the engine to
 * draw. For parts on which a file is about to be chosen.
 */
export function usePrepareImport(): () => void {
  const router = useRouter();
  return useCallback(() => {
    router.prefetch(REVIEW, { kind: "full" as PrefetchKind });
    void import("@/components/kit/page-preview/warm-first-pages").then(({ prepareFirstPages }) => prepareFirstPages());
  }, [router]);
}

/**
 * Imports chosen files and opens what comes of them. Throws a message with the file's name if a single one cannot be read.
 */
export function useImportFiles(ownerId: string): (files: readonly File[], isClose?: boolean) => Promise<void> {
  const router = useRouter();
  const pathOf = useImportedPath(ownerId);
  return async (files, isClose) => {
    const path = await pathOf(files, isClose);
    if (path === REVIEW) router.push(path);
    else window.location.assign(path);
  };
}

/**
 * Takes chosen files and returns the next path. A single file without open questions becomes a document immediately; otherwise
 * the files are stored on this device for their review. Throws a message with the file's name if a single one cannot be read.
 */
function useImportedPath(ownerId: string): (files: readonly File[], isClose?: boolean) => Promise<string> {
  const t = useTranslations("imports");
  const problemText = useProblemText();
  const errorText = useErrorText();
  return async (files, isClose = false) => {
    const [file, ...others] = files;
    if (!file) throw new Error(t("noFile"));
    if (others.length > 0) {
      if (files.length > LIMITS.importFiles)
        throw new Error(t("tooMany", { count: files.length - LIMITS.importFiles, max: LIMITS.importFiles }));
      await keepImports(files.map((each, index) => waitingImport(ownerId, each, index, isClose)));
      return REVIEW;
    }
    // With the schemas that a reading needs: the library opens without them.
    const [{ importReviewed, needsReview, readImport }, { withFileLook }, { beginReview }] = await Promise.all([
      import("@/components/features/documents/imports/read-import"),
      import("@/components/features/documents/imports/review/file-look"),
      import("@/domain/imports/review/review"),
    ]);
    const read = await readImport(file);
    if ("made" in read) return read.made;
    if ("problem" in read) throw new Error(problemText(file.name, read.problem, read.error), { cause: read.error });
    const { reading, copy } = read;
    const review = withFileLook(beginReview(reading), reading, isClose ? "close" : "standard");
    if (copy || needsReview(reading)) {
      await keepImports([{ ...waitingImport(ownerId, file, 0), state: "read", reading, copy, review }]);
      return REVIEW;
    }
    try {
      const { address, letters } = await importReviewed(review, reading);
      if (letters > 0) toastOnNextPage(t("importedLetters", { count: letters }));
      return address;
    } catch (thrown) {
      throw new Error(errorText(thrown), { cause: thrown });
    }
  };
}
