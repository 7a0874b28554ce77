"use client";

import { useTranslations } from "next-intl";
import { memo, useRef } from "react";
import { ImprovableText } from "@/components/features/editor/ai/improve/improvable-text";
import { DraftSection } from "@/components/features/editor/letter/drafts/draft-section";
import { EnclosuresGroup } from "@/components/features/editor/letter/enclosures-group";
import { FormRow } from "@/components/features/editor/letter/form-row";
import { PhraseGroup } from "@/components/features/editor/letter/phrase-group";
import { RecipientRow } from "@/components/features/editor/letter/recipient-row";
import { SenderRow } from "@/components/features/editor/letter/sender-row";
import { StoryMenu } from "@/components/features/editor/letter/stories/story-menu";
import { SubjectGroup } from "@/components/features/editor/letter/subject-group";
import { useLetter, useLetterField } from "@/components/features/editor/letter/use-letter";
import { useActiveField } from "@/components/features/editor/panels/use-active-field";
import { countWords } from "@/domain/rich-text/count-words";

/** Everything that is written in a letter: the text first, then what surrounds it on the page. */
export const WritePanel = memo(function WritePanel() {
  const panel = useRef<HTMLDivElement>(null);
  useActiveField(panel);
  return (
    <div ref={panel} className="pb-10">
      <ContentGroup />
      <DraftSection />
      <RecipientRow />
      <SenderRow />
      <FormRow />
      <SubjectGroup />
      <PhraseGroup field="greeting" />
      <PhraseGroup field="signOff" />
      <EnclosuresGroup />
    </div>
  );
});

/** The text itself. */
function ContentGroup() {
  const t = useTranslations("editor.letter");
  const [content, setContent] = useLetterField("content");
  return (
    <div data-field="/content" id="letter-content" className="border-b px-5 pt-3 pb-4 phone:px-4">
      <ImprovableText
        label={t("content")}
        value={content}
        onChange={setContent}
        pointer="/content"
        where={t("content")}
        aside={
          <>
            <WordCount />
            <StoryMenu />
          </>
        }
        className="[&_.rich-text]:min-h-72"
      />
    </div>
  );
}

function WordCount() {
  const t = useTranslations("editor.letter");
  const count = useLetter((draft) => countWords(draft.content));
  return <span className="text-subtle-foreground text-xs tabular-nums">{t("words", { count })}</span>;
}
