"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { SentenceForm } from "@/components/kit/ai/sentence-form";
import { api } from "@/components/kit/api/client";
import { useChange } from "@/components/kit/api/use-change";
import { Button } from "@/components/kit/ui/button";
import { Icon } from "@/components/kit/ui/icon";
import type { UnsupportedClaim } from "@/contracts/model/ai/claim";

type ClaimListProps = {
  /** The sentences that make the claims; a fact is proposed from the one around a claim. */
  text: string;
  claims: readonly UnsupportedClaim[];
  onAdded: (claim: UnsupportedClaim) => void;
  /** Puts it in other words; absent where the text is changed elsewhere. */
  onChange?: (claim: UnsupportedClaim) => void;
  /** Leaves it out; absent where it is left out already, or nothing is stored. */
  onLeave?: (claim: UnsupportedClaim) => void;
};

/** Each unsupported claim with its reason, what comes closest, and the ways out: only the person can say that it is true. */
export function ClaimList({ text, claims, onAdded, onChange, onLeave }: ClaimListProps) {
  return (
    <ul className="grid gap-1">
      {claims.map((claim) => (
        <ClaimLine
          key={`${claim.start}-${claim.text}`}
          text={text}
          claim={claim}
          onAdded={() => onAdded(claim)}
          onChange={onChange && (() => onChange(claim))}
          onLeave={onLeave && (() => onLeave(claim))}
        />
      ))}
    </ul>
  );
}

type ClaimLineProps = {
  text: string;
  claim: UnsupportedClaim;
  onAdded: () => void;
  onChange: (() => void) | undefined;
  onLeave: (() => void) | undefined;
};

function ClaimLine({ text, claim, onAdded, onChange, onLeave }: ClaimLineProps) {
  const t = useTranslations("ai.claims");
  const [isAdding, setAdding] = useState(false);
  return (
    <li className="text-xs">
      <div className="flex flex-wrap items-center gap-x-2">
        <span className="flex min-w-0 flex-1 gap-1.5 text-warning">
          <Icon name="warning" size="sm" className="mt-px" />
          <span className="[overflow-wrap:anywhere]">{t(`kinds.${claim.kind}`, { words: claim.text })}</span>
        </span>
        {isAdding ? null : (
          <Button
            variant="accent"
            size="xs"
            className="font-normal"
            aria-label={t("addIt", { words: claim.text })}
            onClick={() => setAdding(true)}
          >
            {t("add")}
          </Button>
        )}
        {onChange ? <WayOut words={claim.text} way="change" onClick={onChange} /> : null}
        {onLeave ? <WayOut words={claim.text} way="leave" onClick={onLeave} /> : null}
      </div>
      {claim.nearest?.quote ? (
        <p className="ps-5 text-muted-foreground [overflow-wrap:anywhere]">
          {t("nearest")} <q dir="auto">{claim.nearest.quote}</q>
        </p>
      ) : null}
      {isAdding ? <FactForm initial={sentenceAround(text, claim)} onAdded={onAdded} onCancel={() => setAdding(false)} /> : null}
    </li>
  );
}

function WayOut({ words, way, onClick }: { words: string; way: "change" | "leave"; onClick: () => void }) {
  const t = useTranslations("ai.claims");
  return (
    <Button variant="ghost" size="xs" className="font-normal" aria-label={t(`${way}It`, { words })} onClick={onClick}>
      {t(way)}
    </Button>
  );
}

type FactFormProps = { initial: string; onAdded: () => void; onCancel: () => void };

/** The fact in the person's own words, to confirm. */
function FactForm({ initial, onAdded, onCancel }: FactFormProps) {
  const t = useTranslations("ai.claims");
  const { run, isBusy, error } = useChange();
  const save = (words: string) =>
    run(async () => {
      const source = { kind: "manual" as const, id: crypto.randomUUID(), quote: words };
      await api.career.facts.create({ applicationId: null, text: words, category: "accomplishment", source });
      onAdded();
    });
  return (
    <SentenceForm
      label={t("fact")}
      submitLabel={t(isBusy ? "saving" : "confirm")}
      initial={initial}
      maxLength={2000}
      isBusy={isBusy}
      error={error}
      onSubmit={(words) => void save(words)}
      onCancel={onCancel}
    />
  );
}

/** The sentence that makes a claim. */
function sentenceAround(text: string, { start, end }: UnsupportedClaim): string {
  const before = text.slice(0, start).search(/[^.!?\n]*$/);
  const [after = ""] = /^[^.!?\n]*(?:[.!?](?!\s|$)[^.!?\n]*)*[.!?]?/.exec(text.slice(end)) ?? [];
  return `${text.slice(before, end)}${after}`.trim();
}
