"use client";

import { useTranslations } from "next-intl";
import { Suspense, useState } from "react";
import { MessageDrafts } from "@/components/features/applications/sheet/ai/message-drafts";
import { TailorResume } from "@/components/features/applications/sheet/ai/tailor-resume";
import { Part, type PartProps } from "@/components/features/applications/sheet/part";
import { NeedsAi } from "@/components/kit/ai/needs-ai";
import { useAi } from "@/components/kit/ai/use-ai";
import { lazyPart } from "@/components/kit/ui/lazy-part";

// It reads what was stored with a schema, which the tracker opens without.
const MatchScore = lazyPart(async () => ({
  default: (await import("@/components/features/applications/sheet/ai/match-score")).MatchScore,
}));

/** What a language model can do for this application, and for each what is still missing. One works at a time. */
export function AiPart({ application }: PartProps) {
  const t = useTranslations("applicationAi");
  const ai = useAi();
  const [working, setWorking] = useState<string | null>(null);
  const work = { working, setWorking };
  return (
    <Part title={t("title")}>
      {ai.state === "none" ? <NeedsAi what={t("what")} /> : null}
      {ai.state === "ready" ? (
        <div className="grid gap-4">
          <Suspense>
            <MatchScore application={application} {...work} />
          </Suspense>
          <TailorResume application={application} {...work} />
          <MessageDrafts application={application} {...work} />
        </div>
      ) : null}
    </Part>
  );
}
