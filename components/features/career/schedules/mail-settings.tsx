"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { api, queries } from "@/components/kit/api/client";
import { useChange } from "@/components/kit/api/use-change";
import { ownZone } from "@/components/kit/i18n/zoned-time";
import { Field, Select } from "@/components/kit/ui/field";
import { MAIL_WAYS } from "@/contracts/model/career/notification";

const SETTINGS = queries.career.notifications.readSettings.queryOptions();

/** Whether mails of schedules come one by one, once a day together, or not at all. */
export function MailSettings() {
  const t = useTranslations("career.mails");
  const { run } = useChange({ failure: "toast" });
  const cache = useQueryClient();
  const { data } = useQuery(SETTINGS);
  if (!data) return null;

  async function choose(value: string) {
    const mail = MAIL_WAYS.find((way) => way === value);
    if (!mail) return;
    await run(async () => {
      // The day begins where the person is.
      cache.setQueryData(SETTINGS.queryKey, await api.career.notifications.saveSettings({ mail, timezone: ownZone() }));
    });
  }

  return (
    <Field
      label={t("label")}
      hint={data.mail === "daily" ? t("dailyHint", { zone: data.timezone.replaceAll("_", " ") }) : t("hint")}
      className="mt-8 max-w-[360px]"
    >
      {(ids) => (
        <Select {...ids} value={data.mail} onChange={(event) => void choose(event.target.value)}>
          {MAIL_WAYS.map((way) => (
            <option key={way} value={way}>
              {t(`ways.${way}`)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
