import { useTranslations } from "next-intl";
import { SwitchedOff, THIS_BROWSER, turnOnHere } from "@/components/features/settings/notifications/browser-push";
import { api, queries } from "@/components/kit/api/client";
import { useChange } from "@/components/kit/api/use-change";
import { ownZone } from "@/components/kit/i18n/zoned-time";
import { Button } from "@/components/kit/ui/button";
import { FieldError } from "@/components/kit/ui/field";

type ThisDeviceProps = { state: "unsupported" | "blocked" | "off" | "on"; publicKey: string; timezone: string };

/** The button that switches notifications on for this browser, or why that is not possible. */
export function ThisDevice({ state, publicKey, timezone }: ThisDeviceProps) {
  const t = useTranslations("settings.notifications");
  const explain = (error: unknown) => (error instanceof SwitchedOff ? t(error.reason) : null);
  const { run, isBusy, error } = useChange({ refreshes: [queries.push.key(), THIS_BROWSER.queryKey], explain });
  if (state === "unsupported") return <p className="max-w-[60ch]">{t("unsupported")}</p>;
  if (state === "blocked") return <p className="max-w-[60ch]">{t("blocked")}</p>;

  async function turnOn() {
    await turnOnHere(publicKey);
    // Until a zone was chosen, quiet hours are those of where the person is.
    if (timezone !== "UTC") return;
    const { kinds, quiet } = await api.push.read();
    await api.push.save({ kinds, quiet, timezone: ownZone() });
  }

  return (
    <>
      <Button variant="primary" disabled={isBusy} onClick={() => run(turnOn, t("turnedOn"))}>
        {t(isBusy ? "turningOn" : "turnOn")}
      </Button>
      {error ? <FieldError>{error}</FieldError> : null}
    </>
  );
}
