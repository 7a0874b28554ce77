"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { z } from "zod";
import { AiTask } from "@/components/features/applications/sheet/ai/ai-task";
import { useMissing } from "@/components/features/applications/sheet/ai/missing";
import { useAiWork, type Work } from "@/components/features/applications/sheet/ai/use-ai-work";
import { refreshApplication } from "@/components/features/applications/use-applications";
import { TextSources } from "@/components/kit/ai/text-sources";
import { api } from "@/components/kit/api/client";
import { Button } from "@/components/kit/ui/button";
import { checkedText } from "@/contracts/model/ai/claim";
import type { Application } from "@/contracts/model/application";

/** How well the resume matches the posting. The number is computed; the model only words the reasons. */
export function MatchScore({ application, ...state }: Work & { application: Application }) {
  const t = useTranslations("applicationAi.match");
  const cache = useQueryClient();
  const missing = useMissing()(application, true);
  const work = useAiWork("match", state);
  const { id, matchScore, aiMetadata } = application;
  const { strengths, gaps, ...carried } = reasonsOf(aiMetadata.matchScore);

  const score = () =>
    work.run(async (signal) => {
      await api.applicationAi.matchScore({ id }, { signal });
      await refreshApplication(cache, id);
    });

  return (
    <AiTask
      title={t("title")}
      text={t("text")}
      missing={missing}
      work={work}
      actions={
        <Button size="sm" disabled={work.isBlocked} onClick={score}>
          {t(matchScore === null ? "score" : "again")}
        </Button>
      }
    >
      {matchScore === null ? null : (
        <div className="mt-2">
          <p className="font-semibold text-lg">{t("result", { score: matchScore })}</p>
          <Reasons title={t("strengths")} reasons={strengths} />
          <Reasons title={t("gaps")} reasons={gaps} />
          <div className="mt-2">
            <TextSources text={[...strengths, ...gaps].join("\n")} {...carried} />
          </div>
        </div>
      )}
    </AiTask>
  );
}

function Reasons({ title, reasons }: { title: string; reasons: readonly string[] }) {
  if (reasons.length === 0) return null;
  return (
    <>
      <h5 className="mt-2 font-medium text-xs">{title}</h5>
      <ul className="list-disc ps-4 marker:text-subtle-foreground">
        {reasons.map((reason) => (
          <li key={reason} className="mt-0.5">
            {reason}
          </li>
        ))}
      </ul>
    </>
  );
}

const storedSchema = z.object({
  strengths: z.array(z.string()).catch([]),
  gaps: z.array(z.string()).catch([]),
  claims: checkedText.claims.catch([]),
  isChecked: checkedText.isChecked.catch(true),
});

/** What was stored with the score; older or foreign entries may hold anything. */
const reasonsOf = (stored: unknown) => storedSchema.catch(NO_REASONS).parse(stored);
const NO_REASONS = { strengths: [], gaps: [], claims: [], isChecked: true };
