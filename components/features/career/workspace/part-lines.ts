"use client";

import { useTranslations } from "next-intl";
import { CHECKLIST } from "@/components/features/career/workspace/apply/checklist-items";
import type { WorkspacePart } from "@/components/features/career/workspace/workspace-saver";
import type { Workspace } from "@/contracts/model/career/workspace";

/** The text of a part of a workspace, line by line, to compare it with another state. */
export function usePartLines(): (part: WorkspacePart, workspace: Workspace) => string[] {
  const t = useTranslations("work");
  return (part, { answers, checklist, questions, evidence, ticks, message }) => {
    const lines: Record<WorkspacePart, () => string[]> = {
      answers: () => answers.map(({ question, answer }) => `${question}\n${answer}`),
      checklist: () => CHECKLIST.filter((item) => checklist.includes(item)).map((item) => t(`apply.items.${item}`)),
      questions: () => questions.map(({ text }) => text),
      evidence: () => Object.keys(evidence).sort(),
      ticks: () => [t("conflict.ticked", { count: Object.values(ticks).flat().length })],
      message: () => [message],
    };
    const texts = lines[part]().filter((line) => line.trim() !== "");
    return texts.length > 0 ? texts : [t("conflict.empty")];
  };
}
