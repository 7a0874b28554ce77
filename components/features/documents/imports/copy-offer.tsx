"use client";

import { useLocale, useTranslations } from "next-intl";
import { useId, useState } from "react";
import type { StoredImport } from "@/components/features/documents/imports/import-store";
import { patiently } from "@/components/features/documents/imports/patiently";
import type { Imports } from "@/components/features/documents/imports/use-imports";
import { ComparedWords } from "@/components/kit/ai/compared-words";
import { api } from "@/components/kit/api/client";
import { Refusal, useChange } from "@/components/kit/api/use-change";
import { leaveTo } from "@/components/kit/shell/leave-to";
import { Button } from "@/components/kit/ui/button";
import { CheckBoxOnly } from "@/components/kit/ui/checkbox";
import { FieldError } from "@/components/kit/ui/field";
import { toastOnNextPage } from "@/components/kit/ui/toast";
import { isSectionKey } from "@/contracts/model/resume/sections/forms";
import type { AnonymousMerge } from "@/contracts/model/share-link";
import { isRichField, stepsOf } from "@/domain/share-links/places";
import { plainWords } from "@/domain/share-links/text-runs";

type OfferProps = { stored: StoredImport; merge: AnonymousMerge; all: Imports; onBack: () => void };

/** The changes in an edited anonymous copy: those that are ticked go into the resume of which it was made. */
export function CopyOffer({ stored, merge: first, all, onBack }: OfferProps) {
  const t = useTranslations("imports");
  const locale = useLocale();
  const placeName = usePlaceName();
  const id = useId();
  const [merge, setMerge] = useState(first);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const { run, isBusy, error } = useChange();
  const { changes } = merge;
  const chosen = changes.filter(({ path }) => !left.has(path));
  const file = new File([stored.file], stored.name);

  const take = () =>
    run(async () => {
      // The resume may have been edited since: only what was shown here is written.
      const now = await patiently(() => api.shareLinks.mergeCopy({ file }));
      if (JSON.stringify(now.changes) !== JSON.stringify(changes)) {
        setMerge(now);
        throw new Refusal(t("copy.changed"));
      }
      await patiently(() => api.shareLinks.mergeCopy({ file, write: true, only: chosen.map(({ path }) => path) }));
      await all.drop([stored.id]);
      toastOnNextPage(t("copy.taken", { count: chosen.length }));
      return leaveTo(`/resumes/${merge.resumeId}`);
    });

  const tick = (path: string, isTaken: boolean) =>
    setLeft((before) => new Set(isTaken ? [...before].filter((each) => each !== path) : [...before, path]));

  return (
    <main className="mx-auto grid max-w-[760px] gap-4 px-6 py-6 pb-28 phone:px-4">
      <div className="grid gap-1 [overflow-wrap:anywhere]">
        <h1 className="font-semibold text-xl tracking-tight">{t("copy.title")}</h1>
        <p className="text-muted-foreground text-xs">{stored.name}</p>
        <p>{t("copy.from", { name: merge.name })}</p>
        {merge.link ? <p className="text-muted-foreground">{t("copy.link", { label: merge.link.label })}</p> : null}
      </div>
      {error ? <FieldError>{error}</FieldError> : null}
      {changes.length === 0 ? <p role="status">{t("copy.unchanged")}</p> : null}
      <ul className="grid gap-3">
        {changes.map(({ path, before, after }) => (
          <li key={path}>
            <label
              htmlFor={`${id}${path}`}
              className="flex cursor-pointer gap-3 rounded-lg bg-card p-4 shadow-[inset_0_0_0_1px_var(--border)]"
            >
              <CheckBoxOnly
                id={`${id}${path}`}
                className="mt-0.5"
                checked={!left.has(path)}
                onChange={(event) => tick(path, event.target.checked)}
              />
              <span className="min-w-0 flex-1">
                <span className="text-muted-foreground text-xs">{placeName(path)}</span>
                <ComparedWords before={wordsAt(path, before)} after={wordsAt(path, after)} locale={locale} />
              </span>
            </label>
          </li>
        ))}
      </ul>
      {merge.left.length > 0 ? (
        <section aria-label={t("copy.left")} className="grid gap-2">
          <h2 className="text-muted-foreground">{t("copy.left")}</h2>
          <ul className="grid gap-1 border-s-2 ps-3 [overflow-wrap:anywhere]">
            {[...new Map(merge.left.map((each) => [`${each.path} ${each.after}`, each]))].map(([key, { path, after }]) => (
              <li key={key} dir="auto">
                {wordsAt(path, after) || "—"}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" disabled={isBusy || chosen.length === 0} onClick={() => void take()}>
          {t("copy.take", { count: chosen.length })}
        </Button>
        <Button disabled={isBusy} onClick={() => all.change(stored.id, { copy: null })}>
          {t("copy.asNew")}
        </Button>
        {(all.imports?.length ?? 0) > 1 ? (
          <Button variant="ghost" onClick={onBack}>
            {t("allFiles")}
          </Button>
        ) : null}
      </div>
    </main>
  );
}

const wordsAt = (path: string, text: string) => plainWords(text, isRichField(stepsOf(path).at(-1) ?? ""));

/** The section of a text, as the person knows it. */
function usePlaceName() {
  const t = useTranslations("imports");
  const tSection = useTranslations("editor.sections");
  return (path: string): string => {
    const [root = "", key = ""] = stepsOf(path);
    if (root === "summary") return t("summary");
    if (root === "basics") return t("basics.headline");
    return root === "sections" && isSectionKey(key) ? tSection(key) : "";
  };
}
