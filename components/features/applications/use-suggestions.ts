"use client";

import { useTranslations } from "next-intl";
import { setDismissed } from "@/components/features/applications/dismissed";
import { localDay } from "@/components/features/applications/local-days";
import { useApplicationActions } from "@/components/features/applications/use-application-actions";
import { useErrorText } from "@/components/kit/api/error-text";
import { toast } from "@/components/kit/ui/toast";
import type { Application } from "@/contracts/model/application";
import { dismissalOf, type Suggestion } from "@/domain/applications/next-step";

/** What one press does with a suggestion: it is followed or dismissed. Each can be undone. */
export function useSuggestions() {
  const t = useTranslations("applications.suggestions");
  const tApplications = useTranslations("applications");
  const errorText = useErrorText();
  const actions = useApplicationActions();

  async function setFollowUp({ id, company }: Application, followUpAt: string | null) {
    try {
      await actions.change(id, { followUpAt });
      return true;
    } catch (error) {
      toast(t("failed", { company, reason: errorText(error) }));
      return false;
    }
  }

  return {
    async follow(application: Application, { kind }: Suggestion) {
      if (kind === "suggest-no-response") return actions.closeUnanswered(application);
      if (!(await setFollowUp(application, localDay(Date.now())))) return;
      const undo = () => void setFollowUp(application, application.followUpAt);
      toast(t("followUpSet", { company: application.company }), { label: tApplications("undo"), onClick: undo });
    },
    dismiss({ id, company }: Application, suggestion: Suggestion) {
      const dismissal = dismissalOf(id, suggestion);
      setDismissed(dismissal, true);
      toast(t("dismissed", { company }), { label: tApplications("undo"), onClick: () => setDismissed(dismissal, false) });
    },
  };
}
