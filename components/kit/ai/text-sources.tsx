"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { ClaimList } from "@/components/kit/ai/claim-list";
import { Icon } from "@/components/kit/ui/icon";
import type { CheckedClaim, UnsupportedClaim } from "@/contracts/model/ai/claim";

type TextSourcesProps = {
  text: string;
  /** Absent from texts that were stored before texts were checked. */
  claims?: readonly CheckedClaim[] | undefined;
  isChecked?: boolean | undefined;
};

const SOURCE_KINDS = ["resume", "letter", "fact", "story", "message"] as const;

/** What supports a text that a model wrote, what nothing supports, and whether its language is checked at all. */
export function TextSources({ text, claims = [], isChecked = true }: TextSourcesProps) {
  const t = useTranslations("ai.sources");
  const [added, setAdded] = useState<readonly number[]>([]);
  const open = unsupportedIn(text, claims).filter(({ start }) => !added.includes(start));
  // A word may be a name as well as a part of something else.
  const supported = [...new Map(claims.filter(({ source }) => source).map((claim) => [keyOf(claim), claim])).values()];
  if (open.length === 0 && supported.length === 0 && isChecked) return null;
  return (
    <div className="grid gap-1.5 text-xs">
      {open.length > 0 ? (
        <section aria-label={t("unsupported")}>
          <p className="mb-1 font-medium">{t("unsupported")}</p>
          <ClaimList text={text} claims={open} onAdded={({ start }) => setAdded([...added, start])} />
        </section>
      ) : null}
      {isChecked ? null : (
        <p className="flex gap-1.5 text-warning">
          <Icon name="warning" size="sm" className="mt-px" />
          {t("notChecked")}
        </p>
      )}
      {supported.length > 0 ? (
        <details>
          <summary className="w-fit cursor-pointer text-muted-foreground">{t("title")}</summary>
          <ul className="mt-1.5 grid gap-1.5 border-s-2 ps-3">
            {supported.map((claim) => (
              <SupportedLine key={keyOf(claim)} claim={claim} />
            ))}
          </ul>
        </details>
      ) : null}
    </div>
  );
}

const keyOf = ({ text, source }: CheckedClaim): string => `${text}\n${source?.quote}`;

function SupportedLine({ claim: { text, source } }: { claim: CheckedClaim }) {
  const t = useTranslations("ai.sources");
  const kind = SOURCE_KINDS.find((one) => one === source?.kind) ?? "other";
  return (
    <li className="[overflow-wrap:anywhere]">
      <bdi className="font-medium">{text}</bdi> <span className="text-muted-foreground">— {t(`kinds.${kind}`)}</span>
      {source?.quote ? (
        <q dir="auto" className="block text-start text-muted-foreground">
          {source.quote}
        </q>
      ) : null}
    </li>
  );
}

/** The claims without support, each where its words occur first after the one before. */
function unsupportedIn(text: string, claims: readonly CheckedClaim[]): UnsupportedClaim[] {
  let from = 0;
  return claims.flatMap(({ kind, text: words, source, nearest }) => {
    if (source !== null) return [];
    const next = text.indexOf(words, from);
    const start = next === -1 ? text.indexOf(words) : next;
    if (start === -1) return [];
    from = start + words.length;
    return [{ kind, text: words, start, end: from, nearest }];
  });
}
