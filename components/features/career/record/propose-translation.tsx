"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useRecordWords } from "@/components/features/career/record/use-record-words";
import { useAi } from "@/components/kit/ai/use-ai";
import { api } from "@/components/kit/api/client";
import { useChange } from "@/components/kit/api/use-change";
import { Button } from "@/components/kit/ui/button";
import type { RecordEntry } from "@/contracts/model/career/record";
import { isLanguageTag } from "@/contracts/model/language-tag";
import { wordingFor } from "@/domain/record/wordings";

type ProposeTranslationProps = {
  entry: RecordEntry;
  language: string;
  /** Fills the fields; saving stays with the person. */
  onProposed: (data: Readonly<Record<string, unknown>>) => void;
};

type Proposal = Awaited<ReturnType<typeof api.career.record.translate>>;

/** Asks the language model for a translation, and says which lines need a look. */
export function ProposeTranslation({ entry, language, onProposed }: ProposeTranslationProps) {
  const t = useTranslations("career.record.wordings");
  const { fieldName } = useRecordWords();
  const { run, isBusy } = useChange({ failure: "toast" });
  const ai = useAi();
  const [proposal, setProposal] = useState<Proposal | null>(null);
  if (ai.state !== "ready" || !isOther(entry, language)) return null;

  async function propose() {
    await run(async () => {
      const proposed = await api.career.record.translate({ id: entry.id, language });
      setProposal(proposed);
      onProposed(proposed.data);
    });
  }

  return (
    <div className="grid gap-2">
      <Button size="sm" className="justify-self-start" disabled={isBusy} onClick={() => void propose()}>
        {t(isBusy ? "proposing" : "propose")}
      </Button>
      <div role="status" className="text-sm">
        {proposal ? (
          <>
            <p className="text-muted-foreground">{t("proposed")}</p>
            {proposal.doubts.length > 0 ? <Lines title={t("doubts")} lines={proposal.doubts} nameOf={fieldName} /> : null}
            {proposal.left.length > 0 ? <Lines title={t("left")} lines={proposal.left} nameOf={fieldName} /> : null}
          </>
        ) : null}
      </div>
    </div>
  );
}

/** Whether a tag can be a language other than that of the entry's own text. */
function isOther(entry: RecordEntry, language: string): boolean {
  const own = { language: entry.language, wordings: [{ language }] };
  return language !== "" && isLanguageTag(language) && wordingFor(own, language) !== null;
}

type LinesProps = { title: string; lines: readonly { field: string; text: string }[]; nameOf: (field: string) => string };

const Lines = ({ title, lines, nameOf }: LinesProps) => (
  <div className="mt-1 border-s-2 ps-3">
    <p className="text-warning">{title}</p>
    <ul className="max-h-40 overflow-y-auto">
      {lines.map(({ field, text }) => (
        <li key={`${field} ${text}`} className="[overflow-wrap:anywhere]" dir="auto">
          <span className="text-muted-foreground">{nameOf(field)}:</span> {text}
        </li>
      ))}
    </ul>
  </div>
);
