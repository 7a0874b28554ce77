import { useTranslations } from "next-intl";
import { Checkbox } from "@/components/kit/ui/checkbox";
import { Field, Select } from "@/components/kit/ui/field";
import { LIMITS } from "@/contracts/limits";
import type { LinkedCalendar } from "@/contracts/model/linked-calendar";

export type Choices = Pick<LinkedCalendar, "calendar" | "interviews" | "followUps" | "preparation" | "busyCalendars">;

const PARTS = ["interviews", "followUps", "preparation"] as const;

type CalendarChoicesProps = {
  calendars: readonly { url: string; name: string }[];
  choices: Choices;
  onChange: (choices: Choices) => void;
};

/** The calendar that events are put into, which events those are, and the calendars whose busy times warn of clashes. */
export function CalendarChoices({ calendars, choices, onChange }: CalendarChoicesProps) {
  const t = useTranslations("settings.calendar");
  const { calendar, busyCalendars } = choices;
  const isFull = busyCalendars.length >= LIMITS.linkedCalendar.busyCalendars;
  const toggle = (url: string) =>
    busyCalendars.includes(url) ? busyCalendars.filter((each) => each !== url) : [...busyCalendars, url];
  return (
    <>
      <Field label={t("target")}>
        {(ids) => (
          <Select
            {...ids}
            value={calendar ?? ""}
            onChange={(event) => onChange({ ...choices, calendar: event.target.value || null })}
          >
            {calendars.map(({ url, name }) => (
              <option key={url} value={url}>
                {name}
              </option>
            ))}
            <option value="">{t("noTarget")}</option>
          </Select>
        )}
      </Field>
      <fieldset className="flex flex-wrap gap-x-5 gap-y-1">
        <legend className="mb-1 text-muted-foreground text-xs">{t("put")}</legend>
        {PARTS.map((part) => (
          <Checkbox
            key={part}
            checked={choices[part]}
            disabled={calendar === null}
            onChange={(event) => onChange({ ...choices, [part]: event.target.checked })}
          >
            {t(part)}
          </Checkbox>
        ))}
      </fieldset>
      {calendars.length > 0 ? (
        <fieldset className="flex flex-wrap gap-x-5 gap-y-1">
          <legend className="mb-1 text-muted-foreground text-xs">{t("busy")}</legend>
          {calendars.map(({ url, name }) => (
            <Checkbox
              key={url}
              checked={busyCalendars.includes(url)}
              disabled={isFull && !busyCalendars.includes(url)}
              onChange={() => onChange({ ...choices, busyCalendars: toggle(url) })}
            >
              {name}
            </Checkbox>
          ))}
          <p className="basis-full text-muted-foreground text-xs">{t("busyHint")}</p>
        </fieldset>
      ) : null}
    </>
  );
}
