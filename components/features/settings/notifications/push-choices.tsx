import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { api, queries } from "@/components/kit/api/client";
import { useChange } from "@/components/kit/api/use-change";
import { ownZone } from "@/components/kit/i18n/zoned-time";
import { Field, TextInput } from "@/components/kit/ui/field";
import { Switch } from "@/components/kit/ui/switch";
import { PUSH_KINDS, type PushSettings } from "@/contracts/model/career/push";

const NIGHT = { from: "22:00", to: "07:00" };

/** What is notified about, and the hours in which nothing is. Each change is saved at once. */
export function PushChoices({ settings }: { settings: PushSettings & { publicKey: string } }) {
  const t = useTranslations("settings.notifications");
  const cache = useQueryClient();
  const { run } = useChange({ failure: "toast" });
  const { publicKey, ...current } = settings;
  // Shown with the press itself: the cache reaches the screen a task later, and the switch would turn back until then.
  const [shown, setShown] = useState<PushSettings>(current);
  const { kinds, quiet } = shown;
  const { timezone } = current;

  // The hours are those of where the person is.
  async function save(change: Partial<PushSettings>) {
    const next = { ...shown, timezone: ownZone(), ...change };
    setShown(next);
    if (await run(() => api.push.save(next))) cache.setQueryData(queries.push.read.queryKey(), { ...next, publicKey });
    else setShown((now) => (now === next ? shown : now));
  }

  return (
    <>
      <fieldset className="mt-6 max-w-[480px]">
        <legend className="mb-1 font-medium">{t("kinds")}</legend>
        {PUSH_KINDS.map((kind) => (
          <Switch
            key={kind}
            className="py-1"
            note={t(`kind.${kind}Note`)}
            checked={kinds.includes(kind)}
            onChange={({ target }) => save({ kinds: target.checked ? [...kinds, kind] : kinds.filter((each) => each !== kind) })}
          >
            {t(`kind.${kind}`)}
          </Switch>
        ))}
      </fieldset>
      <div className="mt-6 max-w-[480px]">
        <Switch
          note={t("quietNote")}
          checked={quiet !== null}
          onChange={({ target }) => save({ quiet: target.checked ? NIGHT : null })}
        >
          {t("quiet")}
        </Switch>
        {quiet ? (
          <>
            <div className="mt-2 flex gap-3">
              {(["from", "to"] as const).map((end) => (
                <Field key={`${end} ${quiet[end]}`} label={t(end)} className="w-32">
                  {(ids) => (
                    <TextInput
                      {...ids}
                      type="time"
                      defaultValue={quiet[end]}
                      onBlur={({ target }) => {
                        if (target.value !== "" && target.value !== quiet[end])
                          save({ quiet: { ...quiet, [end]: target.value } });
                      }}
                    />
                  )}
                </Field>
              ))}
            </div>
            <p className="mt-1 text-muted-foreground text-xs">{t("zone", { zone: timezone.replaceAll("_", " ") })}</p>
          </>
        ) : null}
      </div>
    </>
  );
}
