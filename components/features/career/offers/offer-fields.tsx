"use client";

import { useTranslations } from "next-intl";
import type { OfferDraft } from "@/components/features/career/offers/offer-draft";
import { Field, Select, TextArea, TextInput } from "@/components/kit/ui/field";
import { PAY_PERIODS } from "@/contracts/model/career/profile-choices";

type OfferFieldsProps = { draft: OfferDraft; onChange: (change: Partial<OfferDraft>) => void };

const VERSIONS = ["written", "verbal"] as const;

/** The terms of an offer, field by field; none of them is needed. */
export function OfferFields({ draft, onChange }: OfferFieldsProps) {
  const t = useTranslations("career.offers");
  const tPay = useTranslations("career.pay");
  const line = (field: "base" | "variable" | "learning" | "currency" | "location" | "leave" | "equity", max = 500) => (
    <Field key={field} label={t(field)}>
      {(ids) => (
        <TextInput
          {...ids}
          inputMode={field === "base" || field === "variable" || field === "learning" ? "decimal" : undefined}
          maxLength={field === "currency" ? 10 : max}
          value={draft[field]}
          onChange={(event) => onChange({ [field]: event.target.value })}
        />
      )}
    </Field>
  );
  return (
    <>
      <div className="grid grid-cols-2 gap-3 phone:grid-cols-1">
        <Field label={t("version")}>
          {(ids) => (
            <Select
              {...ids}
              value={draft.version}
              onChange={({ target: { value } }) => onChange({ version: VERSIONS.find((each) => each === value) ?? "written" })}
            >
              {VERSIONS.map((version) => (
                <option key={version} value={version}>
                  {t(`versions.${version}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t("respondBy")}>
          {(ids) => (
            <TextInput
              {...ids}
              type="date"
              value={draft.respondBy}
              onChange={(event) => onChange({ respondBy: event.target.value })}
            />
          )}
        </Field>
        {line("currency")}
        <Field label={t("period")}>
          {(ids) => (
            <Select
              {...ids}
              value={draft.period}
              onChange={({ target: { value } }) => onChange({ period: PAY_PERIODS.find((each) => each === value) ?? "year" })}
            >
              {PAY_PERIODS.map((period) => (
                <option key={period} value={period}>
                  {tPay(`per.${period}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {line("base", 30)}
        {line("variable", 30)}
        {line("location")}
        <Field label={t("officeDays")}>
          {(ids) => (
            <Select
              {...ids}
              value={draft.officeDays ?? ""}
              onChange={({ target: { value } }) => onChange({ officeDays: value === "" ? null : Number(value) })}
            >
              <option value="">{t("unknown")}</option>
              {[0, 1, 2, 3, 4, 5].map((days) => (
                <option key={days} value={days}>
                  {t("officeDaysValue", { days })}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {line("leave")}
        {line("learning", 30)}
      </div>
      {line("equity", 1000)}
      {(["variableConditions", "other"] as const).map((field) => (
        <Field key={field} label={t(field)}>
          {(ids) => (
            <TextArea
              {...ids}
              rows={2}
              maxLength={1000}
              value={draft[field]}
              onChange={(event) => onChange({ [field]: event.target.value })}
            />
          )}
        </Field>
      ))}
    </>
  );
}
