"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { WordingDialog } from "@/components/features/career/record/wording-dialog";
import { api } from "@/components/kit/api/client";
import { useChange } from "@/components/kit/api/use-change";
import { Button } from "@/components/kit/ui/button";
import { Icon } from "@/components/kit/ui/icon";
import type { RecordEntry } from "@/contracts/model/career/record";
import { wordingFor } from "@/domain/record/wordings";

type Wording = RecordEntry["wordings"][number];

type WordingsProps = {
  entry: RecordEntry;
  /** The wording of this language is opened, or begun. */
  language?: string | undefined;
  onChanged: () => Promise<void>;
};

/** Other wordings of an entry: shorter ones, and those of other languages. */
export function Wordings({ entry, language, onChanged }: WordingsProps) {
  const t = useTranslations("career.record.wordings");
  const { run } = useChange({ failure: "toast" });
  const [editing, setEditing] = useState<Wording | "new" | null>(() =>
    language === undefined ? null : (wordingFor(entry, language) ?? "new"),
  );

  async function attempt(work: () => Promise<unknown>) {
    await run(work);
    await onChanged();
  }

  return (
    <section aria-label={t("title")} className="grid gap-2">
      <h3 className="font-medium">{t("title")}</h3>
      {entry.wordings.length > 0 ? (
        <ul className="border-t">
          {entry.wordings.map((wording) => {
            const of = { id: entry.id, wordingId: wording.id };
            return (
              <li key={wording.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b py-2">
                <button
                  type="button"
                  className="min-w-0 flex-1 break-words rounded-sm text-start hover:underline"
                  onClick={() => setEditing(wording)}
                >
                  {wording.name}{" "}
                  <span className="text-muted-foreground text-xs">
                    {wording.language}
                    {wording.isStale ? <span className="text-warning"> {t("stale")}</span> : null}
                  </span>
                </button>
                {wording.isStale ? (
                  <Button size="xs" onClick={() => void attempt(() => api.career.record.confirmWording(of))}>
                    {t("confirm")}
                  </Button>
                ) : null}
                <Button
                  size="xs"
                  variant="ghost"
                  aria-label={t("deleteOf", { name: wording.name })}
                  onClick={() => void attempt(() => api.career.record.deleteWording(of))}
                >
                  {t("delete")}
                </Button>
              </li>
            );
          })}
        </ul>
      ) : (
        <p className="text-muted-foreground">{t("text")}</p>
      )}
      <Button size="sm" className="justify-self-start" onClick={() => setEditing("new")}>
        <Icon name="plus" size="sm" />
        {t("add")}
      </Button>
      {editing ? (
        <WordingDialog
          entry={entry}
          wording={editing === "new" ? null : (entry.wordings.find(({ id }) => id === editing.id) ?? null)}
          suggestedLanguage={language}
          onSaved={onChanged}
          onClose={() => setEditing(null)}
        />
      ) : null}
    </section>
  );
}
