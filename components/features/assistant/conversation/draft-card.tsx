"use client";

import { useTranslations } from "next-intl";
import { LeftOutList } from "@/components/kit/ai/left-out-list";
import { TextSources } from "@/components/kit/ai/text-sources";
import { Button } from "@/components/kit/ui/button";
import { Icon } from "@/components/kit/ui/icon";
import { toast } from "@/components/kit/ui/toast";
import type { AssistantPart } from "@/contracts/model/assistant/part";

/** A text that was written to be used elsewhere. */
export function DraftCard({ part }: { part: Extract<AssistantPart, { type: "draft" }> }) {
  const { title, text, leftOut } = part;
  const t = useTranslations("assistant.draft");

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      toast(t("copied"));
    } catch {
      toast(t("copyFailed"));
    }
  }

  return (
    <section aria-label={title || t("title")} className="grid gap-2 border-y py-2.5">
      <div className="flex items-center gap-2">
        <p className="min-w-0 flex-1 font-medium [overflow-wrap:anywhere]">{title || t("title")}</p>
        <Button size="xs" onClick={copy}>
          <Icon name="copy" size="sm" />
          {t("copy")}
        </Button>
      </div>
      <p className="whitespace-pre-wrap leading-relaxed [overflow-wrap:anywhere]" dir="auto">
        {text}
      </p>
      <TextSources {...part} />
      {leftOut.length > 0 ? <LeftOutList leftOut={leftOut} /> : null}
    </section>
  );
}
