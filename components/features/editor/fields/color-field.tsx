"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { classNames } from "@/components/kit/ui/class-names";
import { hexOf, readColor, writeColor } from "@/components/kit/ui/color";
import { CONTROL } from "@/components/kit/ui/field";

type ColorFieldProps = { id?: string; label: string; value: string; onChange: (value: string) => void; allowEmpty?: boolean };

/** A colour by picker or by typing its hexadecimal or rgba form. */
export function ColorField({ id, label, value, onChange, allowEmpty = false }: ColorFieldProps) {
  const t = useTranslations("editor.color");
  const color = readColor(value);
  const shown = color ? (color.alpha === 1 ? hexOf(color) : writeColor(color)) : value;
  const [text, setText] = useState(shown);
  useEffect(() => setText(shown), [shown]);

  function typed(next: string) {
    setText(next);
    const read = readColor(next);
    if (read && /^#?[0-9a-f]{6}$|\)$/i.test(next.trim())) onChange(writeColor(read));
    if (allowEmpty && next.trim() === "") onChange("");
  }

  return (
    <span className="flex min-w-0 items-center gap-2">
      <span
        className="relative size-6 flex-none rounded-full shadow-[inset_0_0_0_1px_color-mix(in_oklch,var(--foreground)_16%,transparent)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring phone:size-9"
        style={{ background: color ? writeColor(color) : "transparent" }}
      >
        <input
          type="color"
          aria-label={t("pick", { name: label })}
          value={color ? hexOf(color) : "#000000"}
          onChange={(event) => {
            const picked = readColor(event.target.value);
            if (picked) onChange(writeColor({ ...picked, alpha: color?.alpha ?? 1 }));
          }}
          className="absolute inset-0 cursor-pointer opacity-0"
        />
      </span>
      <input
        id={id}
        aria-label={id ? undefined : label}
        value={text}
        spellCheck={false}
        onChange={(event) => typed(event.target.value)}
        onBlur={() => setText(shown)}
        placeholder={allowEmpty ? t("fromTemplate") : undefined}
        className={classNames(CONTROL, "h-control px-2 text-sm")}
      />
    </span>
  );
}
