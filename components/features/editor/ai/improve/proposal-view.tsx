"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import type { Proposal } from "@/components/features/editor/ai/improve/proposal";
import { ClaimList } from "@/components/kit/ai/claim-list";
import { ClaimsText } from "@/components/kit/ai/claims-text";
import { OwnWords } from "@/components/kit/ai/own-words";
import { Button } from "@/components/kit/ui/button";
import { LABEL } from "@/components/kit/ui/field";
import type { UnsupportedClaim } from "@/contracts/model/ai/claim";
import { withoutClaims } from "@/domain/claims/without-claims";

type ProposalViewProps = {
  proposal: Proposal;
  /** Whether it has just come, and was not left open earlier. */
  wantsFocus: boolean;
  isAccepting: boolean;
  onAccept: (text: string) => void;
  onDrop: () => void;
};

/** Before and after, the reason, and what of it nothing supports. Only what is supported can be taken. */
export function ProposalView({ proposal, wantsFocus, isAccepting, onAccept, onDrop }: ProposalViewProps) {
  const t = useTranslations("editorAi.improve");
  const { before, answer } = proposal;
  const [confirmed, setConfirmed] = useState<readonly UnsupportedClaim[]>([]);
  const open = answer.claims.filter((claim) => !confirmed.includes(claim));
  const taken =
    open.length === 0 ? answer.text : confirmed.length === 0 ? answer.supportedText : withoutClaims(answer.text, open);
  /** Unsupported claims are left out anyway; these are no longer asked about. */
  const [left, setLeft] = useState<readonly UnsupportedClaim[]>([]);
  const [own, setOwn] = useState<string | null>(null);
  const [isChanging, setChanging] = useState(false);
  const result = own ?? taken;
  const hasNews = result.trim() !== "" && result !== before;
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (wantsFocus) head.current?.focus();
  }, [wantsFocus]);
  return (
    <>
      <h5 ref={head} tabIndex={-1} className="font-medium outline-hidden">
        {t("proposal")}
      </h5>
      <dl className="mt-2 grid grid-cols-1 gap-2">
        <div>
          <dt className={LABEL}>{t("before")}</dt>
          <dd className="text-muted-foreground [overflow-wrap:anywhere]">{before}</dd>
        </div>
        <div>
          <dt className={LABEL}>{t("after")}</dt>
          <dd>
            <ClaimsText text={answer.text} claims={open} />
          </dd>
        </div>
        {answer.why === "" ? null : (
          <div>
            <dt className={LABEL}>{t("why")}</dt>
            <dd>{answer.why}</dd>
          </div>
        )}
      </dl>
      {open.length > 0 ? (
        <div className="mt-2 grid gap-2">
          <ClaimList
            text={answer.text}
            claims={own === null ? open.filter((claim) => !left.includes(claim)) : []}
            onAdded={(claim) => setConfirmed([...confirmed, claim])}
            onChange={() => setChanging(true)}
            onLeave={(claim) => setLeft([...left, claim])}
          />
          {isChanging ? (
            <OwnWords
              initial={answer.text}
              onTaken={(text) => {
                setOwn(text);
                setChanging(false);
              }}
              onCancel={() => setChanging(false)}
            />
          ) : null}
          <div>
            <p className={LABEL}>{t("taken")}</p>
            <p className="[overflow-wrap:anywhere]">{hasNews ? result : t("nothingTaken")}</p>
          </div>
        </div>
      ) : null}
      <div className="mt-3 flex flex-wrap gap-1.5">
        <Button size="xs" variant="ink" disabled={!hasNews || isAccepting} onClick={() => onAccept(result)}>
          {t(isAccepting ? "accepting" : "accept")}
        </Button>
        <Button size="xs" onClick={onDrop}>
          {t("drop")}
        </Button>
      </div>
    </>
  );
}
