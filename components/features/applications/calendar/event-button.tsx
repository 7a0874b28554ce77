import { useLocale, useTranslations } from "next-intl";
import type { DayEvent } from "@/components/features/applications/calendar/calendar-days";
import { hourOf } from "@/components/features/applications/when";
import { classNames } from "@/components/kit/ui/class-names";
import { Icon } from "@/components/kit/ui/icon";

/** An interview or a follow-up on its day; opens the application. */
export function EventButton({ event, onOpen }: { event: DayEvent; onOpen: (id: string) => void }) {
  const t = useTranslations("applicationCalendar");
  const locale = useLocale();
  const { application, at, kind, label, isClashing } = event;
  return (
    <button
      type="button"
      onClick={() => onOpen(application.id)}
      className={classNames(
        "relative flex min-h-6 w-full min-w-0 items-center gap-1 rounded-sm px-1.5 py-0.5 text-start text-xs phone:min-h-11 phone:px-3 phone:text-base",
        kind === "interview" ? "bg-primary-soft text-primary-soft-foreground" : "bg-warning-soft text-warning",
      )}
    >
      {isClashing ? <Icon name="warning" size="xs" className="flex-none text-danger" /> : null}
      {at ? <span className="flex-none tabular-nums">{hourOf(at, locale)}</span> : null}
      <span className="truncate">
        <span className="sr-only">{t(kind)} </span>
        {application.company}
        {label ? ` · ${label}` : ""}
        {isClashing ? <span className="sr-only"> {t("clashes")}</span> : null}
      </span>
    </button>
  );
}
