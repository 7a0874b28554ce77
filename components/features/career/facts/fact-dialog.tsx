"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { ApplicationSelect } from "@/components/features/career/application-select";
import { FactSourceLink } from "@/components/features/career/facts/fact-source-link";
import { FactUses } from "@/components/features/career/facts/fact-uses";
import { api, queries } from "@/components/kit/api/client";
import { dayOf } from "@/components/kit/i18n/day-of";
import { Field, Select, TextArea } from "@/components/kit/ui/field";
import { FormDialog } from "@/components/kit/ui/form-dialog";
import { toast } from "@/components/kit/ui/toast";
import { FACT_CATEGORIES, type Fact, type ListedFact } from "@/contracts/model/career/fact";

type FactDialogProps = {
  /** Null: a new one. */
  fact: ListedFact | null;
  /** The application that a new fact is for; null to share it. */
  applicationId?: string | null;
  onClose: () => void;
};

/** Adds a fact, or corrects the text of one; its earlier texts stay. */
export function FactDialog({ fact, applicationId: ofApplication = null, onClose }: FactDialogProps) {
  const t = useTranslations("career.facts");
  const tCareer = useTranslations("career");
  const cache = useQueryClient();
  const [text, setText] = useState(fact?.text ?? "");
  const [category, setCategory] = useState<Fact["category"]>(fact?.category ?? "accomplishment");
  const [applicationId, setApplicationId] = useState<string | null>(fact?.applicationId ?? ofApplication);
  const [corrected, setCorrected] = useState<string | null>(null);

  async function submit(): Promise<string | undefined> {
    if (fact) {
      await api.career.facts.change({ id: fact.id, text });
      const uses = await cache.fetchQuery({
        ...queries.career.facts.uses.queryOptions({ input: { id: fact.id } }),
        staleTime: 0,
      });
      // Documents with the old words are listed, to be corrected as well.
      if (text.trim() !== fact.text && uses.some(({ said }) => said !== null && said.trim() !== text.trim())) {
        setCorrected(text.trim());
        await cache.invalidateQueries({ queryKey: queries.career.facts.list.key() });
        return "stay";
      }
    } else {
      const source = { kind: "manual" as const, id: crypto.randomUUID(), quote: "" };
      const added = await api.career.facts.create({ applicationId, text, category, source });
      if (added === null) toast(t("suppressed"));
    }
    await cache.invalidateQueries({ queryKey: queries.career.facts.key() });
  }

  return (
    <FormDialog
      title={t(fact ? "edit" : "add")}
      description={fact ? undefined : t("addHint")}
      className="w-[520px]"
      cancel={corrected === null ? tCareer("cancel") : t("done")}
      save={tCareer("save")}
      isReady={text.trim() !== ""}
      onSave={submit}
      onClose={onClose}
    >
      <Field label={t("text")}>
        {(ids) => (
          <TextArea {...ids} required rows={4} maxLength={2000} value={text} onChange={(event) => setText(event.target.value)} />
        )}
      </Field>
      {fact ? (
        <>
          <Origin fact={fact} />
          {corrected === null ? null : <p role="status">{t("alsoThere")}</p>}
          <FactUses id={fact.id} text={corrected ?? fact.text} />
        </>
      ) : (
        <div className="grid grid-cols-2 gap-3 phone:grid-cols-1">
          <Field label={t("category")}>
            {(ids) => (
              <Select
                {...ids}
                value={category}
                onChange={({ target: { value } }) =>
                  setCategory(FACT_CATEGORIES.find((each) => each === value) ?? "accomplishment")
                }
              >
                {FACT_CATEGORIES.map((each) => (
                  <option key={each} value={each}>
                    {t(`categories.${each}`)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <ApplicationSelect
            label={t("usableFor")}
            none={t("allApplications")}
            value={applicationId}
            onChange={setApplicationId}
          />
        </div>
      )}
    </FormDialog>
  );
}

/** The source of a fact, its words there, and its earlier text. */
function Origin({ fact: { source, company, revisions } }: { fact: ListedFact }) {
  const t = useTranslations("career.facts");
  const locale = useLocale();
  return (
    <div className="grid gap-2 text-muted-foreground">
      <p>
        {t("from")} <FactSourceLink source={source} />
        {company === null ? "" : `. ${t("privateTo", { company })}`}
      </p>
      {source.quote === "" ? null : <blockquote className="break-words border-s-2 ps-3">{source.quote}</blockquote>}
      {revisions.length === 0 ? null : (
        <details>
          <summary className="inline-flex min-h-6 cursor-pointer items-center hover:text-foreground">
            {t("revisions", { count: revisions.length })}
          </summary>
          <ol className="mt-1 grid gap-1.5">
            {revisions.toReversed().map(({ text, at }) => (
              <li key={at} className="break-words">
                <span className="text-subtle-foreground text-xs">{dayOf(at, locale, Date.now())}</span> {text}
              </li>
            ))}
          </ol>
        </details>
      )}
    </div>
  );
}
