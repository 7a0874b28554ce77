"use client";

import type { ComponentType } from "react";
import { AnswersContent } from "@/components/features/career/saved/answers-content";
import { BriefingContent } from "@/components/features/career/saved/briefing-content";
import { DebriefContent } from "@/components/features/career/saved/debrief-content";
import { FitContent } from "@/components/features/career/saved/fit-content";
import { OfferContent } from "@/components/features/career/saved/offer-content";
import { PracticeContent } from "@/components/features/career/saved/practice-content";
import { ReplyContent } from "@/components/features/career/saved/reply-content";
import type { SavedOf } from "@/components/features/career/saved/use-saved";
import { TextSources } from "@/components/kit/ai/text-sources";
import type { ArtifactKind, ListedArtifact } from "@/contracts/model/career/artifact";

const CONTENTS: { [Kind in ArtifactKind]: ComponentType<{ item: SavedOf<Kind> }> } = {
  fit: FitContent,
  briefing: BriefingContent,
  practice: PracticeContent,
  debrief: DebriefContent,
  answers: AnswersContent,
  reply: ReplyContent,
  offer: OfferContent,
};

/** All that a saved item holds, by its kind. */
export function SavedContent({ item }: { item: ListedArtifact }) {
  const Content = CONTENTS[item.data.kind] as ComponentType<{ item: ListedArtifact }>;
  return (
    <div className="grid gap-4">
      <Content item={item} />
      {/* What nothing supports was left out of it. */}
      <TextSources text="" claims={item.claims} isChecked={item.isChecked} />
    </div>
  );
}
