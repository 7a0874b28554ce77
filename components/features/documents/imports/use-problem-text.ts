import { useTranslations } from "next-intl";
import { useCallback } from "react";
import type { ImportProblem } from "@/components/features/documents/imports/import-store";
import { useErrorText } from "@/components/kit/api/error-text";

/** Why a file was not read, in the language of the interface. */
export function useProblemText(): (name: string, problem: Omit<ImportProblem, "text">, error: unknown) => string {
  const t = useTranslations("imports.problems");
  const tKind = useTranslations("imports.kinds");
  const errorText = useErrorText();
  return useCallback(
    (name, { reason, kind }, error) =>
      kind ? tKind(kind, { name }) : reason === "other" ? errorText(error) : t(reason, { name }),
    [t, tKind, errorText],
  );
}
