import { useTranslations } from "next-intl";
import type { Application } from "@/contracts/model/application";

/** What an application lacks for a request to a model, in a sentence with advice; null when nothing. */
export function useMissing(): (application: Application, needsPosting: boolean) => string | null {
  const t = useTranslations("applicationAi.missing");
  return ({ resumeId, jobDescription }, needsPosting) => {
    if (resumeId === null) return t("resume");
    return needsPosting && jobDescription.trim() === "" ? t("posting") : null;
  };
}
