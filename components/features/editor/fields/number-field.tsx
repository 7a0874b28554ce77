"use client";

import { useLocale } from "next-intl";
import { useEffect, useState } from "react";
import { UnitInput } from "@/components/kit/ui/field";

type NumberFieldProps = {
  id?: string;
  "aria-label"?: string;
  value: number;
  onChange: (value: number) => void;
  min: number;
  max: number;
  step?: number;
  unit: string;
  disabled?: boolean;
};

/** Whether the language writes 1,5 for one and a half. */
const hasDecimalComma = (locale: string): boolean => new Intl.NumberFormat(locale).format(1.5).includes(",");
const read = (typed: string): number => (typed.trim() === "" ? Number.NaN : Number(typed.replace(",", ".")));

/** A number with its unit, with a decimal comma where the language has one; both commas and points can be typed. Input counts as soon as it is within the limits; on blur, the field shows the effective value. */
export function NumberField({ value, onChange, min, max, step = 1, unit, ...props }: NumberFieldProps) {
  const locale = useLocale();
  const shown = hasDecimalComma(locale) ? String(value).replace(".", ",") : String(value);
  const [text, setText] = useState(shown);
  useEffect(() => {
    setText((current) => (read(current) === value ? current : shown));
  }, [value, shown]);

  const commit = (typed: string) => {
    setText(typed);
    const number = read(typed);
    if (Number.isFinite(number) && number >= min && number <= max) onChange(number);
  };
  const nudge = (by: number) => {
    onChange(Math.min(max, Math.max(min, Math.round((value + by) * 100) / 100)));
  };

  return (
    <UnitInput
      {...props}
      unit={unit}
      inputMode="decimal"
      value={text}
      role="spinbutton"
      aria-valuenow={value}
      aria-valuemin={min}
      aria-valuemax={max}
      onChange={(event) => commit(event.target.value)}
      onBlur={() => setText(shown)}
      onKeyDown={(event) => {
        if (event.altKey || (event.key !== "ArrowUp" && event.key !== "ArrowDown")) return;
        event.preventDefault();
        nudge((event.key === "ArrowUp" ? 1 : -1) * step * (event.shiftKey ? 10 : 1));
      }}
    />
  );
}
