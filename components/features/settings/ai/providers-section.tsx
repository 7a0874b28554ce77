"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ProviderDialog } from "@/components/features/settings/ai/provider-dialog";
import { ProviderLine } from "@/components/features/settings/ai/provider-line";
import { useProviderTest } from "@/components/features/settings/ai/use-provider-test";
import { Section } from "@/components/features/settings/section";
import { usedProvider } from "@/components/kit/ai/use-ai";
import { queries } from "@/components/kit/api/client";
import { useErrorText } from "@/components/kit/api/error-text";
import { Button } from "@/components/kit/ui/button";
import type { AiProvider } from "@/contracts/ai/providers";

/** Connected providers of language models, oldest first, and a way to connect another. */
export function ProvidersSection() {
  const t = useTranslations("settings.ai.providers");
  const errorText = useErrorText();
  const { data, error } = useQuery(queries.aiProviders.list.queryOptions());
  const [edited, setEdited] = useState<AiProvider | "new" | null>(null);
  const { test, testing, problem } = useProviderTest();
  const isManaged = data?.some(({ managed }) => managed) ?? false;
  const used = data ? usedProvider(data) : null;

  return (
    <Section id="ai-providers" title={t("title")} text={isManaged ? t("managedText") : undefined}>
      {error ? <p role="alert">{errorText(error)}</p> : null}
      {data?.length === 0 ? <p className="mb-3 max-w-[60ch] text-muted-foreground">{t("none")}</p> : null}
      {data && data.length > 0 ? (
        <ul className="mb-4 border-t" aria-label={t("title")}>
          {data.map((provider) => (
            <ProviderLine
              key={provider.id}
              provider={provider}
              isUsed={provider.id === used?.id}
              isTesting={testing === provider.id}
              problem={problem?.id === provider.id ? problem.text : null}
              onTest={() => test(provider.id)}
              onChange={() => setEdited(provider)}
            />
          ))}
        </ul>
      ) : null}
      {data && !isManaged ? (
        <Button needsScript onClick={() => setEdited("new")}>
          {t(data.length === 0 ? "connect" : "connectAnother")}
        </Button>
      ) : null}
      {edited ? (
        <ProviderDialog
          provider={edited === "new" ? null : edited}
          onClose={() => setEdited(null)}
          onSaved={(saved) => {
            setEdited(null);
            if (saved.testStatus === "untested") void test(saved.id);
          }}
        />
      ) : null}
    </Section>
  );
}
