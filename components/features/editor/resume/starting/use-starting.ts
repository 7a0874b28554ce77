"use client";

import { useTranslations } from "next-intl";
import { useEffect, useMemo, useState } from "react";
import { type Examples, type ExampleTexts, withExamples } from "@/components/features/editor/resume/starting/examples";
import { PARTS, writtenParts } from "@/components/features/editor/resume/starting/parts";
import { useResume, useResumeEditor } from "@/components/features/editor/resume/use-resume";
import { hideExamples, showsExamples } from "@/components/kit/shell/starting";

/** Whether this resume is still being started on this device, and the way to end that. */
export function useStarting(): { isStarting: boolean; end: () => void } {
  const id = useResumeEditor((state) => state.card.id);
  const [isStarting, setStarting] = useState(false);
  const isDone = useResume((document) => isStarting && writtenParts(document).size === PARTS.length);
  useEffect(() => setStarting(showsExamples(id)), [id]);
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
