import { useTranslations } from "next-intl";
import { type Device, deviceOf } from "@/domain/devices/device-name";

/** Browser and system in words, such as "Firefox on Linux". */
export function useDeviceWords(): (device: Device) => string {
  const t = useTranslations("settings.sessions");
  return ({ browser, system }) => (browser && system ? t("onSystem", { browser, system }) : (browser ?? system ?? t("unknown")));
}

/** The same from a user agent. */
export function useDeviceLabel(): (userAgent: string | null | undefined) => string {
  const words = useDeviceWords();
  return (userAgent) => words(deviceOf(userAgent));
}
