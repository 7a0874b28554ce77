"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { type Generated, type Task, useGenerate, useHasModel } from "@/components/features/career/workspace/use-generate";
import { Button } from "@/components/kit/ui/button";
import { FieldError } from "@/components/kit/ui/field";

type GenerateButtonProps = {
  applicationId: string;
  label: string;
  /** The task; null while something that it needs is missing. Pending changes are saved first. */
  task: () => Promise<Task | null> | Task | null;
  disabled?: boolean;
  onDone?: (generated: Generated) => void;
  /** Shows no note without a model: it is elsewhere on the screen. */
  isQuiet?: boolean;
};

/** Runs a task with the model; without one it explains where to connect one. */
export function GenerateButton({ applicationId, label, task, disabled = false, onDone, isQuiet = false }: GenerateButtonProps) {
  const t = useTranslations("work.model");
  const hasModel = useHasModel();
  const { run, isBusy, error } = useGenerate(applicationId);

  async function generate() {
    const request = await task();
    const generated = request && (await run(request));
    if (generated) onDone?.(generated);
  }

  if (hasModel === false) return isQuiet ? null : <NoModel label={label} />;
  return (
    <div>
      <Button disabled={disabled || isBusy || hasModel === undefined} aria-busy={isBusy} onClick={() => void generate()}>
        {isBusy ? t("working") : label}
      </Button>
      {error ? <FieldError>{error}</FieldError> : null}
    </div>
  );
}

/** Explains what needs a model, and where to connect one; renders nothing if there is one. */
export function NoModel({ label }: { label: string }) {
  const t = useTranslations("work.model");
  if (useHasModel() !== false) return null;
  return (
    <p className="max-w-[60ch] text-muted-foreground">
      {t("none", { label })}{" "}
      <Link href="/settings/ai" className="link">
        {t("connect")}
      </Link>
    </p>
  );
}
