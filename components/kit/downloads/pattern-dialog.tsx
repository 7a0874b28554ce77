"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { namePattern, rememberPattern } from "@/components/kit/downloads/choices";
import { PatternField } from "@/components/kit/downloads/pattern-field";
import { Button } from "@/components/kit/ui/button";
import { Dialog, DialogActions } from "@/components/kit/ui/dialog";
import type { NameValues } from "@/domain/exports/name-pattern";

type PatternDialogProps = { values: NameValues; extension: string; onClose: () => void };

/** Asks how downloaded files are to be named. */
export function PatternDialog({ values, extension, onClose }: PatternDialogProps) {
  const t = useTranslations("downloads");
  const [pattern, setPattern] = useState(namePattern);

  function submit(event: FormEvent) {
    event.preventDefault();
    rememberPattern(pattern);
    onClose();
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t("dialog.patternTitle")} focus="field">
      <form onSubmit={submit} className="mt-4">
        <PatternField pattern={pattern} onChange={setPattern} values={values} extension={extension} />
        <DialogActions>
          <Button onClick={onClose}>{t("dialog.cancel")}</Button>
          <Button type="submit" variant="primary">
            {t("dialog.save")}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
