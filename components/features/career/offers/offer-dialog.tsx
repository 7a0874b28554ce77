"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { ApplicationSelect } from "@/components/features/career/application-select";
import { type OfferDraft, offerDraft, readOfferDraft } from "@/components/features/career/offers/offer-draft";
import { OfferFields } from "@/components/features/career/offers/offer-fields";
import { type SavedOf, useRefreshSaved } from "@/components/features/career/saved/use-saved";
import { api } from "@/components/kit/api/client";
import { FormDialog } from "@/components/kit/ui/form-dialog";

type OfferDialogProps = {
  /** Null: a new one. */
  offer: SavedOf<"offer"> | null;
  applicationId?: string;
  onClose: () => void;
};

/** Writes down the terms of an offer. */
export function OfferDialog({ offer, applicationId: initialId, onClose }: OfferDialogProps) {
  const t = useTranslations("career.offers");
  const tCareer = useTranslations("career");
  const refresh = useRefreshSaved();
  const [applicationId, setApplicationId] = useState<string | null>(offer?.applicationId ?? initialId ?? null);
  const [draft, setDraft] = useState<OfferDraft>(() => offerDraft(offer?.data ?? null));

  async function submit(): Promise<string | undefined> {
    const terms = readOfferDraft(draft);
    if (terms === null) return t("amountWrong");
    if (applicationId === null) return t("chooseApplication");
    await api.career.saved.save({
      applicationId,
      data: { kind: "offer", ...terms },
      ...(offer ? { id: offer.id, interviewId: offer.interviewId } : {}),
    });
    await refresh();
  }

  return (
    <FormDialog
      title={t(offer ? "edit" : "add")}
      className="w-[560px]"
      cancel={tCareer("cancel")}
      save={tCareer("save")}
      onSave={submit}
      onClose={onClose}
    >
      {offer || initialId ? null : (
        <ApplicationSelect label={t("application")} value={applicationId} onChange={setApplicationId} />
      )}
      <OfferFields draft={draft} onChange={(change) => setDraft((before) => ({ ...before, ...change }))} />
    </FormDialog>
  );
}
