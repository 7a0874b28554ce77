"use client";

import { useTranslations } from "next-intl";
import { useEffect, useMemo, useState } from "react";
import { documentOf } from "@/components/features/editor/core/store";
import { type Examples, type ExampleTexts, withExamples } from "@/components/features/editor/resume/starting/examples";
import { PARTS, writtenParts } from "@/components/features/editor/resume/starting/parts";
import { useResume, useResumeEditor, useResumeStore } from "@/components/features/editor/resume/use-resume";
import { api } from "@/components/kit/api/client";
import { hideExamples, showsExamples } from "@/components/kit/shell/starting";
import { afterFirstScreen } from "@/components/kit/ui/first-screen";
import type { ResumeData } from "@/contracts/model/resume/data";
import { DEFAULT_COLORS } from "@/domain/default-design";

/** With fewer parts left to write, a resume is no longer being started. */
const MIN_UNWRITTEN = 4;

/** Whether little is written in a resume that has a look, as those made in the interface have from the beginning. */
const mayBeStarting = (data: ResumeData): boolean =>
  PARTS.length - writtenParts(data).size >= MIN_UNWRITTEN && data.metadata.design.colors.primary !== DEFAULT_COLORS.primary;

/** Whether a person made this resume empty in the interface, on any device. */
async function wasStartedHere(resumeId: string): Promise<boolean> {
  const first = (await api.resumes.versions.list({ resumeId })).at(-1);
  return first?.kind === "created" && first.madeBy === undefined;
}

/** Whether this resume is still being started, and the way to end that. */
export function useStarting(): { isStarting: boolean; end: () => void } {
  const id = useResumeEditor((state) => state.card.id);
  const [isStarting, setStarting] = useState(false);
  const isDone = useResume((document) => isStarting && writtenParts(document).size === PARTS.length);
  const store = useResumeStore();
  useEffect(() => {
    const known = showsExamples(id);
    if (known !== null) return setStarting(known);
    if (!mayBeStarting(documentOf(store.getState()))) return;
    let isOver = false;
    const cancel = afterFirstScreen(() => {
      // Without an answer there are no examples, as on a resume that is not new.
      void wasStartedHere(id)
        .then((started) => !isOver && setStarting(started))
        .catch(() => {});
    });
    return () => {
      isOver = true;
      cancel();
    };
  }, [id, store]);
  useEffect(() => {
    if (isStarting && isDone) hideExamples(id);
  }, [isStarting, isDone, id]);
  return {
    isStarting: isStarting && !isDone,
    end() {
      hideExamples(id);
      setStarting(false);
    },
  };
}

/**
 * The document with examples in its empty parts, as the page shows it; null when it shows the document itself. Its caller is rendered
 * again with every key while a resume is being started, and never otherwise.
 */
export function useExamples(isStarting: boolean): Examples | null {
  const t = useTranslations("editor.examples");
  const document = useResume((each) => (isStarting ? each : null));
  return useMemo(() => {
    if (!document) return null;
    const text = (name: keyof ExampleTexts) => t(name);
    const names = ["headline", "email", "phone", "location", "summary", "position", "company", "period", "achievement"] as const;
    const more = ["responsibility", "degree", "school", "skill", "skillKeywords", "otherSkill", "otherSkillKeywords"] as const;
    const texts = Object.fromEntries([...names, ...more].map((name) => [name, text(name)])) as ExampleTexts;
    return withExamples(document, texts);
  }, [document, t]);
}
