"use client";

import { useTranslations } from "next-intl";
import { LABEL } from "@/components/kit/ui/field";
import { Segmented } from "@/components/kit/ui/segmented";

type LevelFieldProps = { label: string; value: number; onChange: (value: number) => void };

/** 0 to 5, where 0 shows no level on the page. Levels between two numbers, as imports bring them, show as the nearest. */
export function LevelField({ label, value, onChange }: LevelFieldProps) {
  const t = useTranslations("editor.level");
  const options = ["0", "1", "2", "3", "4", "5"].map((level) => ({ value: level, label: level === "0" ? t("none") : level }));
  return (
    <div className="min-w-0">
      <span className={`${LABEL} mb-1`}>{label}</span>
      <Segmented
        label={label}
        value={String(Math.round(value))}
        options={options}
        onChange={(level) => onChange(Number(level))}
        className="[&>label]:px-1"
      />
    </div>
  );
}
