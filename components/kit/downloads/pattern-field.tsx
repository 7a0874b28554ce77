"use client";

import { useTranslations } from "next-intl";
import { useRef } from "react";
import { Button } from "@/components/kit/ui/button";
import { Field, TextInput } from "@/components/kit/ui/field";
import {
  DEFAULT_PATTERN,
  MAX_PATTERN_CHARACTERS,
  NAME_PLACEHOLDERS,
  type NameValues,
  patternedName,
} from "@/domain/exports/name-pattern";

type PatternFieldProps = {
  pattern: string;
  onChange: (pattern: string) => void;
  /** The values of the placeholders, for the preview. */
  values: NameValues;
  extension: string;
};

/** The pattern for names of files, with its placeholders as buttons and what comes out. */
export function PatternField({ pattern, onChange, values, extension }: PatternFieldProps) {
  const t = useTranslations("downloads");
  const input = useRef<HTMLInputElement>(null);

  /** Puts a placeholder where the caret is, and the caret after it. */
  function insert(placeholder: string) {
    const field = input.current;
    const [from, to] = [field?.selectionStart ?? pattern.length, field?.selectionEnd ?? pattern.length];
    onChange(`${pattern.slice(0, from)}{${placeholder}}${pattern.slice(to)}`.slice(0, MAX_PATTERN_CHARACTERS));
    const after = from + placeholder.length + 2;
    requestAnimationFrame(() => {
      field?.focus();
      field?.setSelectionRange(after, after);
    });
  }

  return (
    <div>
      <Field label={t("dialog.pattern")} hint={t("dialog.hint")}>
        {(ids) => (
          <TextInput
            {...ids}
            ref={input}
            value={pattern}
            placeholder={DEFAULT_PATTERN}
            maxLength={MAX_PATTERN_CHARACTERS}
            spellCheck={false}
            autoComplete="off"
            onChange={(event) => onChange(event.target.value)}
          />
        )}
      </Field>
      <div className="mt-2 flex flex-wrap gap-1">
        {NAME_PLACEHOLDERS.map((placeholder) => (
          <Button
            key={placeholder}
            size="sm"
            aria-label={t("dialog.insert", { placeholder: t(`placeholders.${placeholder}`) })}
            onClick={() => insert(placeholder)}
          >
            {t(`placeholders.${placeholder}`)}
          </Button>
        ))}
      </div>
      <p className="mt-3 text-muted-foreground text-xs">{t("dialog.preview")}</p>
      <p className="break-words" aria-live="polite" data-name-preview="">
        <bdi>{patternedName(pattern, values)}</bdi>.{extension}
      </p>
    </div>
  );
}
