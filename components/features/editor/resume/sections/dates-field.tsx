"use client";

import { useLocale, useTranslations } from "next-intl";
import { type ReactNode, useEffect, useState } from "react";
import { useResume } from "@/components/features/editor/resume/use-resume";
import { Checkbox } from "@/components/kit/ui/checkbox";
import { LABEL, Select, TextInput } from "@/components/kit/ui/field";
import { LIMITS } from "@/contracts/limits";
import type { Dates } from "@/contracts/model/resume/dates";
import { editDates } from "@/domain/dates/edit";
import { printDates } from "@/domain/dates/print";

type DatesFieldProps = { value: Dates; onChange: (value: Dates) => void; kind: "period" | "date" };

/** When something happened: month and year, and the text the page will carry. */
export function DatesField({ value, onChange, kind }: DatesFieldProps) {
  const t = useTranslations("editor.dates");
  const locale = useResume((document) => document.metadata.page.locale);
  const dateFormat = useResume((document) => document.metadata.page.dateFormat);
  const family = useResume((document) => document.metadata.typography.body.fontFamily);
  const printed = printDates(value, { locale, dateFormat });
  const change = (part: Parameters<typeof editDates>[1]) => onChange(editDates(value, part));
  return (
    <div className="col-span-full">
      <div className="grid grid-cols-2 gap-3">
        <Endpoint label={t(kind === "date" ? "date" : "start")} value={value.start} onChange={(start) => change({ start })} />
        {kind === "date" ? null : (
          <Endpoint label={t("end")} value={value.end} onChange={(end) => change({ end })} isReplaced={value.present}>
            <Checkbox
              checked={value.present}
              onChange={(event) => change({ present: event.target.checked })}
              className="h-control"
            >
              {t("present")}
            </Checkbox>
          </Endpoint>
        )}
      </div>
      <p className="mt-1.5 flex min-h-4 items-center gap-1.5 text-muted-foreground text-xs">
        {printed === "" ? (
          t("printsNothing")
        ) : (
          <>
            {t("printsAs")}{" "}
            <q className="text-foreground text-[12.5px] [quotes:none]" style={{ fontFamily: `"${family}", serif` }}>
              {printed}
            </q>
          </>
        )}
      </p>
      {value.raw === undefined ? null : <p className="mt-0.5 text-muted-foreground text-xs">{t("asTyped")}</p>}
    </div>
  );
}

type EndpointProps = {
  label: string;
  value: string | null;
  onChange: (value: string | null) => void;
  /** Another value replaces it (“Present”), so month and year are not shown. */
  isReplaced?: boolean;
  children?: ReactNode;
};

/** Month and year. A month without a year waits for its year; a year counts once it has four digits. */
function Endpoint({ label, value, onChange, isReplaced = false, children }: EndpointProps) {
  const t = useTranslations("editor.dates");
  const months = useMonthNames();
  const [year, setYear] = useState(yearOf(value));
  const [month, setMonth] = useState(monthOf(value));
  useEffect(() => {
    setYear(yearOf(value));
    setMonth((current) => (value === null ? current : monthOf(value)));
  }, [value]);

  function commit(nextYear: string, nextMonth: string) {
    setYear(nextYear);
    setMonth(nextMonth);
    if (nextYear === "") return onChange(null);
    const number = Number(nextYear);
    if (/^\d{4}$/.test(nextYear) && number >= LIMITS.years.min && number <= LIMITS.years.max) {
      onChange(nextMonth === "" ? nextYear : `${nextYear}-${nextMonth}`);
    }
  }

  return (
    <fieldset className="min-w-0">
      <legend className={`${LABEL} mb-1`}>{label}</legend>
      {isReplaced ? null : (
        <div className="grid grid-cols-[1fr_64px] gap-2 phone:grid-cols-[1fr_80px]">
          <Select
            aria-label={t("monthOf", { which: label })}
            value={month}
            onChange={(event) => commit(year, event.target.value)}
          >
            <option value="">{t("noMonth")}</option>
            {months.map((name, index) => (
              <option key={name} value={String(index + 1).padStart(2, "0")}>
                {name}
              </option>
            ))}
          </Select>
          <TextInput
            aria-label={t("yearOf", { which: label })}
            inputMode="numeric"
            maxLength={4}
            placeholder={t("year")}
            value={year}
            onChange={(event) => commit(event.target.value.replace(/\D/g, ""), month)}
            onBlur={() => setYear(yearOf(value))}
          />
        </div>
      )}
      {children}
    </fieldset>
  );
}

const yearOf = (value: string | null) => value?.slice(0, 4) ?? "";
const monthOf = (value: string | null) => value?.slice(5, 7) ?? "";

/** Short month names in the language of the interface. */
function useMonthNames(): string[] {
  const locale = useLocale();
  const format = new Intl.DateTimeFormat(locale, { month: "short", timeZone: "UTC" });
  return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2026, month, 15)));
}
