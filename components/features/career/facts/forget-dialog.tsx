"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/kit/ui/button";
import { Dialog, DialogActions } from "@/components/kit/ui/dialog";
import type { ListedFact } from "@/contracts/model/career/fact";

type ForgetDialogProps = { fact: ListedFact; onForget: () => Promise<void>; onClose: () => void };

/** Forgetting cannot be undone, so it needs confirmation, naming the fact. */
export function ForgetDialog({ fact, onForget, onClose }: ForgetDialogProps) {
  const t = useTranslations("career.facts.forgetting");
  const tCareer = useTranslations("career");
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t("title")} description={t("text")}>
      <blockquote className="mt-3 break-words border-s-2 ps-3 text-muted-foreground">{fact.text}</blockquote>
      <DialogActions>
        <Button onClick={onClose}>{tCareer("cancel")}</Button>
        <Button
          variant="danger"
          onClick={() => {
            onClose();
            void onForget();
          }}
        >
          {t("action")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
