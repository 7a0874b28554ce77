"use client";

import { useTranslations } from "next-intl";
import { usePartLines } from "@/components/features/career/workspace/part-lines";
import type { Conflict } from "@/components/features/career/workspace/workspace-saver";
import { Button } from "@/components/kit/ui/button";
import { Dialog, DialogActions } from "@/components/kit/ui/dialog";

type ConflictDialogProps = { conflict: Conflict; onChoose: (side: "mine" | "theirs") => void };

/** A part that was changed here and elsewhere: both sides, and the choice between them. Neither is lost unasked. */
export function ConflictDialog({ conflict, onChoose }: ConflictDialogProps) {
  const t = useTranslations("work.conflict");
  const linesOf = usePartLines();
  const { part } = conflict;
  return (
    // It stays open until the user has chosen.
    <Dialog
      open
      onOpenChange={() => {}}
      title={t("title", { part: t(`parts.${part}`) })}
      description={t("text")}
      className="w-[720px]"
    >
      <div className="mt-4 grid grid-cols-2 gap-4 phone:grid-cols-1">
        {(["mine", "theirs"] as const).map((side) => (
          <section key={side} aria-label={t(side)} className="min-w-0">
            <h3 className="mb-1 font-medium">{t(side)}</h3>
            <ul className="max-h-72 overflow-y-auto border-t">
              {linesOf(part, conflict[side]).map((line, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: lines have no ids, and two may be equal.
                <li key={index} className="whitespace-pre-wrap break-words border-b py-1.5">
                  {line}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <DialogActions>
        <Button onClick={() => onChoose("theirs")}>{t("takeTheirs")}</Button>
        <Button variant="primary" onClick={() => onChoose("mine")}>
          {t("keepMine")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
