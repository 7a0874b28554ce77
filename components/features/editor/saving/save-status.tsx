"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEditor } from "@/components/features/editor/core/use-editor";
import { useSteady } from "@/components/features/editor/core/use-steady";
import { useMedia } from "@/components/features/editor/panels/use-media";
import type { SaveStatus as Status } from "@/components/features/editor/saving/autosave";
import { classNames } from "@/components/kit/ui/class-names";
import { Icon } from "@/components/kit/ui/icon";
import type { IconName } from "@/components/kit/ui/icon-paths";

const LOOKS = {
  saved: { icon: "check", tone: "text-muted-foreground [&>svg]:text-success" },
  waiting: { icon: "circle-notch", tone: "text-muted-foreground" },
  saving: { icon: "circle-notch", tone: "text-muted-foreground" },
  offline: { icon: "cloud-slash", tone: "text-muted-foreground [&>svg]:text-info" },
  retrying: { icon: "warning", tone: "text-warning" },
  "signed-out": { icon: "warning", tone: "text-warning" },
  refused: { icon: "warning", tone: "text-danger" },
  "too-large": { icon: "warning", tone: "text-danger" },
  conflict: { icon: "warning", tone: "text-warning" },
} as const satisfies Record<Status, { icon: IconName; tone: string }>;

/** The device stores the text within milliseconds after each key. The status shows it in pauses. */
const SHOWN_AFTER_MS = 250;

/**
 * The save status in words. "Kept on this device" is shown only if it includes the last key. Only states that need attention are
 * announced.
 */
export function SaveStatus() {
  const t = useTranslations("editor.save");
  const locale = useLocale();
  const isTablet = useMedia("(min-width: 641px) and (max-width: 900px)");
  const status = useEditor((state) => state.saving.status);
  const savedAt = useEditor((state) => state.saving.savedAt);
  const isTrashed = useEditor((state) => state.isTrashed);
  const isLocked = useEditor((state) => state.card.isLocked);
  const onDevice = useEditor((state) => state.onDevice);
  const isOnDevice = useSteady(onDevice === "kept", SHOWN_AFTER_MS);
  const where = onDevice === "failed" ? "failed" : isOnDevice ? "kept" : "pending";
  const { icon, tone } = LOOKS[status];
  const isQuiet = status === "saved" || status === "saving" || status === "waiting";
  if (isTrashed || isLocked) {
    return (
      <span className="inline-flex items-center gap-[5px] whitespace-nowrap text-muted-foreground phone:text-xs">
        <Icon name={isTrashed ? "trash" : "lock-simple"} size="sm" />
        {t(isTrashed ? "trashed" : "locked")}
      </span>
    );
  }
  const text =
    status === "saved"
      ? isTablet
        ? t("savedBriefly")
        : t("saved", { time: timeOf(savedAt, locale) })
      : status === "waiting" || status === "saving" || status === "conflict"
        ? t(status)
        : t(`${status}.${where}`);
  return (
    <span
      data-save-status={status}
      data-on-device={onDevice}
      role={isQuiet ? undefined : "status"}
      title={(where === "failed" || status === "too-large") && !isQuiet ? text : undefined}
      className={classNames("inline-flex min-w-0 items-center gap-[5px] whitespace-nowrap phone:text-xs", tone)}
    >
      <Icon name={icon} size="sm" />
      <span className="truncate">
        {text}
        {status === "signed-out" ? (
          <>
            {" "}
            <a href="/auth/sign-in" target="_blank" rel="noreferrer" className="link">
              {t("signIn")}
            </a>
          </>
        ) : null}
      </span>
    </span>
  );
}

/** The time to the second; with the day before it when that is not today. */
function timeOf(iso: string, locale: string): string {
  const at = new Date(iso);
  const isToday = at.toDateString() === new Date().toDateString();
  const time = new Intl.DateTimeFormat(locale, {
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
    hourCycle: "h23",
  }).format(at);
  return isToday
    ? time
    : `${new Intl.DateTimeFormat(locale, { day: "numeric", month: "short" }).format(at)}, ${time.slice(0, 5)}`;
}
