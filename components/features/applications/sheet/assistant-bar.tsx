"use client";

import { useTranslations } from "next-intl";
import { Segmented } from "@/components/kit/ui/segmented";

type AssistantBarProps = { isAsking: boolean; onChange: (isAsking: boolean) => void };

/** Whether the sheet shows the application or the conversations about it. */
export function AssistantBar({ isAsking, onChange }: AssistantBarProps) {
  const t = useTranslations("assistant");
  return (
    <div className="flex-none border-b px-6 py-2 phone:px-4">
      <Segmented
        label={t("sheet.label")}
        size="sm"
        value={isAsking ? "assistant" : "application"}
        onChange={(value) => onChange(value === "assistant")}
        options={[
          { value: "application", label: t("sheet.application") },
          { value: "assistant", label: t("tab") },
        ]}
      />
    </div>
  );
}
