"use client";

import { useTranslations } from "next-intl";
import type { SaverState } from "@/components/features/career/workspace/workspace-saver";
import { useErrorText } from "@/components/kit/api/error-text";
import { Button } from "@/components/kit/ui/button";

/** Whether what was written is saved, in words. */
export function SaveState({ state: { status, error }, onRetry }: { state: SaverState; onRetry: () => void }) {
  const t = useTranslations("work.state");
  const errorText = useErrorText();
  return (
    <span className="flex flex-none items-center gap-1 whitespace-nowrap text-muted-foreground text-xs">
      <span role="status">{status === "failed" ? t("failed", { reason: errorText(error) }) : t(status)}</span>
      {status === "failed" ? (
        <Button size="xs" variant="accent" onClick={onRetry}>
          {t("retry")}
        </Button>
      ) : null}
    </span>
  );
}
