"use client";

import { useTranslations } from "next-intl";
import { Suspense, useState } from "react";
import { isReadOnly } from "@/components/features/editor/core/store";
import { useEditor } from "@/components/features/editor/core/use-editor";
import { draftKey } from "@/components/features/editor/letter/drafts/use-letter-draft";
import { useLetter } from "@/components/features/editor/letter/use-letter";
import { isStored } from "@/components/kit/ai/use-stored";
import { Button } from "@/components/kit/ui/button";
import { lazyPart } from "@/components/kit/ui/lazy-part";

const DraftPanel = lazyPart(async () => ({
  default: (await import("@/components/features/editor/letter/drafts/draft-panel")).DraftPanel,
}));

const LetterSources = lazyPart(async () => ({
  default: (await import("@/components/features/editor/letter/drafts/letter-sources")).LetterSources,
}));

/** The button that opens the drafts, for those who lead to it. */
export const DRAFTS_ID = "letter-drafts";

/** Drafts of the letter's text, and where its text comes from. A draft that was neither taken nor dropped is open again. */
export function DraftSection() {
  const t = useTranslations("editorAi");
  const isFixed = useEditor(isReadOnly);
  const id = useEditor((state) => state.card.id);
  const hasText = useLetter(({ content }) => content.replace(/<[^>]*>/g, "").trim() !== "");
  const [isOpen, setOpen] = useState(() => isStored(draftKey(id)));
  const [hasSources, setSources] = useState(false);
  if (isFixed && !hasText) return null;
  return (
    <section aria-label={t("draft.title")} className="border-b px-5 py-2 phone:px-4">
      <div className="-ms-[9px] flex flex-wrap gap-x-2">
        {isFixed ? null : (
          <Button variant="ghost" size="sm" className="font-normal" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {t("draft.open")}
          </Button>
        )}
        {hasText ? (
          <Button
            variant="ghost"
            size="sm"
            className="font-normal"
            aria-expanded={hasSources}
            onClick={() => setSources(!hasSources)}
          >
            {t("letterSources.open")}
          </Button>
        ) : null}
      </div>
      {isOpen && !isFixed ? (
        <Suspense>
          <DraftPanel onDone={() => setOpen(false)} />
        </Suspense>
      ) : null}
      {hasText && hasSources ? (
        <Suspense>
          <LetterSources />
        </Suspense>
      ) : null}
    </section>
  );
}
