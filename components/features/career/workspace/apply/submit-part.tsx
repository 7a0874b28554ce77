"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useRefreshSaved } from "@/components/features/career/saved/use-saved";
import type { WorkProps } from "@/components/features/career/workspace/work-props";
import { WorkSection } from "@/components/features/career/workspace/work-section";
import { api, queries } from "@/components/kit/api/client";
import { useChange } from "@/components/kit/api/use-change";
import { Button } from "@/components/kit/ui/button";
import { toast } from "@/components/kit/ui/toast";

/** Records that the application went out, with a copy of the current answers. */
export function SubmitPart({ application, workspace: { answers }, saved }: WorkProps) {
  const t = useTranslations("work.apply");
  const { run, isBusy: busy } = useChange({ failure: "toast" });
  const refresh = useRefreshSaved();
  const cache = useQueryClient();
  const { id, status } = application;

  async function attempt(work: () => Promise<unknown>, message: string) {
    await run(async () => {
      // What was typed last belongs to it.
      await saved();
      await work();
      await refresh(true);
      await cache.invalidateQueries({ queryKey: queries.career.workspace.key() });
      toast(message);
    });
  }

  return (
    <WorkSection title={t("sending")} text={t(status === "saved" ? "sendingText" : "sentText")}>
      <div className="flex flex-wrap gap-2">
        {status === "saved" ? (
          <Button
            variant="primary"
            disabled={busy}
            onClick={() =>
              void attempt(
                () => api.career.workspace.submit({ applicationId: id, answers, expectedAnswers: answers }),
                t("submitted"),
              )
            }
          >
            {t("submit")}
          </Button>
        ) : null}
        <Button
          disabled={busy || answers.length === 0}
          onClick={() => void attempt(() => api.career.workspace.keepAnswers({ applicationId: id }), t("kept"))}
        >
          {t("keep")}
        </Button>
      </div>
    </WorkSection>
  );
}
