"use client";

import { useTranslations } from "next-intl";
import { useSaveProfile } from "@/components/features/career/profile/use-profile";
import { useErrorText } from "@/components/kit/api/error-text";
import { Field, Select } from "@/components/kit/ui/field";
import { SavedField } from "@/components/kit/ui/saved-field";
import { toast } from "@/components/kit/ui/toast";
import type { CareerProfile } from "@/contracts/model/career/profile";
import { PAY_PERIODS } from "@/contracts/model/career/profile-choices";
import { readAmount } from "@/domain/career/amount";

const CURRENCIES = ["EUR", "USD", "GBP", "CHF", "SEK", "NOK", "DKK", "PLN", "CZK", "CAD", "AUD", "JPY", "INR"];

/** The lowest acceptable base pay. */
export function PayFields({ profile: { minBase } }: { profile: CareerProfile }) {
  const t = useTranslations("career.profile");
  const tPay = useTranslations("career.pay");
  const errorText = useErrorText();
  const save = useSaveProfile();
  const savePay = (change: Partial<CareerProfile["minBase"]>) =>
    save((stored) => ({ minBase: { ...stored.minBase, ...change } }));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_104px_140px] gap-2 phone:grid-cols-2">
      <SavedField
        label={t("minBase")}
        className="phone:col-span-2"
        value={minBase.amount === null ? "" : String(minBase.amount)}
        check={(text) => (text.trim() === "" || readAmount(text) !== null ? null : t("amountWrong"))}
        save={(text) => savePay({ amount: readAmount(text) })}
      />
      <SavedField
        label={t("currency")}
        value={minBase.currency}
        maxLength={3}
        suggestions={CURRENCIES}
        check={(text) => (/^\s*[a-z]{3}\s*$/i.test(text) ? null : t("currencyWrong"))}
        save={(text) => savePay({ currency: text.trim().toUpperCase() })}
      />
      <Field label={t("period")}>
        {(ids) => (
          <Select
            {...ids}
            value={minBase.period}
            onChange={({ target: { value } }) => {
              const period = PAY_PERIODS.find((each) => each === value);
              if (period) savePay({ period }).catch((error) => toast(errorText(error)));
            }}
          >
            {PAY_PERIODS.map((period) => (
              <option key={period} value={period}>
                {tPay(`per.${period}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  );
}
