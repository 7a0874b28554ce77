import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { queries } from "@/components/kit/api/client";
import type { AssistantThread } from "@/contracts/model/assistant/thread";

/** What conversations are about, by name. */
export function useTargetNames(): (thread: AssistantThread) => string {
  const t = useTranslations("assistant.targets");
  const { data = [] } = useQuery({ ...queries.applications.list.queryOptions({ input: {} }), staleTime: 60_000 });
  return ({ scope, applicationId, resumeName, coverLetterName }) => {
    if (scope === "career") return t("career");
    if (scope === "document") return resumeName ?? coverLetterName ?? t("gone");
    const application = data.find(({ id }) => id === applicationId);
    return application ? t("application", { role: application.role, company: application.company }) : t("someApplication");
  };
}
