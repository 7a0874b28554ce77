"use client";

import { useTranslations } from "next-intl";
import { type Draft, type DraftField, placeOf } from "@/components/features/applications/quick-add/draft";
import { CONTROL, Field, Select, TextInput } from "@/components/kit/ui/field";
import { Icon } from "@/components/kit/ui/icon";
import { LIMITS } from "@/contracts/limits";
import { STAGES, type Stage } from "@/contracts/model/stages";

type DraftFieldsProps = {
  draft: Draft;
  errors: Partial<Record<DraftField, string | null>>;
  onType: (field: DraftField, value: string) => void;
  status: Stage;
  onStatus: (status: Stage) => void;
};

const LINES = ["company", "role", "location", "salary", "sourceUrl"] as const;

/** The fields of an application that is being added; values from a posting show their source. */
export function DraftFields({ draft, errors, onType, status, onStatus }: DraftFieldsProps) {
  const t = useTranslations("applications");
  const tAdd = useTranslations("applications.quickAdd");
  const hint = (field: DraftField) => {
    const place = placeOf(draft, field);
    return place === null ? undefined : tAdd(`places.${place}`);
  };
  return (
    <>
      <div className="grid grid-cols-2 items-start gap-3">
        {LINES.map((field) => (
          <Field
            key={field}
            className={field === "company" || field === "role" ? "phone:col-span-2" : undefined}
            label={t(`fields.${field}`)}
            error={errors[field] ?? null}
            hint={field === "sourceUrl" ? undefined : hint(field)}
          >
            {(ids) => (
              <TextInput
                {...ids}
                {...(field === "sourceUrl" ? { inputMode: "url" } : {})}
                value={draft.fields[field].value}
                maxLength={field === "sourceUrl" ? LIMITS.application.url : LIMITS.application.line}
                onChange={(event) => onType(field, event.target.value)}
              />
            )}
          </Field>
        ))}
        <Field label={t("stage")}>
          {(ids) => (
            <Select {...ids} value={status} onChange={(event) => onStatus(event.target.value as Stage)}>
              {STAGES.map((stage) => (
                <option key={stage} value={stage}>
                  {t(`stages.${stage}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      {draft.postingSource ? <LongFields draft={draft} hint={hint} onType={onType} /> : null}
    </>
  );
}

type LongFieldsProps = Pick<DraftFieldsProps, "draft" | "onType"> & { hint: (field: DraftField) => string | undefined };

/** What is long is folded away, and can be corrected as well. */
function LongFields({ draft, hint, onType }: LongFieldsProps) {
  const t = useTranslations("applications.posting");
  const tAdd = useTranslations("applications.quickAdd");
  const requirements = draft.fields.requirements.value;
  const count = requirements.split("\n").filter((line) => line.trim() !== "").length;
  return (
    <details className="group">
      <summary className="-ms-1 inline-flex min-h-6 cursor-pointer items-center gap-1 rounded-sm px-1 text-muted-foreground text-xs marker:content-none hover:text-foreground phone:min-h-11 [&::-webkit-details-marker]:hidden">
        <Icon name="caret-right" size="xs" className="group-open:rotate-90" />
        {tAdd("more", { count })}
      </summary>
      <div className="mt-2 grid gap-3">
        <Field label={t("requirements")} hint={[t("requirementsHint"), hint("requirements")].filter(Boolean).join(". ")}>
          {(ids) => (
            <textarea
              {...ids}
              rows={4}
              value={requirements}
              onChange={(event) => onType("requirements", event.target.value)}
              className={`${CONTROL} block resize-y px-2.5 py-1.5 leading-5`}
            />
          )}
        </Field>
        <Field label={t("text")} hint={hint("jobDescription")}>
          {(ids) => (
            <textarea
              {...ids}
              rows={6}
              value={draft.fields.jobDescription.value}
              maxLength={LIMITS.jobDescription.max}
              onChange={(event) => onType("jobDescription", event.target.value)}
              className={`${CONTROL} block resize-y px-2.5 py-1.5 leading-5`}
            />
          )}
        </Field>
      </div>
    </details>
  );
}
