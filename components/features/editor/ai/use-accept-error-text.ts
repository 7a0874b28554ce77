import { useTranslations } from "next-intl";
import { NotSaved } from "@/components/features/editor/ai/accept";
import { useAiErrorText } from "@/components/kit/ai/ai-error-text";

/** Why an accepted change was not made. The proposal is kept in every case. */
export function useAcceptErrorText(): (error: unknown) => string {
  const t = useTranslations("editorAi");
  const errorText = useAiErrorText();
  return (error) => (error instanceof NotSaved ? t("notSaved") : errorText(error));
}
