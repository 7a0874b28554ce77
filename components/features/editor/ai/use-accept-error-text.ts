import { useTranslations } from "next-intl";
import { useAiErrorText } from "@/components/kit/ai/ai-error-text";
import { NotSaved } from "@/components/kit/assistant/open-document";

/** Why an accepted change was not made. The proposal stays in every case. */
export function useAcceptErrorText(): (error: unknown) => string {
  const t = useTranslations("editorAi");
  const errorText = useAiErrorText();
  return (error) => (error instanceof NotSaved ? t("notSaved") : errorText(error));
}
