"use client";

import { useTranslations } from "next-intl";
import type { ScheduleDraft } from "@/components/features/career/schedules/schedule-draft";
import { ownZone } from "@/components/kit/i18n/zoned-time";
import { Field, Select, TextInput } from "@/components/kit/ui/field";
import { SCHEDULE_LEADS } from "@/contracts/model/career/schedule";

type WhenFieldsProps = { draft: ScheduleDraft; onChange: (change: Partial<ScheduleDraft>) => void };

const INTERVALS = { discovery: [1, 3, 7], "follow-up": [null, 3, 7, 14, 30] } as const;

/** When a schedule runs: so long before an interview, or on a day at a time of a zone. */
export function WhenFields({ draft, onChange }: WhenFieldsProps) {
  const t = useTranslations("career.schedules");
  const { kind, lead, day, time, timezone, intervalDays } = draft;
  const zones = [...new Set([timezone, ownZone(), "UTC", ...Intl.supportedValuesOf("timeZone")])];
  return (
    <div className="grid grid-cols-2 gap-3 phone:grid-cols-1">
      {kind === "prepare" ? (
        <Field label={t("lead")}>
          {(ids) => (
            <Select
              {...ids}
              value={lead ?? ""}
              onChange={({ target: { value } }) => onChange({ lead: SCHEDULE_LEADS.find((each) => each === value) ?? null })}
            >
              {SCHEDULE_LEADS.map((each) => (
                <option key={each} value={each}>
                  {t(`leads.${each}`)}
                </option>
              ))}
              <option value="">{t("leads.own")}</option>
            </Select>
          )}
        </Field>
      ) : (
        <Field label={t("interval")}>
          {(ids) => (
            <Select
              {...ids}
              value={intervalDays ?? ""}
              onChange={({ target: { value } }) => onChange({ intervalDays: value === "" ? null : Number(value) })}
            >
              {[...new Set([...INTERVALS[kind], ...(intervalDays === null ? [] : [intervalDays])])].map((days) => (
                <option key={days ?? "once"} value={days ?? ""}>
                  {days === null ? t("once") : t("every", { days })}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      <Field label={t("zone")}>
        {(ids) => (
          <Select {...ids} value={timezone} onChange={(event) => onChange({ timezone: event.target.value })}>
            {zones.map((zone) => (
              <option key={zone} value={zone}>
                {zone.replaceAll("_", " ")}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {kind === "prepare" && lead !== null ? null : (
        <>
          <Field label={t("day")}>
            {(ids) => (
              <TextInput {...ids} type="date" required value={day} onChange={(event) => onChange({ day: event.target.value })} />
            )}
          </Field>
          <Field label={t("time")}>
            {(ids) => (
              <TextInput
                {...ids}
                type="time"
                required
                value={time}
                onChange={(event) => onChange({ time: event.target.value })}
              />
            )}
          </Field>
        </>
      )}
    </div>
  );
}
