"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import type { OpenEditor } from "@/components/features/editor/core/opened-editor";
import { documentOf } from "@/components/features/editor/core/store";
import { LOCALES } from "@/components/features/editor/design/locales";
import { PairForm } from "@/components/features/editor/resume/languages/pair-form";
import type { ResumeCard } from "@/components/features/editor/resume/resume-kind";
import { api, queries } from "@/components/kit/api/client";
import { useChange } from "@/components/kit/api/use-change";
import { Button } from "@/components/kit/ui/button";
import { Dialog } from "@/components/kit/ui/dialog";
import { Field, Select } from "@/components/kit/ui/field";
import { toast } from "@/components/kit/ui/toast";
import type { ResumeLanguage } from "@/contracts/model/career/languages";
import type { ResumeData } from "@/contracts/model/resume/data";
import { languageOf } from "@/domain/dates/locale";
import { entryNames } from "@/domain/record/entry-names";
import { type LinkableItem, linkableItems } from "@/domain/record/linked-items";

type LanguagesDialogProps = { editor: OpenEditor<ResumeData, ResumeCard>; onClose: () => void };

/** The resume in other languages: what each lacks, and one more. */
export function LanguagesDialog({ editor: { store, runner }, onClose }: LanguagesDialogProps) {
  const t = useTranslations("editor.languages");
  const tRecord = useTranslations("career.record");
  const { run: attempt, isBusy } = useChange({ failure: "toast" });
  const cache = useQueryClient();
  const names = new Intl.DisplayNames([useLocale()], { type: "language", fallback: "code" });
  const [document] = useState(() => documentOf(store.getState()));
  const { id } = store.getState().card;
  const { data: versions } = useQuery({ ...queries.resumes.languages.list.queryOptions({ input: { id } }), staleTime: 0 });
  const { data: links = [] } = useQuery(queries.resumes.links.list.queryOptions({ input: { id } }));
  const items = linkableItems(document);
  // The versions have items of their own, which show the same entries.
  const entries = new Map(links.map(({ entryId, itemId }) => [entryId, items.get(itemId)]));
  const [chosen, setChosen] = useState("");
  const own = document.metadata.page.locale;
  const taken = new Set([own, ...(versions ?? []).map(({ language }) => language)].map(languageOf));
  const free = LOCALES.filter((tag) => !taken.has(languageOf(tag)))
    .map((tag) => ({ tag, name: names.of(tag) ?? tag }))
    .sort((a, b) => a.name.localeCompare(b.name));
  const make = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    void attempt(async () => {
      // What was typed last belongs to both.
      await runner.flush();
      const made = await api.resumes.languages.add({ id, language: chosen });
      window.location.assign(`/resumes/${made}`);
    });
  };
  const separate = () =>
    attempt(async () => {
      await api.resumes.languages.separate({ id });
      await cache.invalidateQueries({ queryKey: queries.resumes.languages.key() });
      toast(t("separated"));
    });

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("title")}
      description={t("text")}
      className="w-[520px]"
      closeLabel={tRecord("proposals.close")}
    >
      {versions && versions.length > 0 ? (
        <ul className="mt-4 border-t" aria-label={t("title")}>
          {versions.map((version) => (
            <Version
              key={version.resumeId}
              version={version}
              isOwn={version.resumeId === id}
              name={names.of(version.language) ?? version.language}
              entries={entries}
            />
          ))}
        </ul>
      ) : null}
      <form onSubmit={make} className="mt-4 flex items-end gap-2">
        <div className="min-w-0 flex-1">
          <Field label={t("add")}>
            {(ids) => (
              <Select {...ids} value={chosen} onChange={(event) => setChosen(event.target.value)}>
                <option value="">{t("choose")}</option>
                {free.map(({ tag, name }) => (
                  <option key={tag} value={tag}>
                    {name}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </div>
        <Button type="submit" variant="primary" disabled={chosen === "" || isBusy}>
          {t("make")}
        </Button>
      </form>
      {versions ? (
        <PairForm
          id={id}
          document={document}
          known={new Set(versions.map(({ resumeId }) => resumeId))}
          onBefore={() => runner.flush()}
        />
      ) : null}
      {versions && versions.length > 0 ? (
        <Button variant="ghost" size="sm" className="mt-3 self-start" disabled={isBusy} onClick={() => void separate()}>
          {t("separate")}
        </Button>
      ) : null}
    </Dialog>
  );
}

type VersionProps = {
  version: ResumeLanguage;
  isOwn: boolean;
  name: string;
  entries: ReadonlyMap<string, LinkableItem | undefined>;
};

/** A version by its language, with the entries that lack a wording or whose wording may be out of date. */
function Version({ version, isOwn, name, entries }: VersionProps) {
  const t = useTranslations("editor.languages");
  const tRecord = useTranslations("career.record");
  const { resumeId, resumeName, language, gaps, isLocked, isInTrash } = version;
  const nameOf = (entryId: string) => {
    const found = entries.get(entryId);
    return (found && entryNames({ section: found.section, data: found.item }).main) || tRecord("unnamed");
  };
  return (
    <li className="border-b py-2.5">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-medium">{name}</span>
        {isOwn ? (
          <span className="text-muted-foreground text-sm">{t("here")}</span>
        ) : isInTrash ? (
          <span className="text-muted-foreground text-sm">{t("inTrash", { name: resumeName })}</span>
        ) : (
          <Link href={`/resumes/${resumeId}`} className="link break-words text-sm">
            {resumeName}
          </Link>
        )}
        {isLocked || isInTrash ? <span className="text-sm text-warning">{tRecord("waiting")}</span> : null}
      </p>
      {gaps.length === 0 ? (
        <p className="text-muted-foreground text-sm">{t("complete")}</p>
      ) : (
        <details className="text-sm">
          <summary className="w-fit cursor-pointer rounded-sm text-warning">{t("gaps", { count: gaps.length })}</summary>
          <ul className="mt-1 max-h-48 overflow-y-auto ps-4">
            {gaps.map(({ itemId, entryId, kind }) => (
              <li key={itemId} className="py-0.5">
                <Link
                  href={`/career/record?entry=${entryId}&language=${encodeURIComponent(language)}`}
                  className="link inline-block max-w-3/4 truncate align-bottom"
                >
                  {nameOf(entryId)}
                </Link>{" "}
                <span className="text-muted-foreground text-xs">{t(kind)}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}
