"use client";

import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { CopyForm } from "@/components/features/documents/new/copy-form";
import { CreateForm } from "@/components/features/documents/new/create-form";
import { ImportForm } from "@/components/features/documents/new/import-form";
import { LetterForm } from "@/components/features/documents/new/letter-form";
import { RecordForm } from "@/components/features/documents/new/record-form";
import { STARTS, type Start } from "@/components/features/documents/starts";
import { classNames } from "@/components/kit/ui/class-names";
import { Dialog } from "@/components/kit/ui/dialog";

type NewDialogProps = {
  start: Start;
  /** The resume to copy, if already selected. */
  sourceId?: string;
  ownerId: string;
  onClose: () => void;
};

/** Creates a document: an empty page, a sample, an imported file, a copy for a job, entries of the career record, or a letter. It opens immediately. */
export function NewDialog({ start: first, sourceId, ownerId, onClose }: NewDialogProps) {
  const t = useTranslations("documents.newDialog");
  const group = useId();
  const [start, setStart] = useState<Start>(first);
  const [isReviewing, setReviewing] = useState(false);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("title")}
      description={t("text")}
      className={classNames("w-[560px]", isReviewing && "invisible")}
      focus="field"
    >
      <div role="radiogroup" aria-label={t("start")} className="mt-4 grid grid-cols-6 gap-2 phone:grid-cols-1 phone:gap-1.5">
        {STARTS.map((each) => (
          <label
            key={each}
            className="col-span-2 cursor-pointer rounded-md p-3 shadow-[inset_0_0_0_1px_var(--border-strong)] has-checked:bg-primary-soft has-checked:shadow-[inset_0_0_0_2px_var(--primary-ink)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring phone:col-span-1! phone:py-2"
          >
            <input type="radio" name={group} className="sr-only" checked={each === start} onChange={() => setStart(each)} />
            <span className="block font-medium">{t(each)}</span>
            <span className="block text-muted-foreground text-xs">{t(`${each}Text`)}</span>
          </label>
        ))}
      </div>
      {start === "file" ? (
        <ImportForm ownerId={ownerId} onClose={onClose} onReview={setReviewing} />
      ) : start === "copy" ? (
        <CopyForm sourceId={sourceId} onClose={onClose} />
      ) : start === "record" ? (
        <RecordForm onClose={onClose} />
      ) : start === "letter" ? (
        <LetterForm onClose={onClose} />
      ) : (
        <CreateForm key={start} isSample={start === "sample"} onClose={onClose} />
      )}
    </Dialog>
  );
}
