import { useLocale, useTranslations } from "next-intl";
import type { AssistantCost } from "@/contracts/model/assistant/message";

/** What a conversation has taken so far: its price where that is known, otherwise its tokens. */
export function CostText({ cost: { calls, inputTokens, outputTokens, costUsd } }: { cost: AssistantCost }) {
  const t = useTranslations("assistant.cost");
  const locale = useLocale();
  if (calls === 0) return null;
  const dollars = new Intl.NumberFormat(locale, { style: "currency", currency: "USD", maximumSignificantDigits: 2 });
  const tokens = t("tokens", { count: inputTokens + outputTokens });
  return (
    <span className="whitespace-nowrap text-subtle-foreground text-xs tabular-nums">
      <span className="sr-only">{t("title")} </span>
      {costUsd === null ? tokens : dollars.format(costUsd)}
    </span>
  );
}
