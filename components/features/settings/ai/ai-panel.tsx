"use client";

import { useTranslations } from "next-intl";
import { CallsSection } from "@/components/features/settings/ai/calls-section";
import { DestinationsSection } from "@/components/features/settings/ai/destinations-section";
import { ProvidersSection } from "@/components/features/settings/ai/providers-section";
import { WebAccessSection } from "@/components/features/settings/ai/web-access-section";

/** Language models and web search: what is connected, what each part sends where, and the record of what was sent. */
export function AiPanel() {
  const t = useTranslations("settings.ai");
  return (
    <div className="grid grid-cols-1 gap-8">
      <p className="-mb-3 max-w-[60ch] text-muted-foreground">{t("text")}</p>
      <ProvidersSection />
      <WebAccessSection />
      <DestinationsSection />
      <CallsSection />
    </div>
  );
}
