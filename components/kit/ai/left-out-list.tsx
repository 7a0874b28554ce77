"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { ClaimList } from "@/components/kit/ai/claim-list";
import { OwnWords } from "@/components/kit/ai/own-words";
import { Icon } from "@/components/kit/ui/icon";
import type { LeftOut } from "@/contracts/model/ai/claim";

type LeftOutListProps = {
  leftOut: readonly LeftOut[];
  /** Puts a sentence in the person's own words into the draft; absent where the draft cannot change. */
  onRewritten?: (text: string) => void;
};

/** What a model wrote and nothing supports: struck out, with the reason, and never taken over as it is. */
export function LeftOutList({ leftOut, onRewritten }: LeftOutListProps) {
  const t = useTranslations("ai.leftOut");
  return (
    <section aria-label={t("title")}>
      <p className="mb-1 font-medium text-xs">{t("title")}</p>
      <ul className="grid gap-2">
        {leftOut.map((one) => (
          <LeftOutLine key={one.text} one={one} onRewritten={onRewritten} />
        ))}
      </ul>
    </section>
  );
}

function LeftOutLine({ one, onRewritten }: { one: LeftOut; onRewritten: LeftOutListProps["onRewritten"] }) {
  const t = useTranslations("ai.leftOut");
  const [added, setAdded] = useState<readonly number[]>([]);
  const [isChanging, setChanging] = useState(false);
  const [isDone, setDone] = useState(false);
  const open = one.claims.filter(({ start }) => !added.includes(start));
  if (isDone) return null;
  return (
    <li className="border-s-2 ps-3">
      <p className="text-muted-foreground text-sm [overflow-wrap:anywhere]" dir="auto">
        <del>{one.text}</del>
      </p>
      {one.claims.length === 0 ? <p className="text-warning text-xs">{t("notAllowed")}</p> : null}
      <ClaimList
        text={one.text}
        claims={open}
        onAdded={({ start }) => setAdded([...added, start])}
        {...(onRewritten && { onChange: () => setChanging(true) })}
        onLeave={() => setDone(true)}
      />
      {isChanging && onRewritten ? (
        <OwnWords
          initial={one.text}
          onTaken={(text) => {
            onRewritten(text);
            setDone(true);
          }}
          onCancel={() => setChanging(false)}
        />
      ) : null}
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
