"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { DuplicateFacts, useDuplicates } from "@/components/features/career/facts/duplicate-facts";
import { FactProposals, useProposals } from "@/components/features/career/facts/fact-proposals";
import { Button } from "@/components/kit/ui/button";

/** Pending decisions above the facts: proposals, and nearly equal facts. */
export function FactNotes() {
  const t = useTranslations("career");
  const [open, setOpen] = useState<"proposals" | "duplicates" | null>(null);
  const proposals = useProposals().data?.length ?? 0;
  const duplicates = useDuplicates().data?.length ?? 0;
  const close = () => setOpen(null);
  if (open === "proposals") return <FactProposals onClose={close} />;
  if (open === "duplicates") return <DuplicateFacts onClose={close} />;
  if (proposals + duplicates === 0) return null;
  return (
    <div className="flex flex-wrap gap-2 pb-3">
      {proposals > 0 ? (
        <Button size="sm" onClick={() => setOpen("proposals")}>
          {t("proposals.review", { count: proposals })}
        </Button>
      ) : null}
      {duplicates > 0 ? (
        <Button size="sm" onClick={() => setOpen("duplicates")}>
          {t("duplicates.review", { count: duplicates })}
        </Button>
      ) : null}
    </div>
  );
}
