import { useLocale, useTranslations } from "next-intl";
import { useDeviceWords } from "@/components/features/settings/device-label";
import { THIS_BROWSER, turnOffHere } from "@/components/features/settings/notifications/browser-push";
import { api, queries } from "@/components/kit/api/client";
import { Refusal, useChange } from "@/components/kit/api/use-change";
import { dayOf } from "@/components/kit/i18n/day-of";
import { Button } from "@/components/kit/ui/button";
import { Tag } from "@/components/kit/ui/tag";
import type { PushDevice } from "@/contracts/model/career/push";

/** A device, when something last reached it, and its buttons. */
export function DeviceLine({ device, isHere }: { device: PushDevice; isHere: boolean }) {
  const t = useTranslations("settings.notifications");
  const tSessions = useTranslations("settings.sessions");
  const locale = useLocale();
  const name = useDeviceWords()(device);
  const { run, isBusy } = useChange({ failure: "toast", refreshes: [queries.push.devices.key(), THIS_BROWSER.queryKey] });

  async function test() {
    const { success } = await api.push.devices.test({ id: device.id });
    if (!success) throw new Refusal(t("testFailed"));
  }

  async function remove() {
    await api.push.devices.delete({ id: device.id });
    if (isHere) await turnOffHere();
  }

  const { lastSentAt } = device;
  return (
    <li className="flex items-center gap-2 border-b py-2.5 phone:flex-wrap">
      <div className="min-w-0 flex-1 phone:basis-full">
        <p className="flex items-center gap-2">
          <span className="truncate font-medium">{name}</span>
          {isHere ? <Tag>{tSessions("here")}</Tag> : null}
        </p>
        <p className="text-muted-foreground text-xs">
          {lastSentAt ? t("lastSent", { when: dayOf(lastSentAt, locale, Date.now()) }) : t("neverSent")}
        </p>
      </div>
      <Button size="sm" disabled={isBusy} aria-label={t("testOf", { device: name })} onClick={() => run(test, t("testSent"))}>
        {t("test")}
      </Button>
      <Button
        size="sm"
        variant="ghost"
        disabled={isBusy}
        aria-label={t("removeOf", { device: name })}
        onClick={() => run(remove, t("removed"))}
      >
        {t("remove")}
      </Button>
    </li>
  );
}
