"use client";

import { useTranslations } from "next-intl";
import { useMemo, useState } from "react";
import { Loaded } from "@/components/features/career/loaded";
import { OfferChart } from "@/components/features/career/offers/offer-chart";
import { OfferDialog } from "@/components/features/career/offers/offer-dialog";
import { OfferTable } from "@/components/features/career/offers/offer-table";
import { useProfile } from "@/components/features/career/profile/use-profile";
import { ofKind, type SavedOf, useSaved } from "@/components/features/career/saved/use-saved";
import { Button } from "@/components/kit/ui/button";
import { Empty } from "@/components/kit/ui/empty";
import { Icon } from "@/components/kit/ui/icon";

/** The newest offer of each application: it replaces earlier ones. */
function newestOffers(offers: readonly SavedOf<"offer">[]): SavedOf<"offer">[] {
  return offers.filter(
    (offer, place) => offers.findIndex(({ applicationId }) => applicationId === offer.applicationId) === place,
  );
}

/** All offers side by side, weighed against what the person looks for. */
export function OffersView() {
  const t = useTranslations("career.offers");
  const query = useSaved({ kind: "offer" });
  const { data: profile } = useProfile();
  const [editing, setEditing] = useState<SavedOf<"offer"> | "new" | null>(null);
  const offers = useMemo(() => newestOffers(ofKind(query.data ?? [], "offer")), [query.data]);
  return (
    <>
      <div className="flex items-center gap-2 py-3">
        <p className="min-w-0 flex-1 text-muted-foreground">{t("intro")}</p>
        <Button needsScript variant="primary" onClick={() => setEditing("new")}>
          <Icon name="plus" />
          {t("add")}
        </Button>
      </div>
      <Loaded query={query}>
        {() =>
          offers.length === 0 ? (
            <Empty title={t("empty.title")} text={t("empty.text")} />
          ) : (
            <>
              <OfferTable offers={offers} profile={profile} onEdit={setEditing} />
              <OfferChart offers={offers} />
            </>
          )
        }
      </Loaded>
      {editing ? <OfferDialog offer={editing === "new" ? null : editing} onClose={() => setEditing(null)} /> : null}
    </>
  );
}
