"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { ApplicationSelect } from "@/components/features/career/application-select";
import { type OfferDraft, offerDraft, readOfferDraft } from "@/components/features/career/offers/offer-draft";
import { OfferFields } from "@/components/features/career/offers/offer-fields";
import { type SavedOf, useRefreshSaved } from "@/components/features/career/saved/use-saved";
import { api } from "@/components/kit/api/client";
import { useErrorText } from "@/components/kit/api/error-text";
import { Button } from "@/components/kit/ui/button";
import { Dialog, DialogActions } from "@/components/kit/ui/dialog";
import { FieldError } from "@/components/kit/ui/field";

type OfferDialogProps = {
  /** Null: a new one. */
  offer: SavedOf<"offer"> | null;
  applicationId?: string;
  onClose: () => void;
};

/** Writes down the terms of an offer. */
export function OfferDialog({ offer, applicationId: given, onClose }: OfferDialogProps) {
  const t = useTranslations("career.offers");
  const tCareer = useTranslations("career");
  const errorText = useErrorText();
  const refresh = useRefreshSaved();
  const [applicationId, setApplicationId] = useState<string | null>(offer?.applicationId ?? given ?? null);
  const [draft, setDraft] = useState<OfferDraft>(() => offerDraft(offer?.data ?? null));
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const terms = readOfferDraft(draft);
    if (terms === null) return setError(t("amountWrong"));
    if (applicationId === null) return setError(t("chooseApplication"));
    setBusy(true);
    setError(null);
    try {
      await api.career.saved.save({
        applicationId,
        data: { kind: "offer", ...terms },
        ...(offer ? { id: offer.id, interviewId: offer.interviewId } : {}),
      });
      await refresh();
      onClose();
    } catch (thrown) {
      setError(errorText(thrown));
      setBusy(false);
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(offer ? "edit" : "add")}
      className="w-[560px]"
      focus="field"
    >
      <form onSubmit={submit} className="mt-4 grid gap-3">
        {offer || given ? null : <ApplicationSelect label={t("application")} value={applicationId} onChange={setApplicationId} />}
        <OfferFields draft={draft} onChange={(change) => setDraft((before) => ({ ...before, ...change }))} />
        {error ? <FieldError>{error}</FieldError> : null}
        <DialogActions>
          <Button onClick={onClose}>{tCareer("cancel")}</Button>
          <Button type="submit" variant="primary" disabled={busy}>
            {tCareer("save")}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
