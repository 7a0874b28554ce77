"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { api, queries } from "@/components/kit/api/client";
import { useErrorText } from "@/components/kit/api/error-text";
import { useChange } from "@/components/kit/api/use-change";
import { Button } from "@/components/kit/ui/button";
import { CheckBoxOnly } from "@/components/kit/ui/checkbox";
import { Field, FieldError, Select } from "@/components/kit/ui/field";
import { toast } from "@/components/kit/ui/toast";
import type { LanguagePairing } from "@/contracts/model/career/languages";
import type { ResumeData } from "@/contracts/model/resume/data";
import { entryNames } from "@/domain/record/entry-names";
import { linkableItems } from "@/domain/record/linked-items";

type FormProps = { id: string; document: ResumeData; known: ReadonlySet<string>; onBefore: () => Promise<unknown> };

/** Pairs the resume with one that there is in another language: first what belongs together, then both are kept in step. */
export function PairForm({ id, document, known, onBefore }: FormProps) {
  const t = useTranslations("editor.languages");
  const errorText = useErrorText();
  const { run, isBusy, error, reset } = useChange({ refreshes: [queries.resumes.key()] });
  const separation = useChange({ failure: "toast", refreshes: [queries.resumes.key()] });
  const cache = useQueryClient();
  const { data: resumes = [] } = useQuery(queries.resumes.list.queryOptions({ input: {} }));
  const [chosen, setChosen] = useState("");
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const proposed = useQuery({
    ...queries.resumes.languages.pair.queryOptions({ input: { id, resumeId: chosen } }),
    enabled: chosen !== "",
    staleTime: 0,
    retry: false,
  });
  const others = resumes.filter((each) => each.id !== id && !known.has(each.id));
  if (others.length === 0) return null;

  const undo = (resumeId: string) => separation.run(() => api.resumes.languages.separate({ id: resumeId, undo: true }));

  async function pair(event: FormEvent) {
    event.preventDefault();
    event.stopPropagation();
    await run(async () => {
      // What was typed last belongs to it.
      await onBefore();
      await api.resumes.languages.pair({ id, resumeId: chosen, write: true, except: [...left] });
      setChosen("");
      toast(t("paired"), { label: t("undo"), onClick: () => void undo(chosen) });
      // What is paired is not proposed again.
      cache.removeQueries({ queryKey: queries.resumes.languages.pair.key() });
    });
  }

  const problem = error ?? (proposed.error ? errorText(proposed.error) : null);
  return (
    <form onSubmit={pair} className="mt-4 grid gap-2 border-t pt-4">
      <Field label={t("pairWith")} hint={t("pairHint")}>
        {(ids) => (
          <Select
            {...ids}
            value={chosen}
            onChange={(event) => {
              setChosen(event.target.value);
              setLeft(new Set());
              reset();
            }}
          >
            <option value="">{t("chooseResume")}</option>
            {others.map((each) => (
              <option key={each.id} value={each.id}>
                {each.name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {problem ? <FieldError>{problem}</FieldError> : null}
      {chosen !== "" && proposed.data ? (
        <>
          <Pairs resumeId={chosen} document={document} pairing={proposed.data} left={left} onLeave={setLeft} />
          <Button type="submit" variant="primary" className="justify-self-end" disabled={isBusy}>
            {t("pair")}
          </Button>
        </>
      ) : null}
    </form>
  );
}

type PairsProps = {
  resumeId: string;
  document: ResumeData;
  pairing: LanguagePairing;
  left: ReadonlySet<string>;
  onLeave: (left: ReadonlySet<string>) => void;
};

/** Which entries belong together and what differs; those that are unticked stay apart. */
function Pairs({ resumeId, document, pairing, left, onLeave }: PairsProps) {
  const t = useTranslations("editor.languages");
  const tFields = useTranslations("editor.fields");
  const { data: other } = useQuery(queries.resumes.read.queryOptions({ input: { id: resumeId } }));
  const nameIn = (data: ResumeData | undefined, itemId: string) => {
    const found = data && linkableItems(data).get(itemId);
    return (found && entryNames({ section: found.section, data: found.item }).main) || "…";
  };
  const { pairs, alone, otherAlone } = pairing;
  const toggle = (itemId: string, isTaken: boolean) =>
    onLeave(new Set(isTaken ? [...left].filter((each) => each !== itemId) : [...left, itemId]));
  return (
    <div className="grid gap-1 text-sm [overflow-wrap:anywhere]">
      {pairs.length === 0 ? <p className="text-muted-foreground">{t("nothingAlike")}</p> : null}
      <ul className="grid max-h-56 gap-0.5 overflow-y-auto">
        {pairs.map(({ itemId, otherItemId, differs }) => (
          <li key={itemId}>
            <label htmlFor={`pair-${itemId}`} className="flex min-h-6 cursor-pointer items-start gap-2">
              <CheckBoxOnly
                id={`pair-${itemId}`}
                className="mt-0.5"
                checked={!left.has(itemId)}
                onChange={(event) => toggle(itemId, event.target.checked)}
              />
              <span>
                <bdi>{nameIn(document, itemId)}</bdi> · <bdi>{nameIn(other?.data, otherItemId)}</bdi>
                {differs.length > 0 ? (
                  <span className="block text-warning text-xs">
                    {t("differs", { fields: differs.map((field) => tFields(field as "dates")).join(", ") })}
                  </span>
                ) : null}
              </span>
            </label>
          </li>
        ))}
      </ul>
      {alone.length > 0 ? <p className="text-muted-foreground text-xs">{t("onlyHere", { count: alone.length })}</p> : null}
      {otherAlone.length > 0 ? (
        <p className="text-muted-foreground text-xs">{t("onlyThere", { count: otherAlone.length })}</p>
      ) : null}
    </div>
  );
}
