"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { useAiWork } from "@/components/features/applications/sheet/ai/use-ai-work";
import { Button } from "@/components/kit/ui/button";
import { FieldError } from "@/components/kit/ui/field";
import { Icon } from "@/components/kit/ui/icon";

type AiTaskProps = {
  title: string;
  text: string;
  /** What must be there first, in a sentence; null when nothing is missing. */
  missing: string | null;
  work: ReturnType<typeof useAiWork>;
  /** The buttons, while nothing is missing and nothing works. */
  actions: ReactNode;
  children?: ReactNode;
};

/** One thing a model can do here: what it is, what it lacks, or its buttons; while it works, a way to stop it. */
export function AiTask({ title, text, missing, work, actions, children }: AiTaskProps) {
  const t = useTranslations("applicationAi");
  return (
    <section aria-label={title}>
      <h4 className="font-medium">{title}</h4>
      <p className="text-muted-foreground text-xs">{text}</p>
      {missing ? (
        <p className="mt-1 flex gap-1.5 text-warning text-xs">
          <Icon name="warning" size="sm" className="mt-px" />
          <span>{missing}</span>
        </p>
      ) : (
        <div className="mt-2 flex min-h-control-sm flex-wrap items-center gap-2">
          {work.isWorking ? (
            <>
              <span role="status" className="flex items-center gap-2 text-muted-foreground text-xs">
                <Icon name="circle-notch" size="sm" className="text-primary-ink motion-safe:animate-spin" />
                {t("working")}
              </span>
              <Button size="sm" onClick={work.stop}>
                {t("stop")}
              </Button>
            </>
          ) : (
            actions
          )}
        </div>
      )}
      {work.error ? <FieldError>{work.error}</FieldError> : null}
      {children}
    </section>
  );
}
