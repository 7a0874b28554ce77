"use client";

import { useTranslations } from "next-intl";
import { Group } from "@/components/features/editor/design/group";
import { ChangeRow } from "@/components/features/editor/resume/tailoring/change-row";
import { useTailoring } from "@/components/features/editor/resume/tailoring/use-tailoring";
import { ClaimList } from "@/components/kit/ai/claim-list";
import { useErrorText } from "@/components/kit/api/error-text";
import { Button } from "@/components/kit/ui/button";
import type { RefusedRewording } from "@/contracts/model/ai/tailoring";

/** Every change of a tailored copy, to accept or reject beside the page, and what was proposed but not let in. */
export function TailoringPanel({ onJump }: { onJump: (pointer: string) => void }) {
  const t = useTranslations("editorAi.tailoring");
  const errorText = useErrorText();
  const { tailoring, error, decide } = useTailoring();
  if (error) return <p className="px-5 py-4 text-muted-foreground text-sm phone:px-4">{errorText(error)}</p>;
  if (!tailoring) return null;
  const { changes, refused } = tailoring;
  const open = changes.filter(({ status }) => status === "pending");
  return (
    <div className="pb-10">
      <section aria-label={t("title")} className="border-b px-5 pt-4 pb-3 text-sm phone:px-4">
        <p role="status" className="font-semibold">
          {t("open", { count: open.length, total: changes.length })}
        </p>
        <p className="mt-0.5 text-muted-foreground">{t("text")}</p>
        {open.length > 0 ? (
          <div className="mt-2.5 flex flex-wrap gap-1.5">
            <Button size="xs" variant="ink" onClick={() => decide(open, "accepted")}>
              {t("acceptAll")}
            </Button>
            <Button size="xs" onClick={() => decide(open, "rejected")}>
              {t("rejectAll")}
            </Button>
          </div>
        ) : null}
      </section>
      {changes.length > 0 ? (
        <ol aria-label={t("changes")} className="px-5 phone:px-4">
          {changes.map((change) => (
            <ChangeRow key={change.id} change={change} onDecide={(status) => decide([change], status)} onJump={onJump} />
          ))}
        </ol>
      ) : null}
      {refused.length > 0 ? (
        <Group title={t("refused")}>
          <ul className="grid gap-3">
            {refused.map((one) => (
              <RefusedRow key={`${one.section}${one.entry}${one.text}`} refused={one} />
            ))}
          </ul>
        </Group>
      ) : null}
    </div>
  );
}

function RefusedRow({ refused: { heading, entry, text, why, claims } }: { refused: RefusedRewording }) {
  const t = useTranslations("editorAi.tailoring");
  return (
    <li className="text-sm">
      <p className="text-muted-foreground text-xs">{[heading, entry].filter(Boolean).join(", ")}</p>
      <p className="text-muted-foreground [overflow-wrap:anywhere]" dir="auto">
        <del>{text}</del>
      </p>
      {why === "claims" ? null : <p className="text-warning text-xs">{t(`why.${why}`)}</p>}
      <ClaimList text={text} claims={claims} onAdded={() => {}} />
    </li>
  );
}
