"use client";

import { useTranslations } from "next-intl";
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useErrorText } from "@/components/kit/api/error-text";
import { Button } from "@/components/kit/ui/button";
import { classNames } from "@/components/kit/ui/class-names";
import { CONTROL, FieldError, LABEL } from "@/components/kit/ui/field";
import { toast } from "@/components/kit/ui/toast";

type SavedFieldProps = {
  label: string;
  value: string;
  /** Writes this field and no other. */
  save: (value: string) => Promise<unknown>;
  /** What is wrong with a text that cannot be saved; null when nothing is. */
  check?: (value: string) => string | null;
  maxLength?: number;
  rows?: number;
  /** A line that is shown on several where it is long. */
  wraps?: boolean;
  type?: "text" | "url" | "date";
  hint?: string;
  placeholder?: string;
  hideLabel?: boolean;
  /** Values to choose from while one writes. */
  suggestions?: readonly string[];
  className?: string;
  inputClassName?: string;
  /** Shown at the end of the label's line. */
  aside?: ReactNode;
};

type State = "idle" | "saving" | "saved" | { error: string };

/** A field that saves itself on blur, and shows this. A text that could not be saved stays as written. */
export function SavedField(props: SavedFieldProps) {
  const {
    label,
    value,
    maxLength,
    wraps = false,
    type = "text",
    hint,
    placeholder,
    hideLabel = false,
    suggestions,
    aside,
  } = props;
  const t = useTranslations("savedField");
  const id = useId();
  const rows = wraps ? 1 : props.rows;
  const { draft, setDraft, state, commit, reset } = useSaving(props);
  const error = typeof state === "object" ? state.error : null;
  const shared = {
    id,
    value: draft ?? value,
    maxLength,
    placeholder,
    "aria-describedby": error || hint ? `${id}-note` : undefined,
    "aria-invalid": error ? (true as const) : undefined,
    onBlur: () => void commit(),
  };

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Escape" && draft !== null) {
      // The first press gives the text back as it was, the next one closes the sheet.
      event.preventDefault();
      reset();
    } else if (event.key === "Enter" && (props.rows === undefined || event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      void commit();
    }
  }

  return (
    <div className={classNames("min-w-0", props.className)}>
      <div className={classNames("mb-1 flex items-baseline gap-2", hideLabel && "sr-only")}>
        <label htmlFor={id} className={LABEL}>
          {label}
        </label>
        <span role="status" className="text-subtle-foreground text-xs">
          {state === "saving" ? t("saving") : state === "saved" && draft === null ? t("saved") : ""}
        </span>
        {aside ? <span className="ms-auto">{aside}</span> : null}
      </div>
      {rows === undefined ? (
        <input
          {...shared}
          type={type}
          list={suggestions?.length ? `${id}-list` : undefined}
          onKeyDown={onKeyDown}
          onChange={(event) => setDraft(event.target.value)}
          className={classNames(CONTROL, "h-control px-2.5", props.inputClassName)}
        />
      ) : (
        <textarea
          {...shared}
          rows={rows}
          onKeyDown={onKeyDown}
          onChange={(event) => setDraft(wraps ? event.target.value.replace(/\s*\n\s*/g, " ") : event.target.value)}
          className={classNames(
            CONTROL,
            "field-sizing-content block max-h-56",
            wraps ? "resize-none overflow-hidden" : "min-h-16 px-2.5 py-1.5 leading-5",
            props.inputClassName,
          )}
        />
      )}
      {suggestions?.length ? (
        <datalist id={`${id}-list`}>
          {suggestions.map((each) => (
            <option key={each} value={each} />
          ))}
        </datalist>
      ) : null}
      {error ? (
        <div className="flex items-start gap-2">
          <FieldError id={`${id}-note`}>{error}</FieldError>
          <Button size="xs" variant="accent" onClick={() => void commit()}>
            {t("retry")}
          </Button>
        </div>
      ) : hint ? (
        <p id={`${id}-note`} className="mt-1 text-muted-foreground text-xs">
          {hint}
        </p>
      ) : null}
    </div>
  );
}

function useSaving({ label, value, save, check }: Pick<SavedFieldProps, "label" | "value" | "save" | "check">) {
  const t = useTranslations("savedField");
  const errorText = useErrorText();
  const [draft, setDraft] = useState<string | null>(null);
  const [state, setState] = useState<State>("idle");
  const isGone = useRef(false);
  /** Reports a text that was rejected while the sheet was closing, when the sentence under the field was no longer visible. */
  const tellAtEnd = useRef<(() => void) | null>(null);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      tellAtEnd.current?.();
    };
  }, []);

  /** The field is left already, and so is its sheet: what was written last must not be lost with it. */
  async function saveLater(text: string) {
    try {
      await save(text);
    } catch (error) {
      tellLost(text, error);
    }
  }
  const tellLost = (text: string, error: unknown) =>
    toast(t("lost", { label, reason: errorText(error) }), { label: t("retry"), onClick: () => void saveLater(text) });

  async function commit() {
    if (draft === null || state === "saving") return;
    const wrong = draft === value ? null : (check?.(draft) ?? null);
    if (wrong !== null) return setState({ error: wrong });
    if (draft === value) return reset();
    setState("saving");
    tellAtEnd.current = null;
    try {
      await save(draft);
      // What was typed while it was on its way is a separate text.
      setDraft((now) => (now === draft ? null : now));
      setState("saved");
    } catch (error) {
      if (isGone.current) return tellLost(draft, error);
      tellAtEnd.current = () => tellLost(draft, error);
      setState({ error: t("failed", { reason: errorText(error) }) });
    }
  }

  function reset() {
    tellAtEnd.current = null;
    setDraft(null);
    setState("idle");
  }

  return { draft, setDraft, state, commit, reset };
}
