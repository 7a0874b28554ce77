"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { ClaimList } from "@/components/kit/ai/claim-list";
import { Icon } from "@/components/kit/ui/icon";
import type { LeftOut } from "@/contracts/model/ai/claim";

/** What a model wrote and nothing supports: struck out, with the reason, and never taken over. */
export function LeftOutList({ leftOut }: { leftOut: readonly LeftOut[] }) {
  const t = useTranslations("ai.leftOut");
  return (
    <section aria-label={t("title")}>
      <p className="mb-1 font-medium text-xs">{t("title")}</p>
      <ul className="grid gap-2">
        {leftOut.map((one) => (
          <LeftOutLine key={one.text} one={one} />
        ))}
      </ul>
    </section>
  );
}

function LeftOutLine({ one }: { one: LeftOut }) {
  const t = useTranslations("ai.leftOut");
  const [added, setAdded] = useState<readonly number[]>([]);
  const open = one.claims.filter(({ start }) => !added.includes(start));
  return (
    <li className="border-s-2 ps-3">
      <p className="text-muted-foreground text-sm [overflow-wrap:anywhere]" dir="auto">
        <del>{one.text}</del>
      </p>
      {one.claims.length === 0 ? <p className="text-warning text-xs">{t("notAllowed")}</p> : null}
      <ClaimList text={one.text} claims={open} onAdded={({ start }) => setAdded([...added, start])} />
      <p role="status" className="text-success text-xs">
        {added.length > 0 ? (
          <span className="flex gap-1.5">
            <Icon name="check" size="sm" className="mt-px" />
            {t("added")}
          </span>
        ) : null}
      </p>
    </li>
  );
}
