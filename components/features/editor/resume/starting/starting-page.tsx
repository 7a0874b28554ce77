"use client";

import type { OpenEditor } from "@/components/features/editor/core/opened-editor";
import { PagePanel } from "@/components/features/editor/panels/page-panel";
import type { ResumeCard } from "@/components/features/editor/resume/resume-kind";
import { useExamples } from "@/components/features/editor/resume/starting/use-starting";
import type { ResumeData } from "@/contracts/model/resume/data";

type StartingPageProps = {
  editor: OpenEditor<ResumeData, ResumeCard>;
  isPhone: boolean;
  isStarting: boolean;
  onJump: (pointer: string) => void;
};

/** The page, with examples while the resume is being started: only it follows every key, not the frame around it. */
export function StartingPage({ isStarting, ...page }: StartingPageProps) {
  return <PagePanel {...page} examples={useExamples(isStarting)} />;
}
