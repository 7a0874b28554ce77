"use client";

import { useTranslations } from "next-intl";
import { AiTask } from "@/components/features/applications/sheet/ai/ai-task";
import { useMissing } from "@/components/features/applications/sheet/ai/missing";
import { useAiWork, type Work } from "@/components/features/applications/sheet/ai/use-ai-work";
import { api } from "@/components/kit/api/client";
import { Button } from "@/components/kit/ui/button";
import type { Application } from "@/contracts/model/application";

/** A copy of the resume for this posting; it opens with every change, to accept or reject. */
export function TailorResume({ application, ...state }: Work & { application: Application }) {
  const t = useTranslations("applicationAi.tailor");
  const missing = useMissing()(application, true);
  const work = useAiWork("tailor", state);
  const tailor = () =>
    work.run(async (signal) => {
      const { resumeId } = await api.applicationAi.tailorResume({ id: application.id }, { signal });
      window.location.assign(`/resumes/${resumeId}#tailoring`);
    });
  return (
    <AiTask
      title={t("title")}
      text={t("text")}
      missing={missing}
      work={work}
      actions={
        <Button size="sm" disabled={work.isBlocked} onClick={tailor}>
          {t("tailor")}
        </Button>
      }
    />
  );
}
