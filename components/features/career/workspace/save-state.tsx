"use client";

import { useTranslations } from "next-intl";
import type { SaverState } from "@/components/features/career/workspace/workspace-saver";
import { useErrorText } from "@/components/kit/api/error-text";
import { Button } from "@/components/kit/ui/button";
import { FieldError } from "@/components/kit/ui/field";

/** Whether what was written is saved, in a word. */
export function SaveState({ status }: { status: SaverState["status"] }) {
  const t = useTranslations("work.state");
  return (
    <span role="status" className="flex-none self-center whitespace-nowrap text-muted-foreground text-xs">
      {t(status)}
    </span>
  );
}

/** Why something could not be saved, and the way to try again. */
export function SaveFailure({ state: { status, error }, onRetry }: { state: SaverState; onRetry: () => void }) {
  const t = useTranslations("work.state");
  const errorText = useErrorText();
  if (status !== "failed") return null;
  return (
    <div className="flex items-start gap-2 pt-2">
      <FieldError>{t("kept", { reason: errorText(error) })}</FieldError>
      <Button size="xs" variant="accent" onClick={onRetry}>
        {t("retry")}
      </Button>
    </div>
  );
}
