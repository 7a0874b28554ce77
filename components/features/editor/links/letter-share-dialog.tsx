"use client";

import { useTranslations } from "next-intl";
import { ShareLinkList } from "@/components/features/editor/links/share-link-list";
import { Button } from "@/components/kit/ui/button";
import { Dialog } from "@/components/kit/ui/dialog";

type DialogProps = { id: string; onReview: () => void; onClose: () => void };

/** Sharing of a letter: it has links to single readers and no public page. */
export function LetterShareDialog({ id, onReview, onClose }: DialogProps) {
  const t = useTranslations("editor.share");
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t("title")} className="w-[480px]">
      <ShareLinkList type="letter" id={id} onReview={onReview} />
      <div className="mt-4 flex justify-end">
        <Button onClick={onClose}>{t("done")}</Button>
      </div>
    </Dialog>
  );
}
