"use client";

import { useTranslations } from "next-intl";
import { useSuggestions } from "@/components/features/applications/use-suggestions";
import { Button } from "@/components/kit/ui/button";
import { useBusy } from "@/components/kit/ui/use-busy";
import type { Application } from "@/contracts/model/application";
import type { Suggestion } from "@/domain/applications/next-step";

/** Does what is suggested with one press, or dismisses it until there is news. */
export function SuggestionButtons({ application, suggestion }: { application: Application; suggestion: Suggestion }) {
  const t = useTranslations("applications.suggestions");
  const { follow, dismiss } = useSuggestions();
  const { isBusy, during } = useBusy();
  const { company } = application;
  const isClosing = suggestion.kind === "suggest-no-response";

  return (
    <span className="flex flex-none gap-1">
      <Button
        size="sm"
        disabled={isBusy}
        aria-label={t(isClosing ? "closeIt" : "followUpIt", { company })}
        onClick={() => during(() => follow(application, suggestion))}
      >
        {t(isClosing ? "close" : "followUp")}
      </Button>
      <Button size="sm" variant="ghost" aria-label={t("dismissIt", { company })} onClick={() => dismiss(application, suggestion)}>
        {t("dismiss")}
      </Button>
    </span>
  );
}
