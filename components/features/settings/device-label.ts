import { useTranslations } from "next-intl";
import { deviceOf } from "@/components/features/settings/device-name";

/** Browser and system in words, such as "Firefox on Linux", from its user agent. */
export function useDeviceLabel(): (userAgent: string | null | undefined) => string {
  const t = useTranslations("settings.sessions");
  return (userAgent) => {
    const { browser, system } = deviceOf(userAgent);
    return browser && system ? t("onSystem", { browser, system }) : (browser ?? system ?? t("unknown"));
  };
}
