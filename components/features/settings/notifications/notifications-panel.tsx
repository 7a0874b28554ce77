"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { THIS_BROWSER } from "@/components/features/settings/notifications/browser-push";
import { DeviceLine } from "@/components/features/settings/notifications/device-line";
import { PushChoices } from "@/components/features/settings/notifications/push-choices";
import { ThisDevice } from "@/components/features/settings/notifications/this-device";
import { queries } from "@/components/kit/api/client";
import { useErrorText } from "@/components/kit/api/error-text";

/** Notifications on this and other devices: which have them, of what, and when not. */
export function NotificationsPanel() {
  const t = useTranslations("settings.notifications");
  const errorText = useErrorText();
  const settings = useQuery(queries.push.read.queryOptions());
  const devices = useQuery(queries.push.devices.list.queryOptions());
  const browser = useQuery(THIS_BROWSER).data;
  const error = settings.error ?? devices.error;
  const here =
    browser?.state === "on" ? devices.data?.find(({ endpointHash }) => endpointHash === browser.endpointHash) : undefined;
  return (
    <>
      <p className="mb-3 max-w-[60ch] text-muted-foreground">{t("text")}</p>
      {error ? <p role="alert">{errorText(error)}</p> : null}
      {settings.data && devices.data && browser && !here ? (
        <ThisDevice state={browser.state} publicKey={settings.data.publicKey} timezone={settings.data.timezone} />
      ) : null}
      {devices.data && devices.data.length > 0 ? (
        <section aria-labelledby="push-devices" className="mt-6">
          <h3 id="push-devices" className="mb-1 font-medium">
            {t("devices")}
          </h3>
          <ul className="border-t">
            {devices.data.map((device) => (
              <DeviceLine key={device.id} device={device} isHere={device === here} />
            ))}
          </ul>
        </section>
      ) : null}
      {settings.data ? <PushChoices settings={settings.data} /> : null}
    </>
  );
}
