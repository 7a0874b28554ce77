"use client";

import { useTranslations } from "next-intl";
import { useAccept, writing } from "@/components/features/editor/ai/accept";
import { useAcceptErrorText } from "@/components/features/editor/ai/use-accept-error-text";
import { useEditor, useOpenEditor } from "@/components/features/editor/core/use-editor";
import { htmlOfDraft } from "@/components/features/editor/letter/drafts/draft-html";
import { type DraftVariant, useLetterDraft } from "@/components/features/editor/letter/drafts/use-letter-draft";
import { useLetter } from "@/components/features/editor/letter/use-letter";
import { LeftOutList } from "@/components/kit/ai/left-out-list";
import { NeedsAi } from "@/components/kit/ai/needs-ai";
import { TextSources } from "@/components/kit/ai/text-sources";
import { useAi } from "@/components/kit/ai/use-ai";
import { useChange } from "@/components/kit/api/use-change";
import { Button } from "@/components/kit/ui/button";
import { FieldError } from "@/components/kit/ui/field";
import { toast } from "@/components/kit/ui/toast";

/** What a draft needs, the draft while it comes, and what can be done with it. */
export function DraftPanel({ onDone }: { onDone: () => void }) {
  const t = useTranslations("editorAi.draft");
  const ai = useAi();
  const isLinked = useLetter((draft) => draft.sourceResumeId !== null);
  if (ai.state === "unknown") return null;
  if (ai.state === "none") return <NeedsAi what={t("title")} className="pb-2 text-muted-foreground text-sm" />;
  if (!isLinked) return <p className="pb-2 text-muted-foreground text-sm">{t("needsResume")}</p>;
  return <Drafting onDone={onDone} />;
}

function Drafting({ onDone }: { onDone: () => void }) {
  const t = useTranslations("editorAi.draft");
  const id = useEditor((state) => state.card.id);
  const { draft, coming, error, ask, stop, drop, putIn } = useLetterDraft(id);
  const { isBusy, problem, accept } = useAcceptDraft(() => [drop(), onDone()]);
  const hasText = useLetter(({ content }) => content.replace(/<[^>]*>/g, "").trim() !== "");
  const again = (variant: DraftVariant) => void ask(variant, variant === "draft" ? undefined : draft?.text);
  const isWriting = coming !== null;

  return (
    <div className="pb-2 text-sm">
      {isWriting || draft ? (
        <section
          dir="auto"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
          tabIndex={0}
          aria-label={t("text")}
          className="max-h-96 overflow-y-auto whitespace-pre-wrap border-s-2 ps-3 leading-relaxed [overflow-wrap:anywhere]"
        >
          {isWriting ? coming : draft?.text}
        </section>
      ) : (
        <p className="text-muted-foreground">{t("intro")}</p>
      )}
      <p role="status" className="mt-2 min-h-5 text-muted-foreground text-xs">
        {isWriting ? t("writing") : draft ? t(draft.isComplete ? "checked" : "stopped") : ""}
      </p>
      {!isWriting && draft ? <TextSources {...draft} /> : null}
      {!isWriting && draft && draft.leftOut.length > 0 ? <LeftOutList leftOut={draft.leftOut} onRewritten={putIn} /> : null}
      {(problem ?? error) ? <FieldError>{problem ?? error}</FieldError> : null}
      <div className="mt-2 flex flex-wrap gap-1.5">
        {isWriting ? (
          <Button size="xs" onClick={stop}>
            {t("stop")}
          </Button>
        ) : (
          <>
            {draft ? (
              <Button size="xs" variant="ink" disabled={isBusy || draft.text === ""} onClick={() => accept(draft.text)}>
                {t(hasText ? "replace" : "take")}
              </Button>
            ) : null}
            <Button size="xs" onClick={() => again("draft")}>
              {t(draft ? "again" : "new")}
            </Button>
            {draft || hasText ? (
              <>
                <Button size="xs" onClick={() => again("shorter")}>
                  {t("shorter")}
                </Button>
                <Button size="xs" onClick={() => again("personal")}>
                  {t("personal")}
                </Button>
              </>
            ) : null}
            {draft ? (
              <Button size="xs" variant="ghost" onClick={drop}>
                {t("drop")}
              </Button>
            ) : null}
          </>
        )}
      </div>
    </div>
  );
}

/** Taking a draft over as the letter's text, in one step that can be undone. */
function useAcceptDraft(onTaken: () => void) {
  const t = useTranslations("editorAi.draft");
  const errorText = useAcceptErrorText();
  const { run, isBusy, error: problem } = useChange({ explain: errorText });
  const acceptEdit = useAccept();
  const { store } = useOpenEditor();

  async function accept(text: string) {
    await run(async () => {
      const operationsFor = writing([{ pointer: "/content", value: htmlOfDraft(text) }]);
      await acceptEdit({ name: "acceptDraft", target: "content", operationsFor });
      toast(t("accepted"), { label: t("undo"), onClick: () => store.getState().undo() });
      onTaken();
    });
  }

  return { isBusy, problem, accept };
}
