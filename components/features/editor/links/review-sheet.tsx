"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { changeOnServer } from "@/components/features/editor/core/change-on-server";
import type { OpenEditor } from "@/components/features/editor/core/opened-editor";
import type { DocumentCard } from "@/components/features/editor/document-kind";
import { CommentCard, type Decision } from "@/components/features/editor/links/comment-card";
import { api, queries } from "@/components/kit/api/client";
import { useChange } from "@/components/kit/api/use-change";
import { NotSaved } from "@/components/kit/assistant/open-document";
import { FieldError } from "@/components/kit/ui/field";
import { Sheet } from "@/components/kit/ui/sheet";

type SheetProps<Document, Card extends DocumentCard> = {
  editor: OpenEditor<Document, Card>;
  /** Puts the focus into the field that a pointer leads to. */
  onJump: (pointer: string) => void;
  onClose: () => void;
};

/** The comments of reviewers beside the page: what is open first, what was decided folded away. */
export function ReviewSheet<Document, Card extends DocumentCard>({ editor, onJump, onClose }: SheetProps<Document, Card>) {
  const t = useTranslations("editor.links");
  const { run, error } = useChange({
    refreshes: [queries.shareLinks.key()],
    explain: (thrown) => (thrown instanceof NotSaved ? t("notSaved") : null),
  });
  const { kind, store } = editor;
  const { id } = store.getState().card;
  const target = { type: kind.name, id };
  const { data } = useQuery({ ...queries.shareLinks.review.list.queryOptions({ input: target }), refetchOnMount: "always" });
  const open = (data ?? []).filter(({ state }) => state === "open");
  const decided = (data ?? []).filter(({ state }) => state !== "open");

  async function decide({ commentId, ...step }: Decision) {
    const of = { ...target, commentId };
    await run(async () => {
      if (step.kind === "accept") await changeOnServer(editor)(() => api.shareLinks.review.accept(of));
      else if (step.kind === "reply") await api.shareLinks.review.reply({ ...of, text: step.text });
      else await api.shareLinks.review[step.kind](of);
    });
  }

  const cards = (comments: typeof open) => (
    <ul className="grid gap-3">
      {comments.map((comment) => (
        <CommentCard key={comment.id} comment={comment} onDecide={decide} onJump={() => onJump(comment.place.path)} />
      ))}
    </ul>
  );

  return (
    <Sheet open onOpenChange={(isOpen) => !isOpen && onClose()} title={t("reviewTitle")} closeLabel={t("close")}>
      <div className="grid gap-3 p-4">
        {error ? <FieldError>{error}</FieldError> : null}
        {data && open.length === 0 ? <p className="text-muted-foreground">{t("noComments")}</p> : null}
        {cards(open)}
        {decided.length > 0 ? (
          <details>
            <summary className="min-h-6 cursor-pointer text-muted-foreground">{t("decided", { count: decided.length })}</summary>
            <div className="mt-2">{cards(decided)}</div>
          </details>
        ) : null}
      </div>
    </Sheet>
  );
}
