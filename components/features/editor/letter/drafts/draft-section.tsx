"use client";

import { useTranslations } from "next-intl";
import { Suspense, useState } from "react";
import { isReadOnly } from "@/components/features/editor/core/store";
import { useEditor } from "@/components/features/editor/core/use-editor";
import { draftKey } from "@/components/features/editor/letter/drafts/use-letter-draft";
import { isStored } from "@/components/kit/ai/use-stored";
import { Button } from "@/components/kit/ui/button";
import { lazyPart } from "@/components/kit/ui/lazy-part";

const DraftPanel = lazyPart(async () => ({
  default: (await import("@/components/features/editor/letter/drafts/draft-panel")).DraftPanel,
}));

/** The button that opens the drafts, for those who lead to it. */
export const DRAFTS_ID = "letter-drafts";

/** Drafts of the letter's text. One that was neither taken nor dropped is open again. */
export function DraftSection() {
  const t = useTranslations("editorAi.draft");
  const isFixed = useEditor(isReadOnly);
  const id = useEditor((state) => state.card.id);
  const [isOpen, setOpen] = useState(() => isStored(draftKey(id)));
  if (isFixed) return null;
  return (
    <section aria-label={t("title")} className="border-b px-5 py-2 phone:px-4">
      <Button variant="ghost" size="sm" className="-ms-[9px] font-normal" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t("open")}
      </Button>
      {isOpen ? (
        <Suspense>
          <DraftPanel onDone={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </section>
  );
}
