"use client";

import { NumberField } from "@/components/features/editor/fields/number-field";
import { inPoints, inUnit, limitsIn, stepOf, useLengthUnit } from "@/components/kit/shell/length-unit";

type LengthFieldProps = {
  id?: string;
  "aria-label"?: string;
  /** In points, as are the limits. */
  value: number;
  onChange: (points: number) => void;
  min: number;
  max: number;
};

/** A length on the page, in the unit of the person's choice. */
export function LengthField({ value, onChange, min, max, ...props }: LengthFieldProps) {
  const unit = useLengthUnit();
  return (
    <NumberField
      {...props}
      {...limitsIn({ min, max }, unit)}
      step={stepOf(unit)}
      unit={unit}
      value={inUnit(value, unit)}
      onChange={(next) => onChange(inPoints(next, unit))}
    />
  );
}
