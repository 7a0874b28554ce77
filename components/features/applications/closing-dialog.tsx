"use client";

import { useTranslations } from "next-intl";
import type { ApplicationActions } from "@/components/features/applications/use-application-actions";
import { useChange } from "@/components/kit/api/use-change";
import { Button } from "@/components/kit/ui/button";
import { Dialog, DialogActions } from "@/components/kit/ui/dialog";
import { FieldError } from "@/components/kit/ui/field";
import type { Application } from "@/contracts/model/application";
import { CLOSED_REASONS, type ClosedReason } from "@/contracts/model/stages";

type ClosingDialogProps = { application: Application; actions: ApplicationActions; onClose: () => void };

/** Why an application ended. It is closed already; the reason can be skipped. */
export function ClosingDialog({ application, actions, onClose }: ClosingDialogProps) {
  const t = useTranslations("applications");
  const { run, isBusy, error } = useChange();

  async function choose(closedReason: ClosedReason) {
    await run(async () => {
      // Its stage goes along: the reason may be there before the move itself.
      await actions.change(application.id, { status: "closed", closedReason });
      onClose();
    });
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("closing.title", { company: application.company })}
      description={t("closing.text")}
      className="w-[340px]"
    >
      <div className="mt-3 grid gap-1.5">
        {CLOSED_REASONS.map((reason) => (
          <Button key={reason} className="justify-start" disabled={isBusy} onClick={() => choose(reason)}>
            {t(`reasons.${reason}`)}
          </Button>
        ))}
      </div>
      {error ? <FieldError>{error}</FieldError> : null}
      <DialogActions>
        <Button variant="ghost" onClick={onClose}>
          {t("closing.skip")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
