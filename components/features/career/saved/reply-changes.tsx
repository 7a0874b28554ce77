"use client";

import { useTranslations } from "next-intl";
import { useOfferTexts } from "@/components/features/career/offers/use-offer-texts";
import { type SavedOf, useRefreshSaved } from "@/components/features/career/saved/use-saved";
import { api } from "@/components/kit/api/client";
import { useChange } from "@/components/kit/api/use-change";
import { Button } from "@/components/kit/ui/button";
import type { ReplyChange } from "@/contracts/model/career/artifact-data";

/** The changes that a message suggests, each made only on confirmation. */
export function ReplyChanges({ item: { id, data } }: { item: SavedOf<"reply"> }) {
  const t = useTranslations("career.saved.reply");
  const { run, isBusy: busy } = useChange({ failure: "toast" });
  const refresh = useRefreshSaved();
  const changeText = useChangeText();
  const applied = data.applied?.changes ?? [];
  if (data.changes.length === 0) return null;

  async function apply(place: number) {
    // Busy until the list shows it, so that no change is applied twice.
    await run(() => api.career.saved.apply({ id, changes: [place] }).finally(() => refresh(true)));
  }

  return (
    <div>
      <p className="text-muted-foreground text-xs">{t("changes")}</p>
      <ul className="mt-1 max-w-[72ch] border-t">
        {data.changes.map((change, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a change is known by its place.
          <li key={place} className="flex min-h-10 items-center gap-3 border-b py-1">
            <span className="min-w-0 flex-1 break-words">{changeText(change)}</span>
            {applied.includes(place) ? (
              <span className="text-success">{t("made")}</span>
            ) : (
              <Button
                size="sm"
                disabled={busy}
                aria-label={t("makeIt", { change: changeText(change) })}
                onClick={() => void apply(place)}
              >
                {t("make")}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function useChangeText(): (change: ReplyChange) => string {
  const t = useTranslations("career.saved.reply");
  const tStages = useTranslations("applications.stages");
  const { day } = useOfferTexts();
  return (change) => {
    if (change.type === "stage") return t("toStage", { stage: tStages(change.stage) });
    if (change.type === "offer") return t("keepOffer");
    return change.at === null ? t("noFollowUp") : t("followUp", { day: day(change.at), note: change.note });
  };
}
