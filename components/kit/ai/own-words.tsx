"use client";

import { useTranslations } from "next-intl";
import { SentenceForm } from "@/components/kit/ai/sentence-form";

type OwnWordsProps = { initial: string; onTaken: (text: string) => void; onCancel: () => void };

/** A model's sentence for the person to put right. What they write themselves needs no source. */
export function OwnWords({ initial, onTaken, onCancel }: OwnWordsProps) {
  const t = useTranslations("ai.claims");
  return <SentenceForm label={t("ownWords")} submitLabel={t("putIn")} initial={initial} onSubmit={onTaken} onCancel={onCancel} />;
}
