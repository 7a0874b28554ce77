"use client";

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

/** A number with its unit. Input counts as soon as it is within the limits; on blur, the field shows the effective value. */
export function NumberField({ value, onChange, min, max, step = 1, unit, ...props }: NumberFieldProps) {
  const [text, setText] = useState(String(value));
  useEffect(() => {
    setText((current) => (Number(current) === value && current !== "" ? current : String(value)));
  }, [value]);

  const commit = (typed: string) => {
    setText(typed);
    const number = Number(typed.replace(",", "."));
    if (typed.trim() !== "" && Number.isFinite(number) && number >= min && number <= max) onChange(number);
  };
  const nudge = (by: number) => {
    const next = Math.min(max, Math.max(min, Math.round((value + by) * 100) / 100));
    setText(String(next));
    onChange(next);
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
      onBlur={() => setText(String(value))}
      onKeyDown={(event) => {
        if (event.altKey || (event.key !== "ArrowUp" && event.key !== "ArrowDown")) return;
        event.preventDefault();
        nudge((event.key === "ArrowUp" ? 1 : -1) * step * (event.shiftKey ? 10 : 1));
      }}
    />
  );
}
